import fastify from "fastify";
import { answerPreviewForms } from "./preview-forms";

const app = fastify();
let url = "";
beforeAll(async () => {
  answerPreviewForms(app, "/api/form");
  url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/api/form`;
});
afterAll(() => app.close());

/** A form with a photo of eight megabytes. */
function form(): FormData {
  const body = new FormData();
  body.set("message", "Zapytanie zapisane przez telefon");
  body.set("photos", new Blob([new Uint8Array(8e6)]), "a.jpg");
  return body;
}

test("a form that is sent in the preview says that it is one, and prints nothing", async () => {
  const prints = [
    jest.spyOn(process.stdout, "write"),
    jest.spyOn(console, "log"),
    jest.spyOn(console, "error"),
  ];
  const headers = { accept: "application/json" };
  const answer = await fetch(url, { method: "POST", body: form(), headers });
  expect(answer.status).toBe(503);
  const { notice } = (await answer.json()) as { notice: string };
  expect(notice).toContain("To jest podgląd");
  for (const print of prints) {
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  }
});

test("so does a page to whoever sends it without a script", async () => {
  const answer = await fetch(url, { method: "POST", body: form() });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toContain("To jest podgląd");
});
