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

test("one that closes leaves the others alone", () => {
  render(
    <>
      <details name="a" open data-testid="same" />
      <details name="a" data-testid="closed" onToggle={closeOthers} />
    </>,
  );
  fireEvent(screen.getByTestId("closed"), new Event("toggle"));
  expect(screen.getByTestId("same")).toHaveAttribute("open");
});
