import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChangedRecord, Complaint, Difference, PublishingState } from "../../shared/contract";
import type { Answer } from "../ask-server";
import { completeJsdom, jsonResponse } from "../fake-server.fixture";
import { QuestionsProvider } from "../questions";
import { PublishView } from "./publish-view";

const town: ChangedRecord = {
  label: "Miejscowość „Puck”",
  files: ["towns/puck.yaml", "photos/puck.jpg"],
  versions: { "towns/puck.yaml": "t1", "photos/puck.jpg": "p1" },
  savers: ["Anna"],
  saved: {
    by: "Anna",
    at: "2026-11-27T14:02:00Z",
  },
  differences: [
    {
      owner: "Miejscowość „Puck”",
      field: "Wstęp",
      kind: "changed",
      before: "Gleby są tu lekkie.",
      after: "Gleby są tu ciężkie.",
    },
  ],
};

const questions: ChangedRecord = {
  label: "Pytania i odpowiedzi",
  files: ["faq.yaml"],
  versions: { "faq.yaml": "f1" },
  savers: [],
  differences: [],
};

const empty: PublishingState = {
  author: {
    name: "Anna",
    email: "anna@example.com",
  },
  waiting: [],
  past: [],
  progress: { state: "published" },
};

const publication = {
  kind: "publication" as const,
  commit: "abc",
  by: "Anna",
  at: "2026-11-27T10:00:00+01:00",
  labels: ["Miejscowość „Puck”"],
  isTakenBack: false,
};

const refused = (...complaints: Complaint[]): Answer<never> => ({ kind: "refused", complaints });

/** What the server sends for an answer. */
function responseOf(answer: Answer<unknown>): Promise<Response> {
  const sent = {
    done: [200, "result" in answer && answer.result],
    question: [409, "question" in answer && answer.question],
    refused: [422, answer],
  } as const;
  const [status, body] = sent[answer.kind];
  return Promise.resolve(jsonResponse(status, body));
}

/** What was asked for, besides the state. */
let asked: [name: string, request: unknown][];

/**
 * Shows the view.
 * @param state what the server says, newly each time
 * @param answers what it answers to everything else; done where it has no answer
 */
