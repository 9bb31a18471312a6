import { readAsGatsby } from "../testing/read-as-gatsby";
import { parseContent } from "./read-content";

const values = [
  ...["2026-11-01", "2026-11-01 10:00:00", "2026-11-1", "1:30", "190:20:30", "12:30:45.5"],
  ...["0o17", "017", "08", "0x1F", "0b101", "1_000", "0.1_0", "1__0", "_1", "1_"],
  ...[".5", "5.", "+1", "-0", "1e3", "1E+3", "1.", "01.5", "12345678901234567890", "0x", "1e"],
  ...[".inf", "-.Inf", ".nan", "NaN", "~", "", "null", "Null", "yes", "no", "on", "Yes", "TRUE"],
  ...[
    "y",
    "=",
    "<<",
    "1,5",
    "+48 500 100 200",
    "+48500100200",
    "00-950",
    "a:b",
    "a #b",
    "http://a",
  ],
  ...["'it''s'", '"a\\tb\\u0105\\x41"', '"a\\/b"', '"x \\\n  y"', "'a\n\n  b'", '"a\n\n  b"'],
  ...[
    "|\n  a\n  b\n",
    "|-\n  a\n\n",
    "|+\n  a\n\n",
    ">\n  a\n  b\n\n  c\n",
    ">-\n  a\n   b\n  c\n",
  ],
  ...[
    "|2\n    a\n",
    "a\n  b",
    "a\n\n  b",
    "x\t",
    "x  ",
    "a\ttab",
    "a\u00a0b",
    "a\u2028b",
    "a\u0085b",
  ],
  ...["ń", "n\u0301", "😀", "\u0001", "\ufeffx", "[a, b,]", "{ a: 1, b: 2026-11-01 }", "!!str 5"],
  ...["{ <<: { x: 1 }, y: 2 }", "{ 1: a }", "{ 0x1: a }", "{ ~: a }", "{ 2026-11-01: a }"],
];
const whole = [
  ...["\ufeffk: a\n", "k: a", "k: a\r", "---\nk: a\n", "k: a\n...\n", "# only\n", "", "k: a # c\n"],
  ...[
    "<<:\n  a: 1\nk: 2\n",
    "<<: { a: 1 }\n",
    "[a]: b\n",
    "? [a]\n: b\n",
    "1: a\n",
    "1: a\n'1': b\n",
  ],
  ...["k:\n- a\n- b\n", "- a: 1\n- a: 2\n", "__proto__: { a: 1 }\n", "%YAML 1.1\n---\nk: yes\n"],
];
const texts = [...values.map((value) => `k: ${value}\n`), ...whole];

/** What the check refuses: text that is lost or can't be seen, a return that ends no line, and a key given twice. */
const refused = [
  "k: a #b\n",
  "k: a # c\n",
  "k: a\u0085b\n",
  "k: \u0001\n",
  "k: a\r",
  "1: a\n'1': b\n",
];

test.each(
  texts.flatMap((text) => [
    { text, isRefused: refused.includes(text) },
    { text: text.replaceAll("\n", "\r\n"), isRefused: refused.includes(text) },
  ]),
)("$text is read alike, or refused where it has to be: $isRefused", async ({ text, isRefused }) => {
  const { data, syntaxErrors } = parseContent("x.yaml", text);
  expect(syntaxErrors.length > 0).toBe(isRefused);
  const records = Array.isArray(data) ? (data as unknown[]) : [data ?? []].flat();
  if (!isRefused) expect(await readAsGatsby(text)).toEqual(records);
});
