import { render, screen } from "@testing-library/react";
import { NearestPage } from "./nearest-page";

function show(address: string) {
  history.replaceState(null, "", address);
  render(
    <>
      <NearestPage question="Did you mean" body="It has moved." />
      <a href="/">Home</a>
      <a href="/clearing/stump-mill">Stump mill</a>
      <a href="/clearing/stump-milling">Stump milling</a>
      <a href="/gdynia">Gdynia</a>
      <a href="https://www.example.com/gdyna">Elsewhere</a>
      <a href="/pruszcz-gda%C5%84ski">Pruszcz Gdański</a>
    </>,
  );
  return screen.getByRole("status");
}

test.each([
  ["a misspelt one", "/clearing/stump-miling", "Stump milling"],
  ["one without its group", "/stump-milling", "Stump milling"],
  ["the nearest of two", "/stump-millin", "Stump milling"],
  ["one of this site", "/gdyna", "Gdynia"],
  ["one with a slash at its end", "/clearing/stump-miling/", "Stump milling"],
  ["one with other letters", "/pruscz-gdanski", "Pruszcz Gdański"],
])("offers the page that was meant: %s", (_, address, title) => {
  expect(show(address)).toHaveTextContent(new RegExp(`^Did you mean ${title}$`));
});

// of six letters two are others: a third is too much
test.each(["/something-else", "/%E0%A4%A", "/", "/gdinja"])(
  "says nothing where none is near: %s",
  (address) => {
    expect(show(address)).toBeEmptyDOMElement();
    expect(screen.getByText("It has moved.")).toBeVisible();
  },
);