function show(
  state: () => Partial<PublishingState>,
  answers: (name: string, request: unknown) => Answer<unknown> | undefined = () => undefined,
): void {
  asked = [];
  globalThis.fetch = jest.fn((address: string, { body }: RequestInit) => {
    const name = address.replace("/admin/api/", "");
    if (name === "publishing-state") {
      return responseOf({ kind: "done", result: { ...empty, ...state() } });
    }
    const request: unknown = JSON.parse(body as string);
    asked.push([name, request]);
    return responseOf(answers(name, request) ?? { kind: "done", result: {} });
  }) as jest.Mock;
  render(
    <QuestionsProvider>
      <PublishView />
    </QuestionsProvider>,
  );
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

test("what waits is shown in words, with who saved it; what is left out is not sent", async () => {
  show(() => ({ waiting: [town, questions] }));
  const first = (await screen.findByRole("checkbox", { name: "Miejscowość „Puck”" })).closest(
    "article",
  );
  expect(first).toHaveTextContent("Ostatni zapis: Anna");
  expect(first?.querySelector("time")).toHaveAttribute("datetime", town.saved?.at);
  expect(first?.querySelector("del")).toHaveTextContent("lekkie.");
  expect(first?.querySelector("ins")).toHaveTextContent("ciężkie.");
  expect(screen.getByText("Zmienił się tylko sposób zapisu, nie słowa.")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Pytania i odpowiedzi" }));
  expect(screen.getByText("Odznaczone zmiany (1) zostają zapisane i poczekają.")).toBeVisible();
  await press("Opublikuj (1)");
  expect(asked).toEqual([["publish", { shown: town.versions }]]);
});

test("a text reads as in its form: links by what they lead to, bold words bold, only new words marked", async () => {
  const before = "Zobacz [ogrody](/ogrody) i **cennik prac**.";
  const after = "Zobacz [ogrody](/laki) i **cennik prac** z dojazdem.";
  const [difference] = town.differences;
  const waiting = [{ ...town, differences: [{ ...difference, before, after } as Difference] }];
  const targets = [
    { address: "/ogrody", label: "Zakładanie ogrodów" },
    { address: "/laki", label: "Łąki kwietne" },
  ];
  show(
    () => ({ waiting }),
    (name) => (name === "link-targets" ? { kind: "done", result: targets } : undefined),
  );
  const text = (await screen.findByText("Łąki", { exact: false })).closest("p");
  expect(text).toHaveTextContent(
    "Zobacz ogrody (→ Zakładanie ogrodów) Łąki kwietne) i cennik prac. prac z dojazdem.",
  );
  expect([...(text?.querySelectorAll("b") ?? [])].map((bold) => bold.textContent)).toContain(
    "cennik",
  );
});

test("a photo is seen before and now, and of another order which entry was moved, from where", async () => {
  const owner = town.label;
  const differences: Difference[] = [
    {
      owner,
      field: "Zdjęcie",
      kind: "changed",
      formerPhotos: ["photos/a.jpg"],
      photos: ["photos/b.jpg"],
    },
    {
      owner,
      field: "Okolica",
      kind: "moved",
      before: "Hel\nJastarnia\nReda",
      after: "Jastarnia\nReda\nHel",
    },
  ];
  show(() => ({ waiting: [{ ...town, differences }] }));
  expect((await screen.findByText(/Było:/)).querySelector("img")).toHaveAccessibleName(
    "Zdjęcie „a.jpg”",
  );
  expect(screen.getByText(/Jest:/).querySelector("img")).toHaveAccessibleName("Zdjęcie „b.jpg”");
  expect(screen.getAllByRole("listitem").map((entry) => entry.textContent.trim())).toEqual([
    "Jastarnia",
    "Reda",
    "Hel przedtem na miejscu 1",
  ]);
});

test("the form of an entry that lost a field can be opened, of one that is gone it can't", async () => {
  const removed = (field: string): Difference => ({ owner: town.label, field, kind: "removed" });
  const differences = [[removed("Zdjęcie")], [removed("")]];
  show(() => ({ waiting: [{ ...town, differences: differences.shift() ?? [] }] }));
  expect(await screen.findByRole("link", { name: "Otwórz formularz" })).toBeVisible();
  act(() => void window.dispatchEvent(new Event("focus")));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Otwórz formularz" })).toBeNull());
});

test("one's own changes are ticked, and what somebody else has saved is not", async () => {
  const others = { ...questions, savers: ["Anna", "Ewa"] };
  show(() => ({ waiting: [town, others] }));
  expect(await screen.findByRole("checkbox", { name: town.label })).toBeChecked();
  const box = screen.getByRole("checkbox", { name: others.label });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await press("Opublikuj (2)");
  expect(asked).toEqual([["publish", { shown: { ...town.versions, ...others.versions } }]]);
});

test("nothing can be published where all is left out", async () => {
  show(() => ({ waiting: [town] }));
  await userEvent.click(await screen.findByRole("checkbox"));
  expect(screen.getByRole("button", { name: "Opublikuj (0)" })).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox"));
  expect(screen.getByRole("button", { name: "Opublikuj (1)" })).toBeEnabled();
});

test("a refusal says what to do, leads to the form, and takes a good word", async () => {
  const complaint: Complaint = {
    problem: "Wstęp – nieznane słowo „ogrudek”.",
    remedy: "Popraw tekst.",
    file: "towns/puck.yaml",
    path: ["intro"],
    isIgnorable: true,
    word: "ogrudek",
  };
  const mistake = { problem: "„Nazwa” jest puste.", remedy: "Wpisz nazwę." };
  show(
    () => ({ waiting: [town] }),
    (name) => (name === "publish" ? refused(mistake, complaint) : undefined),
  );
  await press("Opublikuj (1)");
  const told = await screen.findByRole("region", { name: "Nic nie opublikowano" });
  expect(told).toHaveFocus();
  const address = new URLSearchParams(
    within(told).getByRole("link").getAttribute("href")?.replace("#?", ""),
  );
  expect(Object.fromEntries(address)).toEqual({
    view: "entry",
    file: "towns/puck.yaml",
    field: '["intro"]',
  });
  expect(screen.queryByRole("button", { name: "Opublikuj mimo to" })).toBeNull();
  await press("To dobre słowo: „ogrudek”");
  expect(asked.at(-1)).toEqual(["learn-word", { word: "ogrudek" }]);
  await waitFor(() => expect(told).not.toBeInTheDocument());
  const others = screen.getByRole("region", { name: "Nic nie opublikowano" });
  expect(others).not.toHaveTextContent("ogrudek");
  expect(others).toHaveFocus();
});

test("spelling alone is a question, after which all is published", async () => {
  const complaint = (word: string) => ({
    problem: `Nieznane słowo „${word}”.`,
    remedy: "",
    isIgnorable: true,
  });
  const both = [complaint("ogrudek"), complaint("posts")];
  show(
    () => ({ waiting: [town] }),
    (_, request) => ((request as { ignoring?: string[] }).ignoring ? undefined : refused(...both)),
  );
  await press("Opublikuj (1)");
  const told = await screen.findByRole("region", { name: "Opublikować mimo to?" });
  await press("Opublikuj mimo to");
  expect(asked.at(-1)).toEqual([
    "publish",
    { shown: town.versions, ignoring: both.map(({ problem }) => problem) },
  ]);
  expect(told).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("status")).toHaveFocus());
});

