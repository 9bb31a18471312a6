import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Answered } from "./answered";
import { fakeServer, jsonResponse } from "./fake-server.fixture";

const show = () =>
  render(
    <Answered name="search" request={{ words: "dąb" }} waiting={<p>Szukam…</p>}>
      {(found, askAgain) => (
        <button type="button" onClick={askAgain}>
          {found.length}
        </button>
      )}
    </Answered>,
  );

test("why there is no answer stands in its place, also when it was asked anew", async () => {
  const complaints = [{ problem: "Dysk jest pełny.", remedy: "Zwolnij miejsce." }];
  const asked = fakeServer([
    [200, []],
    [422, { complaints }],
  ]);
  show();
  expect(screen.getByText("Szukam…")).toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: "0" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Dysk jest pełny. Zwolnij miejsce.");
  expect(asked).toEqual([
    ["search", { words: "dąb" }],
    ["search", { words: "dąb" }],
  ]);
});

test("an earlier answer that comes later is not shown", async () => {
  const answers: ((response: Response) => void)[] = [];
  window.fetch = () => new Promise((resolve) => answers.push(resolve));
  const search = (words: string) => (
    <Answered name="search" request={{ words }}>
      {(found) => <p>{found.map(({ text }) => text).join()}</p>}
    </Answered>
  );
  const { rerender } = render(search("dąb"));
  rerender(search("buk"));
  for (const [index, text] of [
    [1, "Buk"],
    [0, "Dąb"],
  ] as const) {
    answers[index]?.(jsonResponse(200, [{ text }]));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  expect(screen.getByText("Buk")).toBeInTheDocument();
});

test("a server that is gone is no empty place", async () => {
  fakeServer([undefined]);
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("Redakcja nie odpowiada.");
});
