import { render, screen } from "@testing-library/react";
import { allowMovedNodes } from "./allow-moved-nodes";

beforeAll(allowMovedNodes);

function Page({ count }: { count: number }) {
  return (
    <p>
      {count > 1 && <b>many</b>}
      {count > 0 && "trees"} in <i>sight</i>
    </p>
  );
}

/** Wraps each text as translators do. */
function translate(container: Element): void {
  const texts = [...container.querySelectorAll("p, b, i")].flatMap((part) =>
    [...part.childNodes].filter((node) => node instanceof Text),
  );
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

test("a part of a translated page goes and comes, and the rest stays", () => {
  const { container, rerender } = render(<Page count={1} />);
  translate(container);
  rerender(<Page count={0} />);
  rerender(<Page count={2} />);
  expect(screen.getByText("many")).toBeInTheDocument();
  expect(screen.getByText("sight")).toBeInTheDocument();
});

test("a part that was moved away goes", () => {
  const { rerender } = render(<Page count={2} />);
  const wrapper = document.createElement("div");
  const part = screen.getByText("many");
  part.before(wrapper);
  wrapper.append(part);
  rerender(<Page count={0} />);
  expect(screen.queryByText("many")).not.toBeInTheDocument();
  expect(screen.getByText("sight")).toBeInTheDocument();
});

test("a new part comes before the one after it, and last where there is none", () => {
  const { container, rerender } = render(<Page count={0} />);
  rerender(<Page count={1} />);
  expect(container).toHaveTextContent(/^trees in sight$/);
  rerender(<Page count={2} />);
  expect(container).toHaveTextContent(/^manytrees in sight$/);
  const [own, added] = [document.createElement("p"), document.createElement("b")];
  own.append("text");
  expect(own.insertBefore(added, null)).toBe(added);
  expect(own.lastChild).toBe(added);
});

test("a new part comes last in its own element where the one after it was moved elsewhere", () => {
  const [own, other, added, next] = ["p", "div", "b", "i"].map((tag) =>
    document.createElement(tag),
  );
  other?.append(next ?? "");
  own?.append("text");
  own?.insertBefore(added as Node, next as Node);
  expect(own?.lastChild).toBe(added);
  expect(other?.childNodes).toHaveLength(1);
});
