/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formHtml } from "../form.fixture";
import { ARRIVED, type ArrivedEnquiry } from "../shared/form-protocol";
import { keepTyped } from "./keep-typed";
import { ANSWER_TIMEOUT_MS } from "./post-enquiry";
import { restore, send } from "./send-enquiry";

const sent: FormData[] = [];
const arrived: ArrivedEnquiry[] = [];

let respond: (request: StandInRequest) => void;

/** A request whose upload and answer a test tells. */
class StandInRequest {
  upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
  status = 0;
  responseText = "";
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  asked: unknown[] = [];
  open = (...how: unknown[]) => void this.asked.push(...how);
  setRequestHeader = (...header: unknown[]) => void this.asked.push(...header);
  send(body: FormData) {
    sent.push(body);
    respond(this);
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  finish(status: number, json: unknown) {
    this.upload.onload?.();
    Object.assign(this, { status, responseText: JSON.stringify(json) });
    this.onload?.();
    this.onloadend?.();
  }
}

/** Answers like the server. */
function answer(status: number, json: unknown) {
  global.XMLHttpRequest = StandInRequest as never;
  respond = (request) => request.finish(status, json);
}

function show() {
  document.body.innerHTML = formHtml("quote");
  const form = screen.getByRole<HTMLFormElement>("form");
  form.addEventListener(ARRIVED, (event) =>
    arrived.push((event as CustomEvent<ArrivedEnquiry>).detail),
  );
  return form;
}

async function fillEnough() {
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "jan@przyklad.pl");
  await userEvent.click(screen.getByRole("checkbox"));
}

keepTyped();

beforeEach(() => {
  // jsdom draws nothing, so there is nowhere to scroll to
  Element.prototype.scrollIntoView = () => undefined;
  sent.length = 0;
  arrived.length = 0;
  sessionStorage.clear();
  document.title = "Contact";
});

test("a form with faults is not sent; focus goes to the list of them", async () => {
  answer(200, { number: "26-AB12CD" });
  await send(show());
  expect(sent).toHaveLength(0);
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  expect(document.title).toBe("Error: Contact");
});

test("a line of the list of faults leads into its field, and the address of the page stays", async () => {
  answer(200, { number: "26-AB12CD" });
  await send(show());
  const [line] = within(screen.getByRole("alert")).getAllByRole("link");
  expect(line).toBeDefined();
  const before = location.href;
  await userEvent.click(line as HTMLElement);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
  expect(location.href).toBe(before);
});

test("an address that is nearly a large provider's is asked about once, and then sent as it is", async () => {
  answer(200, { number: "26-AB12CD" });
  const form = show();
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "jan@gmial.com");
  await userEvent.click(screen.getByRole("checkbox"));
  await send(form);
  expect(sent).toEqual([]);
  expect(screen.getByRole("alert")).toHaveTextContent("Is it jan@gmail.com?");
  // Whoever leaves it as it is means it.
  const email = screen.getByRole("textbox", { name: "E-mail" });
  fireEvent.change(email);
  expect(email.closest("[data-faulty]")).toHaveAttribute("data-corrected");
  await send(form);
  expect(sent.map((body) => body.get("email"))).toEqual(["jan@gmial.com"]);
});

test("an enquiry that has arrived is told with its number, and its draft is forgotten", async () => {
  answer(200, { number: "26-AB12CD", missingPhotos: 0 });
  const form = show();
  await send(form);
  await fillEnough();
  await send(form);
  expect(arrived).toEqual([{ number: "26-AB12CD", arePhotosMissing: false }]);
  expect(sent[0]?.get("email")).toBe("jan@przyklad.pl");
  expect(document.title).toBe("Contact");
  expect(sessionStorage).toHaveLength(0);
});

test("a server that takes no enquiries says so in its own words", async () => {
  answer(503, { notice: "A <b>preview</b>." });
  const form = show();
  await fillEnough();
  await send(form);
  expect(screen.getByRole("alert")).toHaveTextContent("A <b>preview</b>.");
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  // Nothing is wrong with the form.
  expect(document.title).toBe("Contact");
  expect(arrived).toEqual([]);
});

