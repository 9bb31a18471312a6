import { z } from "zod";
import { defineModel, f, isMapping } from "../../../packages/content-model";
import { filledList, steps } from "../../models/parts";
import { anchors } from "../../utils/anchors";
import { fellingPath, outcomeAddress } from "../../utils/paths";
import { girthLimits, girthSteps } from "../girth-steps";
import { fellingProblems } from "./felling-problems";

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const id = (description: string) => f.plain(description).regex(ID);

const answer = f.group(
  "FellingAnswer",
  "Jedna z odpowiedzi; „nie wiem” dopisuje się sama.",
  {
    id: id("Krótka nazwa, małymi literami bez ogonków, na przykład do-50."),
    label: f.label("Odpowiedź."),
    sentence: f.text(
      "Ta odpowiedź całym zdaniem, na listę odpowiedzi i do wiadomości w formularzu: „Działka należy do osoby prywatnej.”",
    ),
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
    short: f.label("Pytanie w dwóch lub trzech słowach, do listy zasad."),
    unknown: f.text(
      "Odpowiedź „nie wiem” na to pytanie całym zdaniem: „Nie wiem, jaki to gatunek.”",
    ),
    hint: f.text("Wyjaśnienie pod pytaniem."),
    drawing: f.choice("FellingDrawing", "Rysunek", {
      tree: "drzewo",
      shield: "tarcza",
      storm: "złamane drzewo",
      girth: "pień z miarką",
      leaf: "liść",
      shrubs: "krzewy",
      apple: "jabłko",
      field: "pole",
      person: "osoba",
      sheet: "kartka",
    }),
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

/** What `content/felling-rules.yaml` may hold. */
export const fellingShape = z.strictObject({
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
});

/** The content that decides whether felling needs a permit. */
export type FellingContent = z.output<typeof fellingShape>;

/** The rules in a GraphQL node, which has fields of Gatsby's own as well. */
const rulesOfNode = z.object(fellingShape.shape);

/** When felling needs a permit: questions, outcomes and the rules that connect them. */
export const fellingRules = defineModel({
  typeName: "FellingRules",
  noun: "Plik z zasadami wycinki",
  group: "Pory roku i zezwolenia",
  description:
    "Zasady wycinki: pytania, wyniki i przepisy, z których wynika, czy potrzebne jest zezwolenie.",
  files: ["felling-rules.yaml"],
  derived: {
    girthSteps: {
      type: "[GirthStep!]!",
      description: "From which girth on a tree in most gardens needs which formality.",
      resolve: (source) => {
        const rules = rulesOfNode.parse(source);
        return girthSteps(rules).map(({ above, outcome }) => ({
          above,
          title: rules.outcomes.find(({ id }) => id === outcome)?.title,
          path: outcomeAddress(outcome),
        }));
      },
    },
    girthLimits: {
      type: "[Float!]!",
      description: "The girths in centimetres above which felling some species needs a formality.",
      resolve: (source) => girthLimits(rulesOfNode.parse(source)),
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
  shape: fellingShape,
  shownAt: {
    name: "fellingOutcomeAt",
    type: "FellingOutcome",
    description: "The outcome of the felling rules whose page has an address.",
    resolve: async (path, nodes) => {
      const { outcomes } = await nodes.single("FellingRules");
      return outcomesWithPage(outcomes).find(({ address }) => address === path)?.outcome;
    },
  },
  check: (records) =>
    records.flatMap((record) => {
      const { success, data } = fellingShape.safeParse(record.data);
      return success ? fellingProblems(data).map((problem) => ({ record, ...problem })) : [];
    }),
  pages: ({ data: { outcomes } }) => [
    {
      path: fellingPath,
      component: "pages/czy-potrzebne-zezwolenie.tsx",
      seoOf: "FellingGuide",
    },
    ...outcomesWithPage(outcomes).map(({ address, index }) => ({
      path: address,
      component: "templates/felling-outcome.tsx" as const,
      // Whoever comes from a search engine has answered nothing; whoever follows a link wants its steps.
      noIndex: true,
      isLinked: true,
      from: ["outcomes", index, "id"],
      anchors: [anchors.quote],
    })),
  ],
  shows: ["FellingGuide", "TownPage"],
});

/**
 * The outcomes whose ids can be part of an address. The shape may not be checked yet, so others are
 * left out.
 */
const outcomesWithPage = (outcomes: unknown) =>
  (Array.isArray(outcomes) ? outcomes : []).flatMap((outcome: unknown, index) =>
    isMapping(outcome) && typeof outcome.id === "string" && ID.test(outcome.id)
      ? [{ address: outcomeAddress(outcome.id), outcome, index }]
      : [],
  );