test("of the last word that is learnt, and of what is thrown away, the focus goes to the heading", async () => {
  const complaint = {
    problem: "Nieznane słowo „ogrudek”.",
    remedy: "",
    isIgnorable: true,
    word: "ogrudek",
  };
  show(
    () => ({ waiting: [town] }),
    (name) => (name === "publish" ? refused(complaint) : undefined),
  );
  const heading = await screen.findByRole("heading", { name: "Czeka na publikację" });
  await press("Opublikuj (1)");
  await press("To dobre słowo: „ogrudek”");
  await waitFor(() => expect(heading).toHaveFocus());
  act(() => heading.blur());
  await press("Odrzuć zmiany: Miejscowość „Puck”");
  await waitFor(() => expect(heading).toHaveFocus());
});

test("why a word is not taken is told, and it stays", async () => {
  completeJsdom();
  const complaint = { problem: "Nieznane słowo „ogrudek”.", remedy: "Popraw.", word: "ogrudek" };
  const broken = { problem: "Dysk jest pełny.", remedy: "Zwolnij miejsce." };
  show(
    () => ({ waiting: [town] }),
    (name) => refused(name === "learn-word" ? broken : complaint),
  );
  await press("Opublikuj (1)");
  await press("To dobre słowo: „ogrudek”");
  const told = await screen.findByRole("alertdialog", { name: "Nie zapamiętano słowa" });
  expect(told).toHaveTextContent("Dysk jest pełny. Zwolnij miejsce.");
  await press("Zamknij");
  expect(screen.getByRole("button", { name: "To dobre słowo: „ogrudek”" })).toBeInTheDocument();
});

test.each([
  ["Odrzuć zmiany: Miejscowość „Puck”", "Nie odrzucono"],
  ["Cofnij", "Nie cofnięto"],
])("why nothing came of „%s” is told", async (button, heading) => {
  completeJsdom();
  show(
    () => ({ waiting: [town], past: [publication] }),
    () => refused({ problem: "Dysk jest pełny.", remedy: "" }),
  );
  await press(button);
  const told = await screen.findByRole("alertdialog", { name: heading });
  expect(told).toHaveTextContent("Dysk jest pełny.");
});