test("asks the form's address for JSON, and shows meanwhile that it is sending, but no old fault", async () => {
  const form = show();
  await send(form);
  await fillEnough();
  const button = screen.getByRole("button", { name: "Send" });
  const status = screen.getByRole("status");
  answer(200, {});
  respond = (request) => {
    expect(request.asked).toEqual(["POST", form.action, "Accept", "application/json"]);
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(status).toHaveTextContent("Sending");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    request.finish(200, { number: "26-AB12CD" });
  };
  await send(form);
  expect(arrived).toHaveLength(1);
  expect(status).toBeEmptyDOMElement();
});

test("a connection that fails is told, and what is sent then is sent anew", async () => {
  answer(200, { number: "26-AB12CD" });
  const succeed = respond;
  respond = (request) => request.onerror?.();
  const form = show();
  await fillEnough();
  await send(form);
  expect(screen.getByRole("alert")).toHaveTextContent("It was not sent");
  respond = succeed;
  await send(form);
  expect(arrived).toHaveLength(1);
});

test("photos go in the order of their fields, each in its own, under numbered names", async () => {
  answer(200, { number: "26-AB12CD" });
  const form = show();
  await fillEnough();
  const jpeg = (name: string) => new File([name], name, { type: "image/jpeg" });
  await userEvent.upload(screen.getByLabelText("Photos"), [jpeg("b.jpg"), jpeg("c.jpg")]);
  await userEvent.upload(screen.getByLabelText("PhotoTrunk"), jpeg("a.jpg"));
  await send(form);
  const files = [...(sent[0] ?? [])].filter(([, value]) => value instanceof File);
  expect(files.map(([field, file]) => [field, (file as File).name])).toEqual([
    ["photoTrunk", "1-a.jpg"],
    ["photos", "2-b.jpg"],
    ["photos", "3-c.jpg"],
  ]);
  expect(sent[0]?.get("key")).toMatch(/^\d+(-\d+){3}$/);
});

test("a file that is no photo is told before it is sent", async () => {
  const form = show();
  await fillEnough();
  fireEvent.change(screen.getByLabelText("Photos"), {
    target: { files: [new File(["a"], "a.pdf", { type: "application/pdf" })] },
  });
  await send(form);
  expect(screen.getByRole("alert")).toHaveTextContent("Photos only.");
  expect(sent).toEqual([]);
});

test("a second attempt with faults marks the title once; each field that is put right loses its colour", async () => {
  const form = show();
  const email = screen.getByRole("textbox", { name: "E-mail" });
  fireEvent.input(email, { target: { value: "jan@" } });
  await send(form);
  await send(form);
  expect(document.title).toBe("Error: Contact");
  const field = email.closest("[data-field]");
  fireEvent.change(email, { target: { value: "jan@x" } });
  expect(field).not.toHaveAttribute("data-corrected");
  fireEvent.change(email, { target: { value: "jan@przyklad.pl" } });
  expect(field).toHaveAttribute("data-corrected");
  fireEvent.change(email, { target: { value: "jan@" } });
  expect(field).not.toHaveAttribute("data-corrected");
});

test("the list of faults comes into view at once, with all that the form is folded in", async () => {
  const form = show();
  const fold = document.body.appendChild(document.createElement("details"));
  fold.append(form);
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  await send(form);
  expect(fold.open).toBe(true);
  expect(shown.mock.calls).toEqual([[{ block: "nearest", behavior: "instant" }]]);
  const [line] = within(screen.getByRole("alert")).getAllByRole("link");
  fireEvent.click(line!);
  expect(shown.mock.contexts.at(-1)).toHaveAttribute("data-field", "email");
});

test("what comes back is seen and heard of, as if it were typed", async () => {
  answer(503, {});
  const form = show();
  await fillEnough();
  fireEvent.input(screen.getByLabelText("Girth"), { target: { value: "95" } });
  fireEvent.change(screen.getByLabelText("Service"), { target: { value: "Felling" } });
  await send(form);
  form.reset();
  for (const fold of form.querySelectorAll("details")) fold.open = false;
  const heard = jest.fn();
  form.addEventListener("input", ({ target }) => void heard((target as HTMLInputElement).name));
  restore(form);
  expect(screen.getByLabelText("Girth")).toBeVisible();
  expect(screen.getByLabelText("Service")).toHaveValue("Felling");
  expect(heard.mock.calls.flat().sort()).toEqual(["email", "girth", "service"]);
});

test("two calls at once send once", async () => {
  answer(200, { number: "26-AB12CD" });
  const form = show();
  await fillEnough();
  await Promise.all([send(form), send(form)]);
  expect(sent).toHaveLength(1);
});

