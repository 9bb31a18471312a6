import type { ErrorCode } from "yaml";
import { codePoint, type Words } from "../wording";

const INSIDE_QUOTES = 'Ujmij cały tekst w proste cudzysłowy: "…".';
const SAME_COLUMN = "Zacznij „- ” w tej samej kolumnie co w pozostałych wpisach listy.";

/** A line whose indentation differs from its neighbours'. */
export const INDENT: Words = {
  problem: "Wcięcie nie pasuje do wierszy obok.",
  remedy: "Zacznij ten wiersz w tej samej kolumnie co sąsiednie pozycje; wcięcia rób spacjami.",
};

const NO_COLON: Words = {
  problem: "Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu.",
  remedy: "Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej.",
};

const UNREADABLE: Words = {
  problem: "Tego zapisu nie da się odczytać.",
  remedy: "Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem.",
};

const words: Partial<Record<ErrorCode, Words>> = {
  TAB_AS_INDENT: {
    problem: "Wcięcie jest zrobione tabulatorem.",
    remedy: "Zamień tabulator na spacje, po dwie na każdy poziom.",
  },
  DUPLICATE_KEY: {
    problem: "Ta pozycja jest tu drugi raz.",
    remedy: "Zostaw jedną z nich.",
  },
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: {
    problem: "W tekście jest dwukropek ze spacją, a tak zapisuje się nową pozycję.",
    remedy: INSIDE_QUOTES,
  },
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  BAD_DQ_ESCAPE: {
    problem: "Ukośnik „\\” ma w cudzysłowie szczególne znaczenie.",
    remedy: "Napisz go dwa razy („\\\\”) albo usuń.",
  },
  BAD_SCALAR_START: {
    problem: "Tekst nie może się zaczynać od tego znaku.",
    remedy: INSIDE_QUOTES,
  },
  MULTIPLE_DOCS: {
    problem: "Wiersz „---” dzieli plik na dwa.",
    remedy: "Usuń ten wiersz.",
  },
  TAG_RESOLVE_FAILED: {
    problem: "Słowo z wykrzyknikiem na początku ma w YAML szczególne znaczenie.",
    remedy: INSIDE_QUOTES,
  },
};

/** What a text that was not quoted looks like, by its first character. */
const byFirstCharacter: Record<string, Words> = {
  '"': {
    problem: "Po zamykającym cudzysłowie stoi jeszcze tekst.",
    remedy: "Wewnątrz tekstu użyj cudzysłowów „…”, a proste zostaw na początku i na końcu.",
  },
  "'": {
    problem: "Po zamykającym apostrofie stoi jeszcze tekst.",
    remedy: 'Ujmij cały tekst w proste cudzysłowy: "…"; apostrof może wtedy stać w środku.',
  },
  "*": { problem: "Tekst nie może się zaczynać od gwiazdki.", remedy: INSIDE_QUOTES },
  "[": { problem: "Tekst nie może się zaczynać od nawiasu „[”.", remedy: INSIDE_QUOTES },
  "{": { problem: "Tekst nie może się zaczynać od nawiasu „{”.", remedy: INSIDE_QUOTES },
  ">": {
    problem: "Po znaku „>” tekst musi się zaczynać w następnym wierszu.",
    remedy: "Przenieś tekst do następnego wiersza i wetnij go.",
  },
  "|": {
    problem: "Po znaku „|” tekst musi się zaczynać w następnym wierszu.",
    remedy: "Przenieś tekst do następnego wiersza i wetnij go.",
  },
};

/** Says in Polish what a syntax error means, from its code, its message and its line. */
export function explainSyntax(code: ErrorCode, message: string, line: string): Words {
  if (message.startsWith("A block sequence")) return STRAY_LIST_ITEM;
  if (code === "MISSING_CHAR") return explainMissing(line);
  if (message.startsWith("Flow ")) {
    return {
      problem: "Nawias „[” albo „{” nie jest zamknięty.",
      remedy: "Dopisz „]” albo „}” na końcu wpisu, który stoi wyżej.",
    };
  }
  if (code === "UNEXPECTED_TOKEN" || code === "BAD_ALIAS") {
    return byFirstCharacter[firstOfValue(line)] ?? UNREADABLE;
  }
  return words[code] ?? UNREADABLE;
}

/** References to another place of the file are refused: a few lines of them can fill the memory. */
export function explainAlias(name: string): Words {
  return {
    problem: `Tekst zaczynający się od gwiazdki („*${name}”) jest w YAML odwołaniem do innego miejsca, a takich tu nie ma.`,
    remedy: `${INSIDE_QUOTES} Jeśli to naprawdę odwołanie, przepisz wartość.`,
  };
}

/** The other half of a reference. */
export function explainAnchor(name: string): Words {
  return {
    problem: `Tekst zaczynający się od znaku „&” („&${name}”) jest w YAML nazwą miejsca, a takich tu nie ma.`,
    remedy: INSIDE_QUOTES,
  };
}

/** Both versions are in the file, between the markers of Git. */
export const CONFLICT: Words = {
  problem:
    "Git zostawił tu dwie wersje tekstu, bo nie umiał wybrać: jedna stoi między „<<<<<<<” a „=======”, druga między „=======” a „>>>>>>>”.",
  remedy: "Zostaw właściwą wersję, a drugą i wiersze z tymi znakami usuń.",
};

/** A quoted text that is not closed and contains the next entries. */
export function unclosedQuote(quote: string): Words {
  return {
    problem: `Znak ${quote}, który otwiera ten tekst, nie jest zamknięty.`,
    remedy: `Dopisz ${quote} na końcu tekstu.`,
  };
}

const STRAY_LIST_ITEM: Words = {
  problem: "Ten „- ” stoi w innej kolumnie niż poprzednie wpisy listy.",
  remedy: SAME_COLUMN,
};

/** An entry that is indented more than the one above. */
export const SWALLOWED_LIST_ITEM: Words = {
  problem:
    "Ten „- ” stoi głębiej niż w poprzednim wpisie, więc wiersz jest dalszym ciągiem tamtego tekstu, a nie nowym wpisem.",
  remedy: SAME_COLUMN,
};

/** The rest of the line would be missing on the page. */
export const SWALLOWED_BY_COMMENT: Words = {
  problem: "Od znaku „#” zaczyna się komentarz, więc reszty wiersza nie będzie na stronie.",
  remedy: `${INSIDE_QUOTES} Jeśli to uwaga dla siebie, przenieś ją do osobnego wiersza.`,
};

/** A character that looks like a space. */
export function oddSpace(space: string): Words {
  const isNoBreak = space === "\u00a0" || space === "\u202f";
  return {
    problem: isNoBreak
      ? "Stoi tu twarda spacja, której YAML nie uznaje za odstęp."
      : `Stoi tu znak podobny do spacji (${codePoint(space)}), którego YAML nie uznaje za odstęp.`,
    remedy: "Skasuj ten znak i wpisz zwykłą spację z klawiatury.",
  };
}

const explainMissing = (line: string) => (/^\s*[\w-]+:(\s|$)/.test(line) ? INDENT : NO_COLON);

function firstOfValue(line: string): string {
  return /^\s*(?:- +)*(?:[\w-]+:\s+)?(\S)/.exec(line)?.[1] ?? "";
}
