import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Helmet } from "react-helmet";
import { drawing } from "../components/drawing/drawing.fixture";
import {
  deadlinesWords,
  letterWords,
} from "../felling/sections/felling-letter/felling-letter.fixture";
import { fellingRules } from "../felling/sections/felling-questions/felling-questions.fixture";
import { contact, forms, quoteForm, service } from "../sections/sections.fixture";
import { anchors } from "../utils/anchors";
import { fellingPath, townsPath } from "../utils/paths";
import FellingOutcomeTemplate from "./felling-outcome";

const html = (text: string) => ({ html: `<p>${text}</p>` });
const [mildest = "", strictest = ""] = fellingRules.outcomes.map(({ id }) => id);
const town = {
  name: "Puck",
  path: "/puck",
  locative: "w Pucku",
  protection: { areas: ["A park"], note: "Ask." },
  office: { name: "Town hall", address: null, head: null, post: null },
};

/** Shows the page of an outcome; after `?miejscowosc=puck` to somebody who has named a town with a protected area. */
function show(id: string, query: string, letter: Queries.OutcomeLetter | null = null) {
  const page = { result: { data: { town } } };
  window.fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve(page) });
  window.history.replaceState(null, "", `/${query}`);
  const data: Queries.FellingOutcomeTemplateQuery = {
    ...contact,
    fellingOutcomeAt: {
      id,
      title: id,
      seo: { title: id, description: id },
      headline: id,
      pitch: "In short.",
      steps: [],
      letter,
      company: "We do it.",
      office: "Go {locative} to:",
      service: service("felling"),
    },
    fellingGuide: {
      name: "Permit?",
      outcome: {
        message: "It says {outcome}",
        quote: "Ask us",
        again: "Once more",
        why: "Why",
        yours: "Yours",
        steps: "Steps",
        company: "We",
        more: "More",
        officeHeading: "Where",
        office: "All offices",
        reminder: "It may be stricter there.",
      },
      town: { sentence: "The tree stands {locative}." },
      letter: letterWords,
      deadlines: deadlinesWords,
      disclaimer: html("No advice."),
      source: "By the",
      asOf: "As of {date}.",
      measure: { heading: "Measure", body: html("So."), drawing },
      nesting: { heading: "Birds", body: html("They nest."), today: "today", seasons: [] },
      penalty: { heading: "Penalty", body: html("It is high.") },
    },
    fellingRules: {
      ...fellingRules,
      act: { name: "act", address: "https://law.example", asOf: "1 maja 2026" },
      rules: fellingRules.rules.map((rule, index) => ({
        ...rule,
        reason: `Reason ${index + 1}`,
        law: "Art. 1",
      })),
    },
    townPage: {
      protectionLabel: "Protected:",
      protectionRule: "Often forbidden.",
      protectionUnknown: "Ask.",
    },
    navigation: { ...quoteForm.navigation, towns: [town] } as Queries.AskFragment["navigation"],
    forms,
  };
  const props = { data } as PageProps<Queries.FellingOutcomeTemplateQuery>;
  render(<FellingOutcomeTemplate {...props} />);
}

test("without a town the steps lead to the list of all offices", () => {
  show(mildest, "");
  const steps = screen.getByRole("region", { name: "Steps" });
  const list = within(steps).getByRole("link", { name: "All offices" });
  expect(list).toHaveAttribute("href", townsPath);
  expect(screen.queryByRole("region", { name: "Where" })).not.toBeInTheDocument();
});

test("the rules of an outcome are told with their law, and whose answers one of them decides is told which", () => {
  show(mildest, "?what=tree&girth=thin");
  const reasons = within(screen.getByRole("region", { name: "Why" })).getAllByRole("listitem");
  expect(reasons.map((one) => [one.textContent, one.dataset.yours])).toEqual([
    ["Reason 1Art. 1 Yours", undefined],
    ["Reason 2Art. 1 Yours", ""],
  ]);
  expect(screen.getByRole("link", { name: "act" })).toHaveAttribute("href", "https://law.example");
  expect(screen.getByText(/As of 1 maja 2026\./)).toHaveTextContent("By the act.");
  expect(screen.getByText("No advice.")).toBeInTheDocument();
});

test("is headed by its outcome; where a letter goes to the town's office, a button leads to it", async () => {
  show(mildest, "");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(mildest);
  expect(screen.queryByRole("link", { name: letterWords.open })).not.toBeInTheDocument();
  cleanup();
  show(mildest, "?miejscowosc=puck", { intro: "One sheet.", addressee: null });
  await screen.findByText("Protected: A park.");
  const link = screen.getByRole("link", { name: letterWords.open });
  expect(link).toHaveAttribute("href", `#${anchors.letter}`);
  const fold = screen.getByText("One sheet.").closest("details") as HTMLDetailsElement;
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
  const { label } = letterWords.fields.addressee;
  expect(await screen.findByLabelText(label)).toHaveValue("Town hall");
});

test("the company says what it does, and leads to the service", () => {
  show(mildest, "");
  const company = within(screen.getByRole("region", { name: "We" }));
  expect(company.getByText("We do it.")).toBeInTheDocument();
  const { path, title } = service("felling");
  expect(company.getByRole("link", { name: `More: ${title}` })).toHaveAttribute("href", path);
});

test.each([
  ["mildest", mildest, 1],
  ["strictest", strictest, 0],
])(
  "the %s outcome reminds of protected areas unless it can't be too mild",
  async (_, id, times) => {
    show(id, "?miejscowosc=puck");
    await screen.findByText("Protected: A park.");
    expect(screen.queryByRole("link", { name: "All offices" })).not.toBeInTheDocument();
    expect(screen.queryAllByText("It may be stricter there.")).toHaveLength(times);
  },
);

test("is no page for search engines, leads back to the guide, and its form knows the service", () => {
  show(mildest, "");
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
  expect(screen.getByRole("link", { name: "Permit?" })).toHaveAttribute("href", fellingPath);
  expect(screen.getByRole("link", { name: "Once more" })).toHaveAttribute("href", fellingPath);
  const service = screen.getByLabelText("Service");
  expect(service).toHaveDisplayValue("Service felling");
  expect(document.querySelector(FellingOutcomeTemplate.layout.quoteHref)).toContainElement(service);
});

test("the form says what was answered, and where the tree stands", async () => {
  show(mildest, "?what=shrub&miejscowosc=puck");
  await screen.findByText("Protected: A park.");
  const message = screen.getByLabelText<HTMLTextAreaElement>("Message");
  await waitFor(() =>
    expect(message.value).toMatch(/It is a shrub\.[^]*The tree stands w Pucku\.$/),
  );
});
