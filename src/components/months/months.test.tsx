import { render, screen } from "@testing-library/react";
import { MonthCells } from "./month-cells";
import { MonthHeadings } from "./month-headings";
import { QualityName } from "./quality-name";
import { ReasonNames } from "./reason-names";

const words = { best: "Best", possible: "Possible", avoid: "Avoid" };
const periods = [
  { from: "listopad", quality: "best" },
  { from: "marzec", quality: "avoid" },
  { from: "czerwiec", quality: "possible" },
] as const;

const show = (current?: number) =>
  render(
    <table>
      <thead>
        <tr>
          <MonthHeadings current={current} />
        </tr>
      </thead>
      <tbody>
        <tr>
          <MonthCells periods={periods} words={words} current={current} />
        </tr>
      </tbody>
    </table>,
  );

test("a month is read by its name, and seen by three letters or a numeral", () => {
  show();
  const headings = screen.getAllByRole("columnheader");
  expect(headings.map(({ textContent }) => textContent).join(" ")).toBe(
    "styczeństyI lutylutII marzecmarIII kwiecieńkwiIV majmajV czerwiecczeVI " +
      "lipieclipVII sierpieńsieVIII wrzesieńwrzIX październikpaźX listopadlisXI grudzieńgruXII",
  );
  for (const heading of headings) {
    expect(heading.querySelectorAll("[aria-hidden=true]")).toHaveLength(2);
    expect(heading).toHaveAttribute("scope", "col");
  }
});

test("the bar of each month is as high as its time is good, and says so in words", () => {
  show();
  const cells = screen.getAllByRole("cell").map((cell) => {
    const bar = cell.querySelector("[aria-hidden=true]");
    return `${bar?.className} ${cell.textContent}`;
  });
  expect(cells[0]).toBe("mark best Best");
  expect(cells[2]).toBe("mark avoid Avoid");
  expect(cells[5]).toBe("mark possible Possible");
});

test("a quality is named beside its bar, and each reason once, in the order of their first mention", () => {
  const { container, rerender } = render(<QualityName quality="avoid" words={words} />);
  expect(container).toHaveTextContent(/^Avoid$/);
  expect(container.querySelector("[aria-hidden=true]")).toHaveClass("mark", "avoid");
  const reasons = ["nests", "leaves", "nests"].map((title) => ({ title }));
  rerender(<ReasonNames reasons={reasons} />);
  expect(container).toHaveTextContent(/^nests, leaves$/);
});

test.each([
  ["that of today is marked", 5, ["VI"]],
  ["none is marked where the month is not known", undefined, []],
])("of all months %s", (_, current, expected) => {
  const { container } = show(current);
  const headings = [...container.querySelectorAll('[aria-current="date"]')];
  expect(headings.map((heading) => heading.lastChild?.textContent)).toEqual(expected);
  const cells = screen.getAllByRole("cell");
  const marked = cells.flatMap((cell, month) => (cell.className === "current" ? [month] : []));
  expect(marked).toEqual(current === undefined ? [] : [current]);
});
