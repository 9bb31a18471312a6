import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerGirth } from "./answer-girth";
import { TRUNK } from "./draw-trunk";
import { GirthField } from "./girth-field";

const rules = {
  girth: { hint: "Usually:" },
  girthLimits: [50, 80],
  girthSteps: [
    { above: 0, title: "Nothing", path: "/nothing" },
    { above: 50, title: "A notice", path: "/notice" },
  ],
};

let attached: AbortController | undefined;

function show(typed = "") {
  const { container } = render(
    <GirthField name="girth" label="Girth" note="<b>Measure low.</b>" defaultValue={typed} />,
  );
  // The second time is that of a form which is drawn anew.
  for (const form of [new AbortController(), new AbortController()]) {
    attached?.abort();
    attached = form;
    answerGirth(container, rules, form.signal);
  }
  expect(screen.getByText("Measure low.")).toBeInTheDocument();
  return screen.getByRole("status");
}

test("a girth is told what it needs, as soon as it is one", async () => {
  const user = userEvent.setup();
  const status = show();
  expect(status).toBeEmptyDOMElement();
  await user.type(screen.getByRole("textbox"), "50");
  expect(status).toHaveTextContent("Usually: Nothing");
  await user.type(screen.getByRole("textbox"), ",5 cm");
  expect(status).toHaveTextContent("Usually: A notice");
  const link = screen.getByRole("link", { name: "A notice" });
  expect(link).toHaveAttribute("href", "/notice");
  await user.type(screen.getByRole("textbox"), ".");
  expect(screen.getByRole("link")).toBe(link);
  await user.clear(screen.getByRole("textbox"));
  await user.type(screen.getByRole("textbox"), "thick");
  expect(status).toBeEmptyDOMElement();
});

test("what was typed before the scripts came is read, too", () => {
  expect(show("1,2 m")).toHaveTextContent("A notice");
});

test("a trunk grows with the girth, between rings at the law's limits, and goes with it", async () => {
  const user = userEvent.setup();
  const status = show();
  const [trunk, ...rings] = document.querySelectorAll("circle");
  const radiusOf = (circle: Element | undefined) => Number(circle?.getAttribute("r"));
  const girth = () => 2 * Math.PI * radiusOf(trunk) * Number(trunk?.style.scale);
  expect(document.querySelectorAll(`[${TRUNK}] path`)).toHaveLength(1);
  expect(trunk).toBeInstanceOf(SVGElement);
  expect(rings.map((ring) => Math.round(2 * Math.PI * radiusOf(ring)))).toEqual([50, 80]);
  expect(trunk).toHaveStyle({ scale: "0" });
  await user.type(screen.getByRole("textbox"), "95");
  expect(girth()).toBeCloseTo(95, 0);
  await user.clear(screen.getByRole("textbox"));
  expect(girth()).toBe(0);
  expect(status).toBeEmptyDOMElement();
});
