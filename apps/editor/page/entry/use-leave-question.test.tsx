import { render } from "@testing-library/react";
import { leaveUnasked, useLeaveQuestion } from "./use-leave-question";

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useLeaveQuestion(isUnsaved);
  return null;
}

/** Whether the browser asks before the page is left. */
function isAsked(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a page is left unasked, but for one with a text that is not saved, while it is drawn", () => {
  const { rerender, unmount } = render(<Form isUnsaved={false} />);
  expect(isAsked()).toBe(false);
  rerender(<Form isUnsaved />);
  expect(isAsked()).toBe(true);
  rerender(<Form isUnsaved={false} />);
  expect(isAsked()).toBe(false);
  rerender(<Form isUnsaved />);
  unmount();
  expect(isAsked()).toBe(false);
});

test("who has agreed to lose it is not asked again", () => {
  render(<Form isUnsaved />);
  leaveUnasked();
  expect(isAsked()).toBe(false);
});
