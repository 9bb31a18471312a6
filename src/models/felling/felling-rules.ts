import { z } from "zod";
import { defineModel, f, isMapping } from "gatsby-plugin-typed-content";
import { girthLimits, girthSteps } from "../../felling/girth-steps";
import { anchors } from "../../utils/anchors";
import { fellingPath, outcomeAddress } from "../../utils/paths";
import { filledList, steps } from "../parts";
import { fellingProblems } from "./felling-problems";

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The name that rules and addresses know one of a list by. */
const ownId = (hint: string) =>
  f.id({
    label: "Krótka nazwa",
    hint: `Małymi literami bez ogonków${hint}`,
    hiddenInLists: true,
  });

const answer = f.group(
  "FellingAnswer",
  {
    label: "Odpowiedź",
    hint: "Jedna z odpowiedzi; „nie wiem” dopisuje się sama.",
    add: "odpowiedź",
    titleKey: "label",
  },
  {
    id: ownId(", na przykład do-50."),
    label: f.label("Odpowiedź"),
    sentence: f.text({
      label: "Ta odpowiedź całym zdaniem",
      hint: "Na listę odpowiedzi i do wiadomości w formularzu: „Działka należy do osoby prywatnej.”",
    }),
    example: f.text("Przykład pod odpowiedzią"),
    upTo: f
      .wholeNumber(
        {
          label: "Ile najwięcej centymetrów obwodu",
          hint: "Przy pytaniu o obwód: tyle ta odpowiedź jeszcze obejmuje.",
        },
        1,
        1000,
      )
      .optional(),
  },
);

const question = f.group(
  "FellingQuestion",
  { label: "Pytanie", add: "pytanie", titleKey: "question" },
  {
    id: ownId("; jest częścią adresu wyniku."),
    question: f.heading("Pytanie"),
    short: f.label({ label: "Pytanie w dwóch lub trzech słowach", hint: "Do listy zasad." }),
    unknown: f.text({
      label: "Odpowiedź „nie wiem” na to pytanie całym zdaniem",
      hint: "Na przykład: „Nie wiem, jaki to gatunek.”",
    }),
    hint: f.text("Wyjaśnienie pod pytaniem"),
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
    answers: f.list(answer, "Odpowiedzi do wyboru").min(2).max(8),
  },
);

const outcome = f.group(
  "FellingOutcome",
  { label: "Wynik", hint: "Ma własną stronę.", add: "wynik", titleKey: "title" },
  {
    id: ownId("; jest częścią adresu strony."),
    title: f.label("Nazwa wyniku w tabeli i w ścieżce"),
    seo: f.seo(),
    headline: f.heading("Nagłówek strony"),
    pitch: f.text("Jedno lub dwa zdania pod nagłówkiem"),
    steps,
    service: f.reference("Service", "Usługa, którą wybiera formularz i do której prowadzi strona"),
    office: f.text({
      label: "Z czym idzie się do urzędu gminy",
      hint: "Przed jego nazwą. {locative} to miejscowość z przyimkiem.",
      uses: ["locative"],
    }),
    letter: f
      .group(
        "OutcomeLetter",
        { label: "Zgłoszenie do wydruku", hint: "Gdy w tym przypadku można je złożyć." },
        {
          intro: f.text("Kiedy się je składa i jak się je wypełnia"),
          addressee: f
            .line({
              label: "Adresat, gdy nie jest nim urząd gminy",
              hint: "Organ i adres, po przecinku.",
            })
            .optional(),
        },
      )
      .optional(),
    company: f.text("Co firma robi w takim przypadku"),
  },
);

const rule = f.group(
  "FellingRule",
  {
    label: "Zasada",
    hint: "Kiedy wszystkie warunki są spełnione, wynik jest taki.",
    add: "zasadę",
  },
  {
    when: f.list(
      f.group(
        "FellingCondition",
        { label: "Warunek", hint: "Na to pytanie padła jedna z tych odpowiedzi.", add: "warunek" },
        {
          asked: f.id({ label: "Krótka nazwa pytania", suggest: true }),
          oneOf: filledList(
            f.id({
              label: "Krótka nazwa odpowiedzi",
              add: "krótką nazwę odpowiedzi",
              suggest: true,
            }),
            "Odpowiedzi",
          ),
        },
      ),
      { label: "Warunki", hint: "Bez nich zasada pasuje zawsze." },
    ),
    outcome: f.id({ label: "Krótka nazwa wyniku", suggest: true }),
    reason: f.text({ label: "Dlaczego tak jest", hint: "Jednym zdaniem." }),
    law: f.plain({ label: "Artykuł i ustęp", hint: "Na przykład art. 83f ust. 1 pkt 3." }),
  },
);

