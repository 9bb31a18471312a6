import { z } from "zod";
import { defineModel, f, isMapping } from "../../../packages/content-model";
import { filledList, steps } from "../../models/parts";
import { anchors } from "../../utils/anchors";
import { fellingPath, outcomeAddress } from "../../utils/paths";
import { girthSteps } from "../girth-steps";
import { fellingProblems } from "./felling-problems";

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const id = (description: string) => f.plain(description).regex(ID);

const answer = f.group(
  "FellingAnswer",
  "Jedna z odpowiedzi; „nie wiem” dopisuje się sama.",
  {
    id: id("Krótka nazwa, małymi literami bez ogonków, na przykład do-50."),
    label: f.label("Odpowiedź."),
    example: f.text("Przykład pod odpowiedzią."),
    upTo: f
      .wholeNumber("Przy obwodzie: ile centymetrów ta odpowiedź jeszcze obejmuje.", 1, 1000)
      .optional(),
  },
  "Odpowiedź",
);

const question = f.group(
  "FellingQuestion",
  "Jedno pytanie.",
  {
    id: id("Krótka nazwa, małymi literami bez ogonków; jest częścią adresu wyniku."),
    question: f.heading("Pytanie."),
    short: f.label("Pytanie w dwóch lub trzech słowach, do listy odpowiedzi."),
    hint: f.text("Wyjaśnienie pod pytaniem."),
    drawing: z
      .enum([
        ...(["tree", "shield", "storm", "girth", "leaf"] as const),
        ...(["shrubs", "apple", "field", "person", "sheet"] as const),
      ])
      .describe(
        "Rysunek: tree – drzewo, shield – tarcza, storm – złamane drzewo, girth – pień z miarką, leaf – liść, shrubs – krzewy, apple – jabłko, field – pole, person – osoba, sheet – kartka.",
      ),
    answers: z.array(answer).min(2).max(8).describe("Odpowiedzi do wyboru."),
  },
  "Pytanie",
);

const outcome = f.group(
  "FellingOutcome",
  "Jeden wynik; ma własną stronę.",
  {
    id: id("Krótka nazwa, małymi literami bez ogonków; jest częścią adresu strony."),
    title: f.label("Nazwa wyniku w tabeli i w ścieżce."),
    seo: f.seo(),
    headline: f.heading("Nagłówek strony."),
    pitch: f.text("Jedno lub dwa zdania pod nagłówkiem."),
    steps,
    service: f.reference("Service", "Usługa, którą wybiera formularz i do której prowadzi strona."),
    office: f.text(
      "Z czym idzie się do urzędu gminy; przed jego nazwą, z {locative} miejscowości.",
    ),
    company: f.text("Co firma robi w takim przypadku."),
  },
  "Wynik",
);

const rule = f.group(
  "FellingRule",
  "Jedna zasada: kiedy wszystkie warunki są spełnione, wynik jest taki.",
  {
    when: z
      .array(
        f.group(
          "FellingCondition",
          "Warunek: na to pytanie padła jedna z tych odpowiedzi.",
          {
            asked: f.plain("Krótka nazwa pytania."),
            oneOf: filledList(f.plain("Krótka nazwa odpowiedzi."), "Odpowiedzi."),
          },
          "Warunek",
        ),
      )
      .describe("Warunki; bez nich zasada pasuje zawsze."),
    outcome: f.plain("Krótka nazwa wyniku."),
    reason: f.text("Dlaczego tak jest, jednym zdaniem."),
    law: f.plain("Artykuł i ustęp, na przykład art. 83f ust. 1 pkt 3."),
  },
  "Zasada",
);

const given = f.group("FellingGiven", "Jedna odpowiedź.", {
  asked: f.plain("Krótka nazwa pytania."),
  given: f.plain("Krótka nazwa odpowiedzi albo nie-wiem."),
});

const lawCase = f.group(
  "FellingCase",
  "Przypadek, którego wynik wynika z samej ustawy; na nim sprawdza się zasady.",
  {
    name: f.plain("Przypadek w kilku słowach."),
    law: f.plain("Artykuł i ustęp, z którego wynika wynik."),
    given: z
      .array(given)
      .describe("Odpowiedzi; na inne pytania odpowiada się jak w najczęstszym przypadku."),
    outcome: f.plain("Krótka nazwa wyniku, który ma wyjść."),
  },
  "Przypadek",
);

