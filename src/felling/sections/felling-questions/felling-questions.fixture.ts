const answer = (id: string, label: string, upTo: number | null = null) => ({
  id,
  label,
  sentence: `It is ${label.toLowerCase()}.`,
  upTo,
  example: `${label} example`,
});

/** Two questions; the girth is asked of trees only. */
export const fellingRules: Queries.FellingQuestionsFragment = {
  unknown: "Not sure",
  questions: [
    {
      id: "what",
      short: "What",
      unknown: "I don't know what it is.",
      question: "What is it?",
      hint: "Look at it.",
      drawing: "tree",
      answers: [answer("shrub", "A shrub"), answer("tree", "A tree")],
    },
    {
      id: "girth",
      short: "Girth",
      unknown: "I don't know how thick it is.",
      question: "How thick?",
      hint: "Measure it.",
      drawing: "girth",
      answers: [answer("thin", "Thin", 50), answer("thick", "Thick")],
    },
  ],
  outcomes: [
    { id: "nothing", title: "Nothing" },
    { id: "permit", title: "A permit" },
  ],
  rules: [
    { when: [{ asked: "what", oneOf: ["shrub"] }], outcome: "nothing" },
    { when: [{ asked: "girth", oneOf: ["thin"] }], outcome: "nothing" },
    { when: [], outcome: "permit" },
  ],
};

/** The texts around the questions. */
export const fellingWords: Queries.FellingQuestionWordsFragment = {
  name: "Permit?",
  form: {
    noScript: "Read the rules.",
    number: "Question {number} of {most} at most",
    next: "Next",
    show: "Show",
    missing: "Choose one.",
    soFar: "Your answers",
    hangsOn: "It also hangs on",
    change: "Change",
    unknownNote: "Not sure counts as the stricter.",
  },
  town: { question: "Which town?", hint: "Or none.", label: "Town", other: "Other" },
};

/** The towns to choose from. */
export const fellingTowns = [
  { name: "Puck", path: "/puck" },
  { name: "Łeba", path: "/łeba" },
];