const given = f.group(
  "FellingGiven",
  { label: "Odpowiedź", add: "odpowiedź" },
  {
    asked: f.id({ label: "Krótka nazwa pytania", suggest: true }),
    given: f.id({ label: "Krótka nazwa odpowiedzi albo nie-wiem", suggest: true }),
  },
);

/** What `content/felling-rules.yaml` may hold. */
export const fellingShape = z.strictObject({
  act: f.group("FellingAct", "Ustawa, z której są zasady", {
    name: f.plain({ label: "Nazwa z dziennikiem ustaw", rows: 2 }),
    address: f.webAddress({
      label: "Adres tekstu",
      hint: "Na przykład w serwisie isap.sejm.gov.pl.",
    }),
    asOf: f.date({
      label: "Na jaki dzień sprawdzono zasady",
      inFile: "Na przykład 2026-11-22.",
    }),
  }),
  unknown: f.label("Odpowiedź dla kogoś, kto nie wie"),
  questions: f
    .list(question, {
      label: "Pytania w kolejności zadawania",
      hint: "Nieważne dla wyniku strona pomija.",
    })
    .min(1)
    .max(14),
  outcomes: filledList(outcome, "Wyniki od najłagodniejszego do najsurowszego"),
  rules: filledList(rule, { label: "Zasady", hint: "Rozstrzyga pierwsza, która pasuje." }),
  girth: f.group("FellingGirth", "Do podpowiedzi przy zmierzonym obwodzie", {
    asked: f.id("Krótka nazwa pytania o obwód"),
    species: f.id("Krótka nazwa pytania o gatunek"),
    hint: f.text({ label: "Słowa przed nazwą wyniku", hint: "W formularzu wyceny." }),
    usual: f.list(given, "Odpowiedzi na pozostałe pytania w najczęstszym przypadku"),
  }),
});

/** The content that decides whether felling needs a permit. */
export type FellingContent = z.output<typeof fellingShape>;

/** The rules in a GraphQL node, which has fields of Gatsby's own as well. */
const rulesOfNode = z.object(fellingShape.shape);

/** When felling needs a permit: questions, outcomes and the rules that connect them. */
export const fellingRules = defineModel({
  typeName: "FellingRules",
  label: "Zasady wycinki",
  noun: "Plik z zasadami wycinki",
  description:
    "Zasady wycinki: pytania, wyniki i przepisy, z których wynika, czy potrzebne jest zezwolenie.",
  editor: { group: "Pory roku i zezwolenia" },
  files: ["felling-rules.yaml"],
  graphql: {
    fields: {
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
        description:
          "The girths in centimetres above which felling some species needs a formality.",
        resolve: (source) => girthLimits(rulesOfNode.parse(source)),
      },
    },
    types: {
      GirthStep: {
        description: "What trunks above a girth need, up to the next step.",
        fields: {
          above: {
            type: "Float!",
            description: "The girth 5 cm above the ground, in centimetres.",
          },
          title: { type: "String!", description: "The title of the outcome." },
          path: { type: "String!", description: "The address of its page." },
        },
      },
    },
    shownAt: {
      name: "fellingOutcomeAt",
      type: "FellingOutcome",
      description: "The outcome of the felling rules whose page has an address.",
      resolve: async (path, nodes) => {
        const { outcomes } = await nodes.single("FellingRules");
        return outcomesWithPage(outcomes).find(({ address }) => address === path)?.outcome;
      },
    },
  },
  shape: fellingShape,
  check: (records) =>
    records.flatMap((record) => {
      const { success, data } = fellingShape.safeParse(record.data);
      return success ? fellingProblems(data).map((problem) => ({ record, ...problem })) : [];
    }),
  pages: {
    of: ({ data: { outcomes } }) => [
      {
        path: fellingPath,
        component: "pages/czy-potrzebne-zezwolenie.tsx",
        seoOf: "FellingGuide",
      },
      ...outcomesWithPage(outcomes).map(({ address, outcome, index }) => ({
        path: address,
        component: "templates/felling-outcome.tsx" as const,
        // Whoever comes from a search engine has answered nothing; whoever follows a link wants its steps.
        noIndex: true,
        isLinked: true,
        from: ["outcomes", index, "id"],
        anchors: [anchors.quote, ...(outcome.letter ? [anchors.letter] : [])],
      })),
    ],
    shows: ["FellingGuide", "TownPage"],
  },
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
