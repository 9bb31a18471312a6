import type { MessageOf } from "../wording";

const QUOTE_IT = 'Ujmij cały tekst w proste cudzysłowy: "…".';
const SAME_COLUMN = "Zacznij „- ” w tej samej kolumnie co w pozostałych wpisach listy.";

/** The messages about a file that can't be read, or not as it was meant. Codes in capitals are the parser's. */
export const syntaxMessages = {
  noFolder: () => ({
    problem: "Brakuje folderu z całą treścią strony.",
    remedy: "Wpisz w terminalu „git restore content”.",
  }),
  link: () => ({
    problem: "To jest odnośnik (skrót) do innego miejsca na dysku, a nie plik ani folder.",
    remedy: "Usuń go i wstaw w to miejsce sam plik.",
  }),
  noFile: () => ({
    problem: "To nie jest plik, choć ma taką nazwę.",
    remedy: "Jeśli to folder, zmień mu nazwę na taką bez „.yaml” albo go usuń.",
  }),
  locked: ({ error }: { error: string }) => ({
    problem: `Tego pliku nie da się odczytać (${error}).`,
    remedy: "Zamknij program, który go blokuje, i sprawdź uprawnienia pliku.",
  }),
  notUtf8: () => ({
    problem: "Ten znak nie jest zapisany w UTF-8, więc polskie litery w pliku są nieczytelne.",
    remedy: "Zapisz plik jeszcze raz z kodowaniem UTF-8 (w Notatniku: Zapisz jako, Kodowanie).",
  }),
  // Both versions are in the file, between the markers of Git.
  conflict: () => ({
    problem:
      "Git zostawił tu dwie wersje tekstu, bo nie umiał wybrać: jedna jest między „<<<<<<<” a „=======”, druga między „=======” a „>>>>>>>”.",
    remedy: "Zostaw właściwą wersję, a drugą i wiersze z tymi znakami usuń.",
  }),
  controlCharacter: ({ sign }: { sign: string }) => ({
    problem: `Jest tu znak, którego nie widać (${sign}).`,
    remedy: "Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  }),
  TAB_AS_INDENT: () => ({
    problem: "Wcięcie jest zrobione tabulatorem.",
    remedy: "Zamień tabulator na spacje, po dwie na każdy poziom.",
  }),
  BAD_INDENT: () => ({
    problem: "Wcięcie nie pasuje do wierszy obok.",
    remedy: "Zacznij ten wiersz w tej samej kolumnie co sąsiednie pozycje; wcięcia rób spacjami.",
  }),
  DUPLICATE_KEY: () => ({
    problem: "Ta pozycja jest tu drugi raz.",
    remedy: "Zostaw jedną z nich.",
  }),
  BLOCK_AS_IMPLICIT_KEY: () => ({
    problem: "W tekście jest dwukropek ze spacją, a tak zapisuje się nową pozycję.",
    remedy: QUOTE_IT,
  }),
  MULTILINE_IMPLICIT_KEY: () => ({
    problem: "Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu.",
    remedy: "Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej.",
  }),
  BAD_DQ_ESCAPE: () => ({
    problem: "Ukośnik „\\” ma w cudzysłowie szczególne znaczenie.",
    remedy: "Napisz go dwa razy („\\\\”) albo usuń.",
  }),
  MULTIPLE_DOCS: () => ({
    problem: "Wiersz „---” dzieli plik na dwa.",
    remedy: "Usuń ten wiersz.",
  }),
  TAG_RESOLVE_FAILED: () => ({
    problem: "Słowo z wykrzyknikiem na początku ma w YAML szczególne znaczenie.",
    remedy: QUOTE_IT,
  }),
  openBracket: () => ({
    problem: "Nawias „[” albo „{” nie jest zamknięty.",
    remedy: "Dopisz „]” albo „}” na końcu wpisu, który jest wyżej.",
  }),
  startsWith: ({ sign }: { sign: string }) => ({
    problem: `Tekst nie może się zaczynać od znaku „${sign}”.`,
    remedy: QUOTE_IT,
  }),
  blockText: ({ sign }: { sign: string }) => ({
    problem: `Po znaku „${sign}” tekst musi się zaczynać w następnym wierszu.`,
    remedy: "Przenieś tekst do następnego wiersza i wetnij go.",
  }),
  afterQuote: () => ({
    problem: "Po zamykającym cudzysłowie jest jeszcze tekst.",
    remedy: "Wewnątrz tekstu użyj cudzysłowów „…”, a proste zostaw na początku i na końcu.",
  }),
  afterApostrophe: () => ({
    problem: "Po zamykającym apostrofie jest jeszcze tekst.",
    remedy: 'Ujmij cały tekst w proste cudzysłowy: "…"; apostrof może wtedy być w środku.',
  }),
  unclosedQuote: ({ quote }: { quote: string }) => ({
    problem: `Znak ${quote}, który otwiera ten tekst, nie jest zamknięty.`,
    remedy: `Dopisz ${quote} na końcu tekstu.`,
  }),
  letterQuote: ({ sign }: { sign: string }) => ({
    problem: `Znak ${sign} jest cudzysłowem w tekście, ale YAML nie uznaje go za początek ani koniec tekstu.`,
    remedy: 'Ujmij cały tekst w proste cudzysłowy: "…"; drukarskie mogą być w środku.',
  }),
  strayItem: () => ({
    problem: "Ten „- ” jest w innej kolumnie niż poprzednie wpisy listy.",
    remedy: SAME_COLUMN,
  }),
  deepItem: () => ({
    problem:
      "Ten „- ” jest głębiej niż w poprzednim wpisie, więc wiersz jest dalszym ciągiem tamtego tekstu, a nie nowym wpisem.",
    remedy: SAME_COLUMN,
  }),
  listMark: ({ sign }: { sign: string }) => ({
    problem:
      sign === "-"
        ? "Po łączniku, od którego zaczyna się ten wpis listy, brakuje spacji."
        : `Ten wpis listy zaczyna się od znaku „${sign}”, którego YAML nie uznaje za początek wpisu.`,
    remedy: "Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  }),
  foldedList: () => ({
    problem: "Znak „>” łączy wiersze w jeden akapit, więc ta lista nie będzie listą.",
    remedy: "Zamień „>” za nazwą pozycji na „|”.",
  }),
  oldLineEnd: () => ({
    problem:
      "Ten wiersz kończy się znakiem (U+000D), którego żaden program nie uznaje za jego koniec.",
    remedy:
      "Zapisz plik jeszcze raz z końcami wierszy LF (w VS Code: napis LF albo CRLF na dolnym pasku).",
  }),
  slashComment: () => ({
    problem: "Ukośniki „//” nie zaczynają w YAML komentarza.",
    remedy: "Uwagę dla siebie zacznij od znaku „#”.",
  }),
  comment: () => ({
    problem: "Od znaku „#” zaczyna się komentarz, więc reszty wiersza nie będzie na stronie.",
    remedy: `${QUOTE_IT} Jeśli to uwaga dla siebie, przenieś ją do osobnego wiersza.`,
  }),
  oddSpace: ({ sign }: { sign: string }) => ({
    problem: `Jest tu twarda spacja albo podobny znak (${sign}), którego YAML nie uznaje za odstęp.`,
    remedy: "Skasuj ten znak i wpisz zwykłą spację z klawiatury.",
  }),
  alias: ({ name }: { name: string }) => ({
    problem: `Tekst zaczynający się od gwiazdki („*${name}”) jest w YAML odwołaniem do innego miejsca, a takich tu nie ma.`,
    remedy: `${QUOTE_IT} Jeśli to naprawdę odwołanie, przepisz wartość.`,
  }),
  anchor: ({ name }: { name: string }) => ({
    problem: `Tekst zaczynający się od znaku „&” („&${name}”) jest w YAML nazwą miejsca, a takich tu nie ma.`,
    remedy: QUOTE_IT,
  }),
  repetition: ({ name }: { name: string }) => ({
    problem: `Znaki „&” i „*” powtarzają tu w YAML zapis z innego miejsca („${name}”), a strona takich powtórzeń nie czyta.`,
    remedy: `Wpisz to, co ma się powtórzyć, w każdym miejscu osobno, a „&${name}” i „*${name}” usuń.`,
  }),
  unreadable: () => ({
    problem: "Tego zapisu nie da się odczytać.",
    remedy: "Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem.",
  }),
};

/** What is wrong with a file, as data. */
export type SyntaxMessage = MessageOf<typeof syntaxMessages>;
