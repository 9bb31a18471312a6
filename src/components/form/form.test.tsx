import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import * as protocol from "@typed-site/enquiries/form";
import { ARRIVED, FIELD, STORAGE_KEYS } from "@typed-site/enquiries/form";
import { UNHYDRATED } from "gatsby-plugin-finished-pages/browser";
import { formMessages, formProblems } from "../../sections/sections.fixture";
import { findBuiltForm } from "./built-form";
import { Form, FormRow } from "./form";

function show() {
  render(
    <Form
      name="quote"
      page={"/gdan\u0301sk"}
      heading="Bezpłatna wycena"
      level={2}
      intro="Niezobowiązująco."
      messages={formMessages}
      problems={formProblems}
    >
      <FormRow>
        <div {...{ [FIELD]: "town" }}>
          <input name="town" aria-label="Miejscowość" />
        </div>
      </FormRow>
    </Form>,
  );
  return screen.getByRole<HTMLFormElement>("form", { name: "Bezpłatna wycena" });
}

test("what could not be sent in this tab comes back", async () => {
  const draft = { values: { town: "Puck" }, key: "1", content: "" };
  sessionStorage.setItem(`${STORAGE_KEYS.draft}quote:/gdańsk`, JSON.stringify(draft));
  const form = show();
  expect(await screen.findByRole("alert")).toHaveTextContent("It was not sent");
  expect(form).toHaveFormValues({ town: "Puck" });
  sessionStorage.clear();
});

