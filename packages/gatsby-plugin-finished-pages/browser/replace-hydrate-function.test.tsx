import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
// Gatsby calls what this module exports.
import { replaceHydrateFunction } from "../gatsby-browser";
import { watchForeignChanges } from "./foreign-changes";

function Page() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count === 0 ? <b>none</b> : count}</button>;
}

/** Lets React take over a page that was built so. */
function takeOver(built: string, change = (_page: HTMLElement) => {}) {
  document.body.innerHTML = `<div id="___gatsby">${built}</div>`;
  const root = document.getElementById("___gatsby") ?? document.body;
  watchForeignChanges();
  change(root);
  const complain = jest.spyOn(console, "error");
  act(() => replaceHydrateFunction()(<Page />, root));
  expect(complain).not.toHaveBeenCalled();
  return root;
}

test("a built page stays as it is when React takes it over, and works from then on", () => {
  let built: Element | null = null;
  const root = takeOver("<button><b>none</b></button>", (page) => {
    built = page.querySelector("button");
    page.querySelector("b")?.append("added by another program");
  });
  expect(root.querySelector("button")).toBe(built);
  expect(screen.getByRole("button")).toHaveTextContent(/^none$/);
  // A translator takes a text away after that.
  root.querySelector("b")?.remove();
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent(/^1$/);
});

test("a page without built HTML is drawn", () => {
  takeOver("");
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent(/^1$/);
});
