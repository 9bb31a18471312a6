import type { MessageOf } from "../message";

const QUOTE_IT = 'Ujmij cały tekst w proste cudzysłowy: "…".';
const SAME_COLUMN = "Zacznij „- ” w tej samej kolumnie co w pozostałych wpisach listy.";

/** What is wrong with a file that can't be read, or not as it was meant. Capital letters: the parser's codes. */
export const syntaxMessages = {
  noFolder: `Brakuje folderu z całą treścią strony.
    Wpisz w terminalu „git restore content”.`,
  lostFile: `To jest odnośnik (skrót) do pliku, którego nie ma.
    Usuń go albo wstaw w to miejsce sam plik.`,
  noFile: `To nie jest plik, choć ma taką nazwę.
    Jeśli to folder, zmień mu nazwę na taką bez „.yaml” albo go usuń.`,
  locked: `Tego pliku nie da się odczytać ({error}).
    Zamknij program, który go blokuje, i sprawdź uprawnienia pliku.`,
  notUtf8: `Ten znak nie jest zapisany w UTF-8, więc polskie litery w pliku są nieczytelne.
    Zapisz plik jeszcze raz z kodowaniem UTF-8 (w Notatniku: Zapisz jako, Kodowanie).`,
  // Both versions are in the file, between the markers of Git.
  conflict: `Git zostawił tu dwie wersje tekstu, bo nie umiał wybrać: jedna jest między „<<<<<<<” a „=======”, druga między „=======” a „>>>>>>>”.
    Zostaw właściwą wersję, a drugą i wiersze z tymi znakami usuń.`,
  controlCharacter: `Jest tu znak, którego nie widać ({sign}).
    Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.`,
  TAB_AS_INDENT: `Wcięcie jest zrobione tabulatorem.
    Zamień tabulator na spacje, po dwie na każdy poziom.`,
  BAD_INDENT: `Wcięcie nie pasuje do wierszy obok.
    Zacznij ten wiersz w tej samej kolumnie co sąsiednie pozycje; wcięcia rób spacjami.`,
  DUPLICATE_KEY: `Ta pozycja jest tu drugi raz.
    Zostaw jedną z nich.`,
  BLOCK_AS_IMPLICIT_KEY: `W tekście jest dwukropek ze spacją, a tak zapisuje się nową pozycję.
    ${QUOTE_IT}`,
  MULTILINE_IMPLICIT_KEY: `Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu.
    Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej.`,
  BAD_DQ_ESCAPE: `Ukośnik „\\” ma w cudzysłowie szczególne znaczenie.
    Napisz go dwa razy („\\\\”) albo usuń.`,
  MULTIPLE_DOCS: `Wiersz „---” dzieli plik na dwa.
    Usuń ten wiersz.`,
  TAG_RESOLVE_FAILED: `Słowo z wykrzyknikiem na początku ma w YAML szczególne znaczenie.
    ${QUOTE_IT}`,
  openBracket: `Nawias „[” albo „{” nie jest zamknięty.
    Dopisz „]” albo „}” na końcu wpisu, który jest wyżej.`,
  startsWith: `Tekst nie może się zaczynać od znaku „{sign}”.
    ${QUOTE_IT}`,
  blockText: `Po znaku „{sign}” tekst musi się zaczynać w następnym wierszu.
    Przenieś tekst do następnego wiersza i wetnij go.`,
  afterQuote: `Po zamykającym cudzysłowie jest jeszcze tekst.
    Wewnątrz tekstu użyj cudzysłowów „…”, a proste zostaw na początku i na końcu.`,
  afterApostrophe: `Po zamykającym apostrofie jest jeszcze tekst.
    Ujmij cały tekst w proste cudzysłowy: "…"; apostrof może wtedy być w środku.`,
  unclosedQuote: `Znak {quote}, który otwiera ten tekst, nie jest zamknięty.
    Dopisz {quote} na końcu tekstu.`,
  letterQuote: `Znak {sign} jest cudzysłowem w tekście, ale YAML nie uznaje go za początek ani koniec tekstu.
    Ujmij cały tekst w proste cudzysłowy: "…"; drukarskie mogą być w środku.`,
  strayItem: `Ten „- ” jest w innej kolumnie niż poprzednie wpisy listy.
    ${SAME_COLUMN}`,
  deepItem: `Ten „- ” jest głębiej niż w poprzednim wpisie, więc wiersz jest dalszym ciągiem tamtego tekstu, a nie nowym wpisem.
    ${SAME_COLUMN}`,
  comment: `Od znaku „#” zaczyna się komentarz, więc reszty wiersza nie będzie na stronie.
    ${QUOTE_IT} Jeśli to uwaga dla siebie, przenieś ją do osobnego wiersza.`,
  oddSpace: `Jest tu twarda spacja albo podobny znak ({sign}), którego YAML nie uznaje za odstęp.
    Skasuj ten znak i wpisz zwykłą spację z klawiatury.`,
  alias: `Tekst zaczynający się od gwiazdki („*{name}”) jest w YAML odwołaniem do innego miejsca, a takich tu nie ma.
    ${QUOTE_IT} Jeśli to naprawdę odwołanie, przepisz wartość.`,
  anchor: `Tekst zaczynający się od znaku „&” („&{name}”) jest w YAML nazwą miejsca, a takich tu nie ma.
    ${QUOTE_IT}`,
  repetition: `Znaki „&” i „*” powtarzają tu w YAML zapis z innego miejsca („{name}”), a strona takich powtórzeń nie czyta.
    Wpisz to, co ma się powtórzyć, w każdym miejscu osobno, a „&{name}” i „*{name}” usuń.`,
  unreadable: `Tego zapisu nie da się odczytać.
    Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem.`,
} as const;

/** What is wrong with a file, as data. */
export type SyntaxMessage = MessageOf<typeof syntaxMessages>;
