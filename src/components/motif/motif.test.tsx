import { existsSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { Rings } from "../rings/rings";
import { Motif } from "./motif";

test("a stump has rings around its label, in the type of headings", () => {
  const { container } = render(<Rings label={15} className="own" />);
  expect(container.firstElementChild).toHaveClass("disc", "own");
  expect(container.querySelector("use")?.getAttribute("href")).toContain("rings");
  expect(container.querySelector("b")).toHaveClass("serif");
  expect(container.querySelector("b")).toHaveTextContent(/^15$/);
});

test.each(["rings", "contours", "stripes"] as const)(
  "%s are a drawing of the site, which nobody reads out",
  (lines) => {
    const { container } = render(<Motif lines={lines} className="own" />);
    const drawing = container.querySelector("svg.motif.own");
    expect(drawing).toHaveAttribute("aria-hidden", "true");
    const [file = "", id] = drawing?.firstElementChild?.getAttribute("href")?.split("#") ?? [];
    expect(file).toContain(lines);
    expect([existsSync(path.join("static", file)), id]).toEqual([true, "lines"]);
  },
);