test("is a form with the name of its heading", () => {
  expect(show()).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Bezpłatna wycena");
  expect(screen.getByText("Niezobowiązująco.")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Miejscowość" })).toBeInTheDocument();
});

test("can be sent without a script, and says from which page", () => {
  const form = show();
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/zapytanie");
  expect(form.enctype).toBe("multipart/form-data");
  expect(form).toHaveFormValues({ form: "quote", page: "/gda\u0144sk", website: "", asked: "" });
});

test("has all that its script and the server may have to say", () => {
  const form = show();
  expect(form.noValidate).toBe(true);
  const said = [UNHYDRATED, protocol.FORM, protocol.FAULTS_HEADING, protocol.FAULTS_TITLE];
  expect([...said, protocol.SENDING].map((name) => form.getAttribute(name))).toEqual([
    "true",
    "quote",
    formMessages.invalid,
    formMessages.errorTitle,
    formMessages.sending,
  ]);
  const templates = [...form.querySelectorAll("template")];
  const [failed, tooMany, tooLarge, without] = templates.map(({ innerHTML }) => innerHTML);
  for (const [html, { heading, body }] of [
    [failed, formProblems.failed],
    [tooMany, formProblems.tooMany],
    [tooLarge, formProblems.tooLarge],
  ] as const)
    expect(html).toBe(`<p><strong>${heading}</strong></p>${body.html}`);
  expect(templates.map((one) => one.getAttribute(protocol.PROBLEM))).toEqual([
    "failed",
    "tooMany",
    "tooLarge",
    null,
  ]);
  expect(without).toContain('<button type="button"');
  expect(form.querySelector(`[${protocol.SUMMARY}]`)).toMatchObject({ tabIndex: -1, hidden: true });
  expect(form.querySelector(`[${protocol.STATUS}]`)).toHaveAttribute("role", "status");
});

test("words are no markup", () => {
  render(
    <Form
      name="quote"
      page="/"
      heading="Wycena"
      messages={{ ...formMessages, withoutPhotos: "<i> & co" }}
      problems={formProblems}
    >
      {null}
    </Form>,
  );
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Wycena");
  const templates = [...document.querySelectorAll("template")];
  expect(templates.at(-1)?.content.textContent).toBe("<i> & co");
});

test("forms of one page have each their own fields", () => {
  render(
    <Form name="contact" page="/" heading="Pytanie" messages={formMessages} problems={formProblems}>
      <input aria-label="Temat" />
    </Form>,
  );
  const quote = show();
  document.documentElement.dataset.live = "";
  render(
    <Form name="quote" page="/" heading="Druga" messages={formMessages} problems={formProblems}>
      <input aria-label="Obwód" />
    </Form>,
  );
  delete document.documentElement.dataset.live;
  for (const [form, label] of [
    [screen.getByRole("form", { name: "Pytanie" }), "Temat"],
    [quote, "Miejscowość"],
    [screen.getByRole("form", { name: "Druga" }), "Obwód"],
  ] as const)
    expect(form).toContainElement(screen.getByRole("textbox", { name: label }));
});

test.each([
  [false, "/dziekujemy?nr=26-AB12CD"],
  [true, "/dziekujemy?nr=26-AB12CD&bez-zdjec=1"],
])(
  "an enquiry that has arrived leads to the thanks; that its photos are missing is %s: %s",
  (arePhotosMissing, address) => {
    const detail = { number: "26-AB12CD", arePhotosMissing };
    show().dispatchEvent(new CustomEvent(ARRIVED, { detail }));
    expect(navigate).toHaveBeenLastCalledWith(address);
  },
);

test.each([
  ["what a browser has put back into a folded field", "95", true],
  ["nothing", "", false],
])("a fold is open over %s", (_, value, isOpen) => {
  const putBack = (input: HTMLInputElement | null) => {
    if (input) input.value = value;
  };
  render(
    <Form name="quote" page="/" heading="Wycena" messages={formMessages} problems={formProblems}>
      <details>
        <input ref={putBack} name="girth" aria-label="Obwód" />
        <select name="service" defaultValue="Wycinka" aria-label="Usługa">
          <option value="">Wybierz</option>
          <option>Wycinka</option>
        </select>
      </details>
    </Form>,
  );
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(isOpen);
});

test("people don't meet the field for robots, nor messages that don't concern them yet", () => {
  const trap = show().querySelector(`[name="${protocol.SENT.honeypot}"]`);
  expect(trap).toMatchObject({ tabIndex: -1, autocomplete: "off" });
  expect(trap?.closest("label")).toHaveTextContent(formMessages.trap);
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  // HTML allows it on no label of a control
  expect(document.querySelector("label[aria-hidden]")).not.toBeInTheDocument();
  expect(screen.queryByText("It was not sent")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("the browser itself follows links of the form, as the site would drop what was typed", async () => {
  // where gatsby-plugin-catch-links handles them
  const heard = jest.fn();
  addEventListener("click", heard);
  render(
    <Form name="quote" page="/" heading="Wycena" messages={formMessages} problems={formProblems}>
      <a href="/poradnik">
        <span>Jak zrobić zdjęcia</span>
      </a>
      <button type="button">Wskaż miejsce</button>
    </Form>,
  );
  const link = screen.getByText("Jak zrobić zdjęcia");
  // jsdom does not navigate
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(heard).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button"));
  expect(heard).toHaveBeenCalledTimes(1);
  removeEventListener("click", heard);
});

describe("a built page", () => {
  /** Runs when React has drawn the form, and not yet put it into the page; first while it still hydrates. */
  const whileDrawing = jest.fn<void, []>();
  const Last = () => {
    whileDrawing();
    return null;
  };
  const page = (
    <main>
      <h1>Kontakt</h1>
      <Form name="quote" page="/" heading="Wycena" messages={formMessages} problems={formProblems}>
        <input name="town" aria-label="Miejscowość" />
        <input name="area" aria-label="Powierzchnia" />
      </Form>
      <Last />
    </main>
  );

  /** Builds the page, lets other programs change it while a visitor types, and hydrates it. */
  async function hydrate(change: (form: HTMLFormElement) => void) {
    const { container: drawn, unmount } = render(page);
    const { innerHTML } = drawn;
    unmount();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = innerHTML;
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Miejscowość" });
    await userEvent.type(input, "Puck");
    change(screen.getByRole("form"));
    // React tells of a page that it had to draw anew
    jest.spyOn(console, "error").mockImplementation();
    render(page, { container, hydrate: true });
    jest.restoreAllMocks();
    return { input, form: screen.getByRole<HTMLFormElement>("form", { name: "Wycena" }) };
  }

  test.each<[string, (form: HTMLFormElement) => void]>([
    ["in the form", (form) => form.prepend(document.createElement("aside"))],
    ["beside a field", (form) => form.lastElementChild?.after(document.createElement("aside"))],
    ["before the form", (form) => form.before(document.createElement("aside"))],
    ["into a heading", () => screen.getAllByRole("heading")[0]?.replaceChildren("Contact")],
  ])("%s something is put: what was typed and focused stays", async (_, change) => {
    document.documentElement.dataset.later = "";
    const { input, form } = await hydrate((built) => {
      built.dataset.other = "a program's";
      change(built);
    });
    expect(form.dataset.other).toBe("a program's");
    expect(form).toContainElement(input);
    expect(form).toHaveFormValues({ town: "Puck" });
    expect(input).toHaveFocus();
  });

  test("the built form knows which of its controls has the focus, whoever had it before", () => {
    const { container } = render(page);
    const [form, other] = [screen.getByRole("form"), document.createElement("button")];
    other.type = "button";
    container.append(other);
    const built = findBuiltForm("quote");
    expect(built).toEqual({ form, focused: undefined });
    const [town, area] = screen.getAllByRole("textbox");
    for (const control of [town, area]) {
      control?.focus();
      expect(built?.focused).toBe(control);
      control?.blur();
      expect(built?.focused).toBe(control);
    }
    other.focus();
    area?.focus();
    other.focus();
    expect(built?.focused).toBeUndefined();
  });

  test("whoever goes to another field while the page is drawn anew, stays there", async () => {
    document.documentElement.dataset.later = "";
    await hydrate((form) => {
      form.before(document.createElement("aside"));
      whileDrawing.mockReturnValueOnce();
      whileDrawing.mockImplementation(() => screen.getByLabelText("Powierzchnia").focus());
    });
    whileDrawing.mockReset();
    expect(screen.getByLabelText("Powierzchnia")).toHaveFocus();
    // All of the page is laid out from then on.
    expect(document.documentElement.dataset.later).toBeUndefined();
  });

  test("whoever goes elsewhere meanwhile is not taken back into the form", async () => {
    const elsewhere = document.body.appendChild(document.createElement("button"));
    await hydrate((form) => {
      form.before(document.createElement("aside"));
      whileDrawing.mockReturnValueOnce();
      whileDrawing.mockImplementation(() => elsewhere.focus());
    });
    whileDrawing.mockReset();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  test("a form into which a program has put very many nodes stays", async () => {
    const { input, form } = await hydrate((built) => {
      built.before(document.createElement("aside"));
      for (let number = 0; number < 150_000; number++) built.append(document.createComment(""));
    });
    expect(form).toContainElement(input);
    expect(input).toHaveFocus();
    // Nothing else has to go through them.
    document.body.replaceChildren();
  });
});
