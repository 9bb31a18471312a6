import { existsSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { Motif } from "./motif";

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