test("photos that were not taken are told", async () => {
  answer(200, { number: "26-AB12CD", missingPhotos: 1 });
  const form = show();
  await fillEnough();
  await send(form);
  expect(arrived).toEqual([{ number: "26-AB12CD", arePhotosMissing: true }]);
});

test("faults that only the server sees are shown like any other", async () => {
  answer(422, { faults: [{ field: "photos", code: "wrongType" }] });
  const form = show();
  await fillEnough();
  await send(form);
  expect(screen.getByRole("alert")).toHaveTextContent("Photos only.");
});

test.each([
  [503, { problem: "unavailable" }, "It was not sent"],
  [429, { problem: "tooMany" }, "Too many at once"],
  [413, { problem: "tooLarge" }, "The photos are too large"],
  [200, "nonsense", "It was not sent"],
])("status %d: says so, and keeps what was typed", async (status, json, words) => {
  answer(status, json);
  const form = show();
  await fillEnough();
  await send(form);
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@przyklad.pl");
  expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("aria-busy", "false");
});

test("a draft comes back with its key, and gets another when it is changed", async () => {
  answer(503, {});
  const first = show();
  await fillEnough();
  await userEvent.click(screen.getByRole("radio", { name: "At once" }));
  await send(first);
  first.reset();
  restore(first);
  expect(screen.getByRole("radio", { name: "At once" })).toBeChecked();
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@przyklad.pl");
  expect(screen.getByRole("checkbox")).toBeChecked();
  expect(screen.getByRole("alert")).toHaveTextContent("It was not sent");
  await send(first);
  expect(sent[1]?.get("key")).toBe(sent[0]?.get("key"));
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "x");
  await send(first);
  expect(sent[2]?.get("key")).not.toBe(sent[0]?.get("key"));
});

test("what is typed between a failure and a reload comes back, too", async () => {
  answer(503, {});
  const form = show();
  await fillEnough();
  await send(form);
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "x");
  await userEvent.click(screen.getByRole("radio", { name: "At once" }));
  form.reset();
  restore(form);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@przyklad.plx");
  expect(screen.getByRole("radio", { name: "At once" })).toBeChecked();
});

test("a letter that was typed last, in a field that still has the focus, comes back, too", async () => {
  answer(503, {});
  const form = show();
  await fillEnough();
  await send(form);
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "x");
  window.dispatchEvent(new Event("pagehide"));
  form.reset();
  restore(form);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@przyklad.plx");
});

describe("a page that Gatsby loads anew", () => {
  beforeEach(() => sessionStorage.setItem("gatsby-reload-compilation-hash-match", "1"));

  test("keeps what is typed, with its focus, and says nothing of a failure", async () => {
    const form = show();
    await userEvent.click(screen.getByRole("radio", { name: "At once" }));
    await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "jan");
    window.dispatchEvent(new Event("pagehide"));
    const again = show();
    expect(again).not.toBe(form);
    restore(again);
    expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("jan");
    expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
    expect(screen.getByRole("radio", { name: "At once" })).toBeChecked();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(JSON.stringify(sessionStorage)).not.toContain("jan");
  });

  test.each([
    ["message", "Hello"],
    ["service", "Felling"],
    ["when", "At once"],
    ["consent", "on"],
  ])("keeps %s, were it the only one", (name, value) => {
    const control = () => show().querySelector<HTMLInputElement>(`[name="${name}"]`);
    const field = control();
    if (name === "consent") field!.checked = true;
    else (field!.form!.elements.namedItem(name) as HTMLInputElement).value = value;
    const { form } = field!;
    window.dispatchEvent(new Event("pagehide"));
    form!.reset();
    restore(form!);
    expect(new FormData(form!).get(name)).toBe(value);
  });

  test("keeps nothing of a form in which nothing is typed", () => {
    show();
    window.dispatchEvent(new Event("pagehide"));
    expect(sessionStorage).toHaveLength(1);
  });
});

test("a visitor who leaves with something typed leaves nothing in the browser", async () => {
  show();
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "jan");
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage).toHaveLength(0);
});

