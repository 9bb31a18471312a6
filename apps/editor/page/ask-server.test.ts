/** @jest-environment jsdom */
import { askServer, send } from "./ask-server";
import { jsonResponse } from "./fake-server.fixture";

/** What an editor is told where the server, or something before it, answers this; `undefined`: nobody does. */
async function toldAfter(response?: Partial<Response>): Promise<string> {
  window.fetch = () =>
    response ? Promise.resolve(response as Response) : Promise.reject(new TypeError());
  const refused = jest.fn();
  expect(await askServer("overview", {}, refused)).toBeUndefined();
  expect(refused).toHaveBeenCalledTimes(1);
  const [[[complaint]]] = refused.mock.calls as [[[{ problem: string; remedy: string }]]];
  return `${complaint.problem} ${complaint.remedy}`;
}

/** A page of a proxy in place of an answer. */
const page = (status: number): Partial<Response> => ({
  ok: status === 200,
  status,
  headers: { get: () => "text/html" } as unknown as Headers,
  json: () => Promise.reject(new SyntaxError()),
});

test("what is answered comes back, and nothing is refused", async () => {
  const fetched = jest.fn(() => Promise.resolve(jsonResponse(200, { groups: [], waiting: 0 })));
  window.fetch = fetched;
  const refused = jest.fn();
  expect(await askServer("overview", {}, refused)).toEqual({ groups: [], waiting: 0 });
  expect(fetched).toHaveBeenCalledWith("/admin/api/overview", {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
    // a login page elsewhere is no answer
    redirect: "manual",
  });
  expect(refused).not.toHaveBeenCalled();
});

test.each([
  ["a password that is asked anew", page(401)],
  ["a login page in place of the answer", page(200)],
  ["a page that forbids", page(403)],
  ["a login page on another origin", { ...page(0), type: "opaqueredirect" as const }],
])("an ended login is named as such: %s", async (_, response) => {
  const told = await toldAfter(response);
  expect(told).toMatch(/^Twoje logowanie wygasło\./);
  expect(told).toContain("Zaloguj się ponownie");
});

test.each([
  ["a proxy that takes less", page(413), "To za duży plik. Najwięcej można wysłać 40 MB."],
  ["a proxy that finds no server", page(502), "Redakcja nie odpowiada."],
  ["nobody at all", undefined, "Redakcja nie odpowiada."],
  ["an error of the server", jsonResponse(500, { error: "x" }), "W redakcji wystąpił błąd."],
  ["a refusal", jsonResponse(422, { complaints: [{ problem: "Nie.", remedy: "" }] }), "Nie."],
])("%s has its own words", async (_, response, words) => {
  expect(await toldAfter(response)).toContain(words);
});

test("a question comes back as one", async () => {
  const question = { ask: "Usunąć?", places: [], agree: "Usuń" };
  window.fetch = () => Promise.resolve(jsonResponse(409, question));
  expect(await send("delete", "{}")).toEqual({ kind: "question", question });
});

const fileOf = (size: number) =>
  Object.defineProperty(new File([], "film.mov"), "size", { value: size });

test("a file goes as a form, up to the limit", async () => {
  const fetched = jest.fn(() => Promise.resolve(jsonResponse(200, { kind: "added" })));
  window.fetch = fetched;
  const file = fileOf(40_000_000);
  expect(await send("add-photo?name=film.mov", file)).toMatchObject({ kind: "done" });
  const [[, { body, headers }]] = fetched.mock.calls as unknown as [[string, RequestInit]];
  expect((body as FormData).get("file")).toBe(file);
  // The browser itself names the boundary of its parts.
  expect(headers).toBeUndefined();
});

test("a file that is too large is refused with the limit, and nothing of it is sent", async () => {
  const fetched = jest.fn();
  window.fetch = fetched;
  const file = fileOf(40_000_001);
  expect(await send("add-photo?name=film.mov", file)).toEqual({
    kind: "refused",
    complaints: [
      {
        problem: "To za duży plik.",
        remedy: expect.stringContaining("40 MB") as unknown,
      },
    ],
  });
  expect(fetched).not.toHaveBeenCalled();
});
