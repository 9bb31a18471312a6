import fc from "fast-check";

/** What looks like Markdown and is none: a name, the text, and what pages show. */
export const PLAIN_CASES: [name: string, source: string, html: string][] = [
  [
    "days that begin lines",
    "1. marca zaczyna się ochrona.\n15. października się kończy.",
    "<p>1. marca zaczyna się ochrona. 15. października się kończy.</p>",
  ],
  [
    "days within a paragraph",
    "Ochrona trwa od\n1. marca do\n15. października.",
    "<p>Ochrona trwa od 1. marca do 15. października.</p>",
  ],
  ["a day that begins a text", "15. maja 2027 zaczynamy.", "<p>15. maja 2027 zaczynamy.</p>"],
  [
    "days that follow each other",
    "1. maja siew.\n2. maja nic.",
    "<p>1. maja siew. 2. maja nic.</p>",
  ],
  [
    "a day below points",
    "- siew\n- łąka\n1. maja",
    "<ul> <li>siew</li> <li>łąka 1. maja</li> </ul>",
  ],
  ["a year that begins a text", "2019. był suchy.", "<p>2019. był suchy.</p>"],
  ["years", "2019. był suchy.\n2020. był mokry.", "<p>2019. był suchy. 2020. był mokry.</p>"],
  ["numbers that do not go on", "1. siew\n\n3. łąka", "<p>1. siew</p> <p>3. łąka</p>"],
  [
    "a day among numbered points",
    "1. siew\n2. wałowanie\n15. maja koszenie",
    "<p>1. siew 2. wałowanie 15. maja koszenie</p>",
  ],
  ["a day behind a point", "1. siew\n2. maja zbiór", "<p>1. siew 2. maja zbiór</p>"],
  ["more than two digits", "99. a\n100. b", "<p>99. a 100. b</p>"],
  [
    "a number behind a dash",
    "- 1. piętro\n- 3. piętro",
    "<ul> <li>1. piętro</li> <li>3. piętro</li> </ul>",
  ],
  ["a number below points without words", "2.\n3.\n\n   1.", "<p>2. 3.</p> <p>1.</p>"],
  [
    "numbers in a point",
    "3. a\n4. 1. b\n\n     1. c",
    '<ol start="3"> <li> <p>a</p> </li> <li> <p>1. b</p> <p>1. c</p> </li> </ol>',
  ],
  ["a star before a note", "Cena 100 zł*\n\n* netto", "<p>Cena 100\u00a0zł*</p> <p>* netto</p>"],
  ["a plus", "Cena 100 zł\n+ VAT", "<p>Cena 100\u00a0zł + VAT</p>"],
  ["stars between numbers", "Rabata ma 3*4*5 m.", "<p>Rabata ma 3*4*5\u00a0m.</p>"],
  ["a star around words", "To *ważne* słowo", "<p>To *ważne* słowo</p>"],
  ["underlines", "_plik_, __plik__ i moj_plik_1", "<p>_plik_, __plik__ i\u00a0moj_plik_1</p>"],
  ["three stars", "***pilne***", "<p>*<strong>pilne</strong>*</p>"],
  ["blanks at the end of a line", "ulica  \nmiasto", "<p>ulica miasto</p>"],
  ["a line below a text", "Ceny\n---\nod 100 zł", "<p>Ceny --- od 100\u00a0zł</p>"],
];

/** Numbered lists: a name, the text, and what pages show. */
export const LIST_CASES: [name: string, source: string, html: string][] = [
  [
    "points with lines and points of their own",
    "1. raz\ni pół\n   1. a\n   2. b\n2. dwa",
    "<ol> <li>raz i\u00a0pół <ol> <li>a</li> <li>b</li> </ol> </li> <li>dwa</li> </ol>",
  ],
  [
    "points with paragraphs",
    "1. raz\n\n   więcej\n\n2. dwa",
    "<ol> <li> <p>raz</p> <p>więcej</p> </li> <li> <p>dwa</p> </li> </ol>",
  ],
  ["numbers of two digits", "98. a\n99. b", '<ol start="98"> <li>a</li> <li>b</li> </ol>'],
  [
    "words that begin like months",
    "1. Majaki\n2. marcami",
    "<ol> <li>Majaki</li> <li>marcami</li> </ol>",
  ],
  ["points that go on later", "4. raz\n5. dwa", '<ol start="4"> <li>raz</li> <li>dwa</li> </ol>'],
  [
    "points below a sentence",
    "Oto:\n1. raz\n2. dwa",
    "<p>Oto:</p> <ol> <li>raz</li> <li>dwa</li> </ol>",
  ],
];

const part = fc.constantFrom(
  ..."1.|2.|3.|4.|15.|2019.|1)|-|*|+|marca|maja|siew|3*4*5|*a*|_b_|__c__|**d**| |  |    |\n|\n|\n|\n\n".split(
    "|",
  ),
);

/** Markdown as nobody would write it: marks, numbers and words in any order. */
export const anyMarkdown = fc
  .array(part, { maxLength: 16 })
  .map((parts) => parts.join(" ").replaceAll("\n ", "\n"));
