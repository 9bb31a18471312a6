import { render, screen } from "@testing-library/react";
import { NearestPage } from "./nearest-page";

function show(address: string) {
  history.replaceState(null, "", address);
  render(
    <>
      <NearestPage question="Did you mean" body="It has moved." />
      <a href="/">Home</a>
      <a href="/clearing/stump-milling">Stump milling</a>
      <a href="/pruszcz-gda%C5%84ski">Pruszcz Gdański</a>
    </>,
  );
  return screen.getByRole("status");
}

test.each([
  ["a misspelt one", "/clearing/stump-miling", "Stump milling"],
  ["one without its group", "/stump-milling", "Stump milling"],
  ["one with other letters", "/pruscz-gdanski", "Pruszcz Gdański"],
])("offers the page that was meant: %s", (_, address, title) => {
  expect(show(address)).toHaveTextContent(`Did you mean ${title}`);
});

test.each(["/something-else", "/%E0%A4%A", "/"])(
  "says nothing where none is near: %s",
  (address) => {
    expect(show(address)).toBeEmptyDOMElement();
    expect(screen.getByText("It has moved.")).toBeVisible();
  },
);
