import { fireEvent, render, screen } from "@testing-library/react";
import { closeOthers } from "./close-others";

test("an item that opens closes its neighbours of the same name only", () => {
  render(
    <>
      <details name="a" open data-testid="same" />
      <details name="b" open data-testid="other" />
      <details name="a" open data-testid="opened" onToggle={closeOthers} />
    </>,
  );
  fireEvent(screen.getByTestId("opened"), new Event("toggle"));
  expect(screen.getByTestId("same")).not.toHaveAttribute("open");
  expect(screen.getByTestId("other")).toHaveAttribute("open");
  expect(screen.getByTestId("opened")).toHaveAttribute("open");
});