test("where nothing can be published it is said why, and nothing of an earlier publication", async () => {
  const problem = { problem: "Stąd nie można publikować.", remedy: "Zapytaj." };
  show(() => ({ waiting: [town], problem, progress: undefined }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Stąd nie można publikować. Zapytaj.");
  expect(screen.queryByText(/Opublikowano|Wysłan/)).toBeNull();
  expect(screen.getByRole("button", { name: "Opublikuj (1)" })).toBeDisabled();
});

test("throwing away is asked first", async () => {
  const question = {
    ask: "Odrzucić te zmiany?",
    places: ["Miejscowość „Puck”"],
    agree: "Odrzuć",
  };
  show(
    () => ({ waiting: [town] }),
    (_, request) =>
      (request as { agreed?: string[] }).agreed ? undefined : { kind: "question", question },
  );
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn();
  await press("Odrzuć zmiany: Miejscowość „Puck”");
  await press("Odrzuć");
  expect(asked.at(-1)).toEqual([
    "discard",
    { shown: town.versions, agreed: ["Miejscowość „Puck”"] },
  ]);
});

test("the page follows a publication on its way, also one that somebody else has begun", async () => {
  jest.useFakeTimers();
  const states: PublishingState["progress"][] = [
    { state: "sending" },
    { state: "sent" },
    { state: "waiting" },
    { state: "building" },
    { state: "published", since: "2026-11-27T14:02:00Z" },
  ];
  show(() => ({ progress: states.length > 1 ? states.shift() : states[0] }));
  const status = await screen.findByRole("status");
  expect(status).toHaveTextContent("wysyłamy zmiany");
  const looks = () => jest.mocked(fetch).mock.calls.length;
  const before = looks();
  await act(() => jest.advanceTimersByTimeAsync(2_999));
  expect(looks()).toBe(before);
  for (const words of [
    "kiedy, stąd nie widać",
    "Serwer kończy wcześniejszą",
    "Strona się buduje, zwykle 2 minuty",
    "Opublikowano",
  ]) {
    await act(() => jest.advanceTimersToNextTimerAsync());
    await waitFor(() => expect(status).toHaveTextContent(words));
  }
  expect(status).toHaveClass("success");
  expect(status.querySelector("time")).toHaveAttribute("datetime", "2026-11-27T14:02:00Z");
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test("a server that is silent is asked again", async () => {
  jest.useFakeTimers();
  let isSilent = true;
  show(() => {
    if (isSilent) throw new TypeError("Failed to fetch");
    return {};
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Redakcja nie odpowiada.");
  isSilent = false;
  await act(() => jest.advanceTimersToNextTimerAsync());
  expect(await screen.findByText("Jeszcze niczego nie opublikowano.")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
  // What is known stays.
  isSilent = true;
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(await screen.findByRole("alert")).toHaveTextContent("Redakcja nie odpowiada.");
  expect(screen.getByText("Jeszcze niczego nie opublikowano.")).toBeVisible();
  jest.useRealTimers();
});

test("each thing that changed stands once under its own name, with its fields", async () => {
  const part = `${town.label} › Część 2`;
  const differences: Difference[] = [
    { owner: town.label, field: "", kind: "added", after: "Puck" },
    { owner: part, field: "Wstęp", kind: "removed", before: "Dawny" },
    { owner: part, field: "Zdjęcie", kind: "changed", photos: ["photos/a.jpg"] },
    { owner: part, field: "Opis", kind: "changed", after: "Nowy" },
    { owner: "Menu", field: "Napis", kind: "added", after: "Puck" },
  ];
  show(() => ({ waiting: [{ ...town, differences }] }));
  const card = (await screen.findByRole("checkbox")).closest("article") as HTMLElement;
  const headings = within(card).getAllByRole("heading", { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Część 2", "Menu"]);
  const hints = [...card.querySelectorAll(".owner .hint")].map(({ textContent }) => textContent);
  expect(hints).toEqual(["nowe", "Wstęp: usunięte", "Zdjęcie: zmienione", "Opis", "Napis: nowe"]);
});

test("while somebody publishes nothing is published, thrown away or taken back", async () => {
  show(() => ({ waiting: [town], past: [publication], progress: { state: "sending" } }));
  const button = await screen.findByRole("button", { name: "Opublikuj (1)" });
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  expect(screen.getByRole("button", { name: /^Odrzuć zmiany/ })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Cofnij" })).toBeDisabled();
  expect(asked).toEqual([]);
});

test("where nothing waits and nothing was published it is said", async () => {
  show(() => ({}));
  const past = await screen.findByRole("region", { name: "Wcześniejsze publikacje" });
  expect(past).toHaveTextContent("Jeszcze niczego nie opublikowano.");
  expect(screen.getByText("Wszystko, co zapisano, jest już wysłane.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a failed publication says why", async () => {
  const problem = "Strona się nie zbudowała, więc odwiedzający widzą poprzednią wersję.";
  show(() => ({ progress: { state: "failed", problem } }));
  const status = await screen.findByRole("status");
  expect(status).toHaveTextContent(`Nie opublikowano. ${problem}`);
  expect(status).toHaveClass("error");
});

test("why an earlier publication can't be shown is told", async () => {
  const broken = { problem: "Nie ma takiej publikacji.", remedy: "Odśwież stronę." };
  show(
    () => ({ past: [publication] }),
    () => refused(broken),
  );
  await press("Pokaż zmiany");
  const told = await screen.findByRole("alert");
  expect(told).toHaveTextContent("Nie ma takiej publikacji. Odśwież stronę.");
});

test("of a publication that took another one back it is said so; of a single record only all is taken back", async () => {
  show(
    () => ({ past: [{ ...publication, isTakenBack: true, labels: ["Puck", "Hel"] }] }),
    (name) => (name === "publication" ? { kind: "done", result: [town] } : undefined),
  );
  expect(await screen.findByText("Cofnięto: Puck, Hel")).toBeVisible();
  await press("Pokaż zmiany");
  expect(await screen.findByText("ciężkie.")).toBeInTheDocument();
  const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(buttons).toEqual(["Ukryj zmiany", "Cofnij wszystko"]);
  await press("Ukryj zmiany");
  expect(screen.queryByText("ciężkie.")).toBeNull();
});

test("an earlier publication is shown in words, and can be taken back, or one record of it", async () => {
  show(
    () => ({ past: [publication, { kind: "developers", commits: 4, at: publication.at }] }),
    (name) => (name === "publication" ? { kind: "done", result: [town, questions] } : undefined),
  );
  expect(
    await screen.findByText(/^Opiekun strony zmienił treść 4 razy, ostatnio/),
  ).toBeInTheDocument();
  const times = [...document.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(times).toEqual([publication.at, publication.at]);
  await press("Cofnij");
  expect(asked.at(-1)).toEqual(["take-back", { commit: "abc" }]);
  await press("Pokaż zmiany");
  expect(await screen.findByText("ciężkie.")).toBeInTheDocument();
  await press("Cofnij tylko to: Miejscowość „Puck”");
  expect(asked.at(-1)).toEqual(["take-back", { commit: "abc", files: town.files }]);
});

test("a photo is seen where it changed, and new ones side by side; what is gone leaves no gap", async () => {
  const changed = { owner: town.label, field: "Plik zdjęcia", kind: "changed" } as const;
  const photo = (place: string) =>
    ({ owner: "Zdjęcie", field: "", kind: "added", photos: [place] }) as const;
  show(() => ({
    waiting: [
      { ...town, differences: [{ ...changed, after: "1.jpg", photos: ["photos/a/1.jpg"] }] },
      {
        ...questions,
        label: "Nowe zdjęcia (2)",
        differences: [photo("photos/b/2.jpg"), photo("photos/b/3.jpg")].map((one) => ({
          ...one,
          photos: [...one.photos],
        })),
      },
    ],
  }));
  const images = await screen.findAllByRole("img");
  expect(images.map((image) => image.getAttribute("src"))).toEqual([
    "/admin/photos/a/1.jpg?width=160",
    "/admin/photos/b/2.jpg?width=160",
    "/admin/photos/b/3.jpg?width=160",
  ]);
  // There is only one version of it.
  expect(screen.queryByText(/Było:|Jest:/)).toBeNull();
  fireEvent.error(screen.getByRole("img", { name: "Zdjęcie „2.jpg”" }));
  expect(screen.getAllByRole("img")).toHaveLength(2);
});
