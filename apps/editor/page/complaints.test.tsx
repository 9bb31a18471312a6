import { render, screen } from "@testing-library/react";
import { LOGGED_OUT, NO_ANSWER } from "./ask-server";
import { Refused } from "./complaints";

test("whose session has ended gets the login in a new tab, since the words stay in this one", () => {
  const { rerender } = render(<Refused complaints={[LOGGED_OUT]} />);
  const login = screen.getByRole("link", { name: "Zaloguj się w nowej karcie" });
  expect(login).toHaveAttribute("href", "/admin");
  expect(login).toHaveAttribute("target", "_blank");
  rerender(<Refused complaints={[NO_ANSWER]} />);
  expect(screen.queryByRole("link")).toBeNull();
});
