import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Answered, useAnswer, useNewestAnswer } from "./answered";
import { CONTENT_CHANGED } from "./ask-server";
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

test.each([
  ["answer", jsonResponse(200, [{ text: "Dąb" }])],
  ["refusal", jsonResponse(422, { complaints: [{ problem: "Dąb", remedy: "" }] })],
])("an earlier %s that comes later is not shown", async (_, late) => {
  const answers: ((response: Response) => void)[] = [];
  window.fetch = () => new Promise((resolve) => answers.push(resolve));
  const search = (words: string) => (
    <Answered name="search" request={{ words }}>
      {(found) => <p>{found.map(({ text }) => text).join()}</p>}
    </Answered>
  );
  const { rerender } = render(search("dąb"));
  rerender(search("buk"));
  for (const [index, response] of [
    [1, jsonResponse(200, [{ text: "Buk" }])],
    [0, late],
  ] as const) {
    answers[index]?.(response);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  expect(screen.getByText("Buk")).toBeInTheDocument();
  // Nor is it taken for the answer to the next request.
  rerender(search("lipa"));
  expect(screen.queryByText("Buk")).toBeNull();
});

test("of a request that is refused nothing is known that another one was answered", async () => {
  fakeServer([
    [200, []],
    [422, { complaints: [{ problem: "Dysk jest pełny.", remedy: "" }] }],
  ]);
  const { result, rerender } = renderHook(({ words }) => useAnswer("search", { words }), {
    initialProps: { words: "dąb" },
  });
  await waitFor(() => expect(result.current.result).toEqual([]));
  rerender({ words: "buk" });
  await waitFor(() => expect(result.current.complaints).toHaveLength(1));
  expect(result.current.result).toBeUndefined();
});

test("what may be another is asked anew after a change, in another view and with the focus, as long as it is drawn", async () => {
  const complaints = [{ problem: "Dysk jest pełny.", remedy: "" }];
  const asked = fakeServer([
    [200, {}],
    [200, { waiting: 1 }],
    [200, { waiting: 2 }],
    [422, { complaints }],
  ]);
  const { result, unmount } = renderHook(() => useNewestAnswer("overview", {}));
  const events = [CONTENT_CHANGED, "hashchange", "focus"];
  for (const [index, name] of events.entries()) {
    act(() => void window.dispatchEvent(new Event(name)));
    await waitFor(() => expect(asked).toHaveLength(index + 2));
  }
  // What was known last stays, beside why it may be old.
  await waitFor(() => expect(result.current).toMatchObject({ result: { waiting: 2 }, complaints }));
  unmount();
  for (const name of events) window.dispatchEvent(new Event(name));
  expect(asked).toHaveLength(4);
});

test("a server that is gone is no empty place", async () => {
  fakeServer([undefined]);
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("Redakcja nie odpowiada.");
});
