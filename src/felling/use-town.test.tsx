import { act, renderHook } from "@testing-library/react";
import { useTown } from "./use-town";

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
  rerender("puck");
  for (const name of ["puck", "hel"]) {
    await act(() => Promise.resolve(answers.get(`/page-data/${name}/page-data.json`)?.({ name })));
  }
  expect(result.current).toEqual({ name: "puck" });
});
