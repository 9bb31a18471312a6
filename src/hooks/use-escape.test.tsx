import { renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEscape } from "./use-escape";

test("hears Escape until it is taken off the page", async () => {
  const handler = jest.fn();
  const { unmount } = renderHook(() => useEscape(handler));
  await userEvent.keyboard("{Enter}{Escape}");
  expect(handler).toHaveBeenCalledTimes(1);
  unmount();
  await userEvent.keyboard("{Escape}");
  expect(handler).toHaveBeenCalledTimes(1);
});
