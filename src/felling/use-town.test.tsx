import { act, renderHook, waitFor } from "@testing-library/react";
import { useTown } from "./use-town";

/** Answers with the data of a page, or not at all. */
function answerWith(data?: object) {
  const json = () => Promise.resolve({ result: { data } });
  const asked = jest.fn(() => (data ? Promise.resolve({ json }) : Promise.reject(new Error())));
  window.fetch = asked as never;
  return asked;
}

test("a town that comes after the next one was chosen does not take its place", async () => {
  const answers = new Map<string, (town: object) => void>();
  window.fetch = jest.fn((address: string) => {
    const answer = new Promise((resolve) =>
      answers.set(address, (town) =>
        resolve({ json: () => Promise.resolve({ result: { data: { town } } }) }),
      ),
    );
    return answer;
  }) as never;
  const { result, rerender } = renderHook(useTown, { initialProps: "hel" });
  const come = (name: string) =>
    act(() => Promise.resolve(answers.get(`/page-data/${name}/page-data.json`)?.({ name })));
  rerender("puck");
  for (const name of ["puck", "hel"]) await come(name);
  expect(result.current).toEqual({ name: "puck" });
  rerender("łeba");
  expect(result.current).toBeUndefined();
});

test("where an address names no town, none is asked for", () => {
  const asked = answerWith({});
  expect(renderHook(() => useTown(null)).result.current).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ["the page is no town's", {}],
  ["the network fails", undefined],
])("where %s there is none, whatever the address says", async (_, data) => {
  const asked = answerWith(data);
  const { result } = renderHook(() => useTown("a/b c"));
  await waitFor(() => expect(result.current).toBeNull());
  expect(asked).toHaveBeenCalledWith("/page-data/a%2Fb%20c/page-data.json");
});