const neverCase = f.group(
  "FellingNever",
  "Odpowiedzi, po których wynik musi być surowszy, cokolwiek padnie na inne pytania.",
  {
    name: f.plain("Przypadek w kilku słowach."),
    law: f.plain("Artykuł albo wyrok, z którego to wynika."),
    given: filledList(given, "Odpowiedzi; inne mogą być dowolne."),
    outcome: f.plain("Krótka nazwa wyniku, który nie może wyjść, tak jak żaden łagodniejszy."),
  },
  "Przypadek",
);

const shape = z.strictObject({
  act: f.group("FellingAct", "Ustawa, z której są zasady.", {
    name: f.plain("Nazwa z dziennikiem ustaw."),
    address: f.webAddress("Adres tekstu, na przykład w serwisie isap.sejm.gov.pl."),
    asOf: f.date("Na jaki dzień sprawdzono zasady, na przykład 2026-11-22."),
  }),
  unknown: f.label("Odpowiedź dla kogoś, kto nie wie."),
  questions: z
    .array(question)
    .min(1)
    .max(14)
    .describe("Pytania w kolejności zadawania; nieważne dla wyniku strona pomija."),
  outcomes: filledList(outcome, "Wyniki od najłagodniejszego do najsurowszego."),
  rules: filledList(rule, "Zasady; rozstrzyga pierwsza, która pasuje."),
  girth: f.group("FellingGirth", "Do podpowiedzi przy zmierzonym obwodzie.", {
    asked: f.plain("Krótka nazwa pytania o obwód."),
    species: f.plain("Krótka nazwa pytania o gatunek."),
    hint: f.text("Słowa przed nazwą wyniku, w formularzu wyceny."),
    usual: z.array(given).describe("Odpowiedzi na pozostałe pytania w najczęstszym przypadku."),
  }),
  cases: z
    .array(lawCase)
    .default([])
    .describe("Przypadki, na których sprawdzają się zasady po każdej zmianie."),
  never: z
    .array(neverCase)
    .default([])
    .describe("Odpowiedzi, po których jakiś wynik nie może wyjść."),
});

/** The content that decides whether felling needs a permit. */
export type FellingContent = z.output<typeof shape>;

/** When felling needs a permit: questions, outcomes and the rules that connect them. */
export const fellingRules = defineModel({
  typeName: "FellingRules",
  noun: "Plik z zasadami wycinki",
  description:
    "Zasady wycinki: pytania, wyniki i przepisy, z których wynika, czy potrzebne jest zezwolenie.",
  files: ["felling-rules.yaml"],
  derived: {
    girthSteps: {
      type: "[GirthStep!]!",
      description: "From which girth on a tree in most gardens needs which formality.",
      resolve: (source) => {
        const rules = source as unknown as FellingContent;
        return girthSteps(rules).map(({ above, outcome }) => ({
          above,
          title: rules.outcomes.find(({ id }) => id === outcome)?.title,
          path: outcomeAddress(outcome),
        }));
      },
    },
  },
  derivedTypes: {
    GirthStep: {
      description: "What trunks above a girth need, up to the next step.",
      fields: {
        above: { type: "Float!", description: "The girth 5 cm above the ground, in centimetres." },
        title: { type: "String!", description: "The title of the outcome." },
        path: { type: "String!", description: "The address of its page." },
      },
    },
  },
  shape,
  shownAt: {
    name: "fellingOutcomeAt",
    type: "FellingOutcome",
    description: "The outcome of the felling rules whose page has an address.",
    resolve: async (path, nodes) => {
      const { outcomes } = (await nodes.single("FellingRules")) as unknown as FellingContent;
      return outcomes.find(({ id }) => outcomeAddress(id) === path);
    },
  },
  check: (records) =>
    records.flatMap((record) => {
      const { success, data } = shape.safeParse(record.data);
      return success ? fellingProblems(data).map((problem) => ({ record, ...problem })) : [];
    }),
  pages: ({ data: { outcomes } }) => [
    { path: fellingPath, component: "pages/czy-potrzebne-zezwolenie.tsx" },
    ...outcomeIds(outcomes).map((id, index) => ({
      path: outcomeAddress(id),
      component: "templates/felling-outcome.tsx" as const,
      from: ["outcomes", index, "id"],
      anchors: [anchors.quote],
    })),
  ],
  shows: ["FellingGuide", "TownPage"],
});

/** The ids that can be part of an address. The shape may not be checked yet, so others are left out. */
const outcomeIds = (outcomes: unknown) =>
  (Array.isArray(outcomes) ? outcomes : []).flatMap((outcome: unknown) =>
    isMapping(outcome) && typeof outcome.id === "string" && ID.test(outcome.id) ? [outcome.id] : [],
  );
