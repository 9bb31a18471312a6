/** @jest-environment jsdom */
import { complaintItem, showComplaints } from "./dialog";

const complaint = { problem: "Nieznane słowo.", remedy: "Popraw je.", word: "mulczera" };

/** Presses the button of a complaint. @returns what is sent, and what the button says then */
async function press(answer: () => Promise<object>) {
  const sent: unknown[] = [];
  window.fetch = jest.fn((address: string, options: RequestInit) => {
    sent.push([address, options.body]);
    return answer();
  }) as unknown as typeof window.fetch;
  const button = complaintItem(complaint).querySelector("button");
  expect(button?.textContent).toBe("To dobre słowo: „mulczera”");
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return { sent, words: button?.textContent };
}

test("a word is taken for good by a button that says what came of it", async () => {
  const reply = (status: number) => () =>
    Promise.resolve({ status, json: () => Promise.resolve({}) });
  const { sent, words } = await press(reply(200));
  expect(sent).toEqual([["/admin/api/word", "mulczera"]]);
  expect(words).toContain("jest już w słowniku");
  expect((await press(reply(500))).words).toContain("Nie dopisano");
  expect((await press(() => Promise.reject(new Error()))).words).toContain("Nie dopisano");
});

test("what is no matter of a word has no button", () => {
  const item = complaintItem({ problem: "Brakuje nazwy.", remedy: "Wpisz ją." });
  expect(item.querySelector("button")).toBeNull();
});

test("the button that changes nothing has the focus, not a word that would be taken for good", () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
  showComplaints("Nie zapisano.", [complaint]);
  expect(document.activeElement?.textContent).toBe("Zamknij");
});
