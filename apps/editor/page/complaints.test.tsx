import { fireEvent, render, screen } from "@testing-library/react";
import { LOGGED_OUT, NO_ANSWER } from "./ask-server";
import { Complaints, Refused } from "./complaints";

test("whose session has ended gets the login in a new tab, since the words stay in this one", () => {
  const { rerender } = render(<Refused complaints={[LOGGED_OUT]} />);
  const login = screen.getByRole("link", { name: "Zaloguj się w nowej karcie" });
  expect(login).toHaveAttribute("href", "/admin");
  expect(login).toHaveAttribute("target", "_blank");
  rerender(<Refused complaints={[NO_ANSWER]} />);
  expect(screen.queryByRole("link")).toBeNull();
});

test("a reason leads to its field where there is one, and says what to do", () => {
  const onShow = jest.fn();
  const complaints = [
    { problem: "Za krótko.", remedy: "Dopisz.", path: ["intro"] },
    { problem: "Dysk jest pełny.", remedy: "Zwolnij miejsce." },
  ];
  const { rerender } = render(<Complaints complaints={complaints} onShow={onShow} />);
  const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const words = ["Za krótko. Dopisz.", "Dysk jest pełny. Zwolnij miejsce."];
  expect(shown()).toEqual(words);
  const [button, ...others] = screen.getAllByRole("button");
  expect(others).toEqual([]);
  if (button) fireEvent.click(button);
  expect(onShow).toHaveBeenCalledWith(["intro"]);
  rerender(<Complaints complaints={complaints} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(shown()).toEqual(words);
});