test("a draft tells nothing of its photos but their sizes; another photo gets another key", async () => {
  answer(503, {});
  const form = show();
  await fillEnough();
  for (const words of ["x", "x", "xx"]) {
    const photo = new File([words], "elm-street-5.jpg", { type: "image/jpeg" });
    await userEvent.upload(screen.getByLabelText("Photos"), photo);
    await send(form);
  }
  expect(JSON.stringify(sessionStorage)).toContain("jan@przyklad.pl");
  expect(JSON.stringify(sessionStorage)).not.toContain("elm-street");
  const [first, same, other] = sent.map((body) => body.get("key"));
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

describe("an upload", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Sends with so many bytes a second, for three minutes; no more after some of them. */
  async function sendAt(rate: number, seconds = 180) {
    answer(200, {});
    respond = (request) => {
      let loaded = 0;
      const timer = setInterval(() => {
        if (loaded >= seconds * rate) return;
        request.upload.onprogress?.({ loaded: (loaded += rate) });
        if (loaded < 180 * rate) return;
        clearInterval(timer);
        request.finish(200, { number: "26-AB12CD" });
      }, 1000);
    };
    const form = show();
    const email = form.querySelector<HTMLInputElement>('[name="email"]');
    fireEvent.input(email!, { target: { value: "jan@przyklad.pl" } });
    fireEvent.click(screen.getByRole("checkbox"));
    const done = send(form);
    await jest.advanceTimersByTimeAsync(200_000);
    await done;
  }

  test("may take three minutes", async () => {
    await sendAt(31_250);
    expect(arrived).toHaveLength(1);
  });

  test("that is whole waits for its answer while nothing moves", async () => {
    answer(200, {});
    respond = (request) => {
      request.upload.onload?.();
      setTimeout(() => request.finish(200, { number: "26-AB12CD" }), ANSWER_TIMEOUT_MS - 1000);
    };
    const form = show();
    const email = form.querySelector<HTMLInputElement>('[name="email"]');
    fireEvent.input(email!, { target: { value: "jan@przyklad.pl" } });
    fireEvent.click(screen.getByRole("checkbox"));
    const done = send(form);
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    await done;
    expect(arrived).toHaveLength(1);
  });

  test.each([
    ["hardly moves", 100, 180],
    ["stops in the middle", 31_250, 60],
  ])("that %s is given up", async (_, rate, seconds) => {
    await sendAt(rate, seconds);
    expect(screen.getByRole("alert")).toHaveTextContent("It was not sent");
    expect(arrived).toEqual([]);
  });
});

test.each([
  [503, { problem: "busy" }],
  [413, "<h1>Too large</h1>"],
])(
  "after a failure (%d) with photos the rest is sent without them, once, under its key",
  async (status, json) => {
    answer(status, json);
    const form = show();
    await fillEnough();
    await send(form);
    expect(screen.queryByRole("button", { name: "Send without photos" })).not.toBeInTheDocument();
    const photo = new File(["x"], "a.jpg", { type: "image/jpeg" });
    await userEvent.upload(screen.getByLabelText("Photos"), photo);
    await send(form);
    answer(200, { number: "26-AB12CD" });
    await userEvent.click(screen.getByRole("button", { name: "Send without photos" }));
    await waitFor(() => expect(arrived).toEqual([{ number: "26-AB12CD", arePhotosMissing: true }]));
    const [, withPhoto, without] = sent;
    expect([withPhoto?.has("photos"), without?.has("photos")]).toEqual([true, false]);
    expect(without?.get("key")).toBe(withPhoto?.get("key"));
    expect(without?.get("email")).toBe("jan@przyklad.pl");
  },
);

test("after too many attempts the form does not offer to send at once again", async () => {
  answer(429, {});
  const form = show();
  await fillEnough();
  const photo = new File(["x"], "a.jpg", { type: "image/jpeg" });
  await userEvent.upload(screen.getByLabelText("Photos"), photo);
  await send(form);
  expect(screen.getByRole("alert")).toHaveTextContent("Too many at once");
  expect(screen.queryByRole("button", { name: "Send without photos" })).not.toBeInTheDocument();
});

const barred = () => {
  throw new Error("barred");
};

test.each([
  ["is full", () => jest.spyOn(Storage.prototype, "setItem").mockImplementation(barred)],
  ["is barred", () => jest.spyOn(window, "sessionStorage", "get").mockImplementation(barred)],
])("works where storage %s", async (_, bar) => {
  bar();
  answer(200, { number: "26-AB12CD" });
  const form = show();
  await fillEnough();
  await send(form);
  window.dispatchEvent(new Event("pagehide"));
  jest.restoreAllMocks();
  expect(arrived).toHaveLength(1);
});
