import type { PhotoState } from "../read/read-photo";
import {
  changed,
  type Files,
  goodPhoto,
  otherTree,
  problemsOf,
  rightFiles,
  tinyContent,
} from "./tiny-content.fixture";

/** A kind of mistake, files that have it, the messages (a line for each problem), facts of photos. */
type Row = [kind: string, files: Files, expected: string, photos?: Record<string, PhotoState>];

const inTree = (from: string | RegExp, to: string) => changed("trees/dab.yaml", from, to);
const inQuestions = (from: string, to: string) => changed("questions.yaml", from, to);
const inAnswer = (answer: string) => inQuestions("answer: Tak.", `answer: ${answer}`);
const inFirm = (line: string): Files => ({
  "firm.yaml": `${rightFiles["firm.yaml"]}${line}\n`,
});

const bomb = [
  "- a-1: &a-1 [x]",
  ...Array.from({ length: 40 }, (_, n) => `- a${n}: &a${n} [*a${n - 1}, *a${n - 1}]`),
].join("\n");

/** Files that are no YAML, or are read otherwise than they were meant. */
const syntax: Row[] = [
  [
    "a tab",
    inTree("    alt: Korona", "\talt: Korona"),
    "content/trees/dab.yaml:9:1  Wcięcie jest zrobione tabulatorem. Zamień tabulator na spacje, po dwie na każdy poziom.",
  ],
  [
    "a key given twice",
    inTree("lead:", "lead: x\nlead:"),
    "content/trees/dab.yaml:6:1  Ta pozycja jest tu drugi raz. Zostaw jedną z nich.",
  ],
  [
    "a quote that is never closed",
    inTree("Drzewo na", '"Drzewo na'),
    'content/trees/dab.yaml:5:7  Znak ", który otwiera ten tekst, nie jest zamknięty. Dopisz " na końcu tekstu.',
  ],
  [
    "a quote that the next one closes",
    inTree("alt: Korona w maju\n", 'alt: "Korona\n    x: "y"\n'),
    'content/trees/dab.yaml:9:10  Znak ", który otwiera ten tekst, nie jest zamknięty. Dopisz " na końcu tekstu.',
  ],
  [
    "a quote that takes the next entry along",
    inTree("Drzewo na lata.", '"Drzewo\nneeds: []\nx: y"'),
    'content/trees/dab.yaml:5:7  Znak ", który otwiera ten tekst, nie jest zamknięty. Dopisz " na końcu tekstu.',
  ],
  [
    "an apostrophe that is never closed",
    inTree("alt: Korona", "alt: 'Korona"),
    "content/trees/dab.yaml:9:10  Znak ', który otwiera ten tekst, nie jest zamknięty. Dopisz ' na końcu tekstu.",
  ],
  [
    "text after a closing quote",
    inTree("Drzewo na", '"Drzewo" na'),
    'content/trees/dab.yaml:5:16  Po znaku ", który zamyka tekst, jest jeszcze tekst. Ujmij cały tekst w proste cudzysłowy: "…"; w środku pisz „…” albo apostrof.',
  ],
  [
    "an apostrophe inside apostrophes",
    inTree("Drzewo na lata.", "'Ogród d'Arc'"),
    `content/trees/dab.yaml:5:16  Po znaku ', który zamyka tekst, jest jeszcze tekst. Ujmij cały tekst w proste cudzysłowy: "…"; w środku pisz „…” albo apostrof.`,
  ],
  [
    "a colon inside a text",
    inTree("Drzewo na", "Drzewo: na"),
    'content/trees/dab.yaml:5:7  W tekście jest dwukropek ze spacją, a tak zapisuje się nową pozycję. Ujmij cały tekst w proste cudzysłowy: "…".',
  ],
  [
    "a wrong indentation",
    inTree("    alt: Liście", "   alt: Liście"),
    "content/trees/dab.yaml:11:1  Wcięcie nie pasuje do wierszy obok. Zacznij ten wiersz w tej samej kolumnie co sąsiednie pozycje; wcięcia rób spacjami.",
  ],
  [
    "a key that is set in too deep",
    inTree("    alt: Korona", "      alt: Korona"),
    "content/trees/dab.yaml:9:1  Wcięcie nie pasuje do wierszy obok. Zacznij ten wiersz w tej samej kolumnie co sąsiednie pozycje; wcięcia rób spacjami.",
  ],
  [
    "a line without a colon",
    inTree("photos:", "photos"),
    "content/trees/dab.yaml:7:1  Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu. Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej.",
  ],
  [
    "no blank after a colon",
    inTree("lead: ", "lead:"),
    "content/trees/dab.yaml:5:1  Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu. Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej.",
  ],
  [
    "a text that starts with bold",
    inAnswer("**Tak**, w maju."),
    'content/questions.yaml:3:11  Tekst nie może się zaczynać od znaku „*”. Ujmij cały tekst w proste cudzysłowy: "…".',
  ],
  [
    "a text that starts with a link",
    inAnswer("[Tak](/dab), w maju."),
    'content/questions.yaml:3:16  Tekst nie może się zaczynać od znaku „[”. Ujmij cały tekst w proste cudzysłowy: "…".',
  ],
  [
    "a text that starts with a placeholder",
    inAnswer("{firm} to my."),
    'content/questions.yaml:3:18  Tekst nie może się zaczynać od znaku „{”. Ujmij cały tekst w proste cudzysłowy: "…".',
  ],
  [
    "a text that starts with @",
    inAnswer("@bor"),
    'content/questions.yaml:3:11  Tekst nie może się zaczynać od znaku „@”. Ujmij cały tekst w proste cudzysłowy: "…".',
  ],
  [
    "a text that starts with an exclamation mark",
    inAnswer("!Tak"),
    'content/questions.yaml:3:11  Tekst nie może się zaczynać od znaku „!”. Ujmij cały tekst w proste cudzysłowy: "…".',
  ],
  [
    "a bracket that is never closed",
    inTree("woda]", "woda"),
    "content/trees/dab.yaml:7:1  Nawias „[” albo „{” nie jest zamknięty. Dopisz „]” albo „}” na końcu wpisu, który jest wyżej.",
  ],
  [
    "a backslash in quotes",
    inAnswer('"C:\\Ogrody"'),
    "content/questions.yaml:3:14  Tego zapisu nie da się odczytać (Invalid escape sequence \\O). Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem.",
  ],
  [
    "text in the line of a folding sign",
    inAnswer("> Tak."),
    "content/questions.yaml:3:13  Tego zapisu nie da się odczytać (Not a YAML token: Tak.). Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem.",
  ],
  [
    "two documents in one file",
    inTree("photos:", "---\nphotos:"),
    "content/trees/dab.yaml:7:1  Tego zapisu nie da się odczytać (Source contains multiple documents; please use YAML.parseAllDocuments()). Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem.",
  ],
  [
    "a name of a place",
    inAnswer("&las Tak."),
    'content/questions.yaml:3:16  Tekst nie może się zaczynać od znaku „&”. Ujmij cały tekst w proste cudzysłowy: "…".',
  ],
  [
    "references that would explode",
    { "questions.yaml": bomb },
    "content/questions.yaml:2:12  Znaki „&” i „*” powtarzają tu w YAML zapis z innego miejsca („a-1”), a strona takich powtórzeń nie czyta. Wpisz to, co ma się powtórzyć, w każdym miejscu osobno, a „&a-1” i „*a-1” usuń.",
  ],
  [
    "a typographic quote that opens a text with a colon",
    inAnswer("„Ogrody: nasze”"),
    'content/questions.yaml:3:11  Znak „ jest cudzysłowem w tekście, ale YAML nie uznaje go za początek ani koniec tekstu. Ujmij cały tekst w proste cudzysłowy: "…"; drukarskie mogą być w środku.',
  ],
  [
    "a closing one that opens a text with a colon",
    inAnswer("”Ogrody: nasze”"),
    'content/questions.yaml:3:11  Znak ” jest cudzysłowem w tekście, ale YAML nie uznaje go za początek ani koniec tekstu. Ujmij cały tekst w proste cudzysłowy: "…"; drukarskie mogą być w środku.',
  ],
  [
    "a typographic quote that closes",
    inAnswer('"Nasze ogrody”'),
    'content/questions.yaml:3:11  Znak ” jest cudzysłowem w tekście, ale YAML nie uznaje go za początek ani koniec tekstu. Ujmij cały tekst w proste cudzysłowy: "…"; drukarskie mogą być w środku.',
  ],
  [
    "a typographic apostrophe that closes",
    inAnswer("'Nasze ogrody’"),
    'content/questions.yaml:3:11  Znak ’ jest cudzysłowem w tekście, ale YAML nie uznaje go za początek ani koniec tekstu. Ujmij cały tekst w proste cudzysłowy: "…"; drukarskie mogą być w środku.',
  ],
  [
    "an entry of a list that is set in too deep",
    inTree("[cień, słońce, woda]", "\n  - cień\n    - słońce"),
    "content/trees/dab.yaml:8:5  Ten „- ” jest głębiej niż w poprzednim wpisie, więc wiersz jest dalszym ciągiem tamtego tekstu, a nie nowym wpisem. Zacznij „- ” w tej samej kolumnie co w pozostałych wpisach listy.",
  ],
  [
    "an entry of a list that is not set in enough",
    inTree("[cień, słońce, woda]", "\n  - cień\n - słońce"),
    "content/trees/dab.yaml:8:1  Wcięcie nie pasuje do wierszy obok. Zacznij ten wiersz w tej samej kolumnie co sąsiednie pozycje; wcięcia rób spacjami.",
  ],
  [
    "a dash from auto-correction below right entries of a list",
    inTree("[cień, słońce, woda]", "\n  - cień\n  – słońce\n  – woda"),
    "content/trees/dab.yaml:8:3  Ten wpis listy zaczyna się od znaku „–”, którego YAML nie uznaje za początek wpisu. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "a dash from auto-correction above right entries of a list",
    inTree("[cień, słońce, woda]", "\n  – cień\n  - słońce"),
    "content/trees/dab.yaml:7:3  Ten wpis listy zaczyna się od znaku „–”, którego YAML nie uznaje za początek wpisu. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "dashes from auto-correction above a right entry of a list, told once",
    inTree("[cień, słońce, woda]", "\n  – cień\n  – woda\n  - słońce"),
    "content/trees/dab.yaml:7:3  Ten wpis listy zaczyna się od znaku „–”, którego YAML nie uznaje za początek wpisu. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "a list of dashes from auto-correction",
    inTree("[cień, słońce, woda]", "\n  — cień\n  — słońce"),
    "content/trees/dab.yaml:7:3  Ten wpis listy zaczyna się od znaku „—”, którego YAML nie uznaje za początek wpisu. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "a list of dots",
    inTree("[cień, słońce, woda]", "\n  • cień\n  • słońce"),
    "content/trees/dab.yaml:7:3  Ten wpis listy zaczyna się od znaku „•”, którego YAML nie uznaje za początek wpisu. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "a list of squares from Word",
    inTree("[cień, słońce, woda]", "\n  ▫ cień\n  ▫ słońce"),
    "content/trees/dab.yaml:7:3  Ten wpis listy zaczyna się od znaku „▫”, którego YAML nie uznaje za początek wpisu. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "a dash from auto-correction before a record",
    inQuestions("- slug: kiedy", "– slug: kiedy"),
    "content/questions.yaml:4:1  Ten wpis listy zaczyna się od znaku „–”, którego YAML nie uznaje za początek wpisu. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "no blank after the sign of an entry",
    inTree("[cień, słońce, woda]", "\n  - cień\n  -słońce"),
    "content/trees/dab.yaml:8:3  Po łączniku, od którego zaczyna się ten wpis listy, brakuje spacji. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "no blank after the sign of any entry",
    inTree("[cień, słońce, woda]", "\n  -cień\n  -słońce"),
    "content/trees/dab.yaml:7:3  Po łączniku, od którego zaczyna się ten wpis listy, brakuje spacji. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "no blank after the sign of a record",
    inQuestions("- slug: kiedy", "-slug: kiedy"),
    "content/questions.yaml:4:1  Po łączniku, od którego zaczyna się ten wpis listy, brakuje spacji. Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
  ],
  [
    "a list in a text whose lines are folded",
    inAnswer(">\n    Oto:\n    - siew\n    - koszenie"),
    "content/questions.yaml:5:5  Znak „>” łączy wiersze w jeden akapit, więc ta lista nie będzie listą. Zamień „>” za nazwą pozycji na „|”.",
  ],
  [
    "returns that end no line",
    { "questions.yaml": rightFiles["questions.yaml"]?.replaceAll("\n", "\r") ?? "" },
    "content/questions.yaml:1:17  Jest tu znak, którego nie widać (U+000D). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "a comment as in programs",
    inTree("lead:", "// uwaga\nlead:"),
    "content/trees/dab.yaml:5:1  Ukośniki „//” nie zaczynają w YAML komentarza. Uwagę dla siebie zacznij od znaku „#”.",
  ],
  [
    "a comment sign that takes the rest of a text away",
    inTree("na lata", "# na lata"),
    'content/trees/dab.yaml:5:14  Od znaku „#” zaczyna się komentarz, więc reszty wiersza nie będzie na stronie. Ujmij cały tekst w proste cudzysłowy: "…". Jeśli to uwaga dla siebie, przenieś ją do osobnego wiersza.',
  ],
  [
    "a comment sign that takes a whole text away",
    inTree("lead: Drzewo", "lead: #Drzewo"),
    'content/trees/dab.yaml:5:7  Od znaku „#” zaczyna się komentarz, więc reszty wiersza nie będzie na stronie. Ujmij cały tekst w proste cudzysłowy: "…". Jeśli to uwaga dla siebie, przenieś ją do osobnego wiersza.',
  ],
  [
    "a no-break space after a colon",
    inTree("lead: ", "lead:\u00a0"),
    "content/trees/dab.yaml:5:1  Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu. Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej.",
  ],
  [
    "a space of another width after a colon",
    inTree("lead: ", "lead:\u2003"),
    "content/trees/dab.yaml:5:1  Ten wiersz nie jest ani pozycją, ani dalszym ciągiem tekstu. Napisz „nazwa: wartość” (po dwukropku spacja) albo wetnij tekst głębiej.",
  ],
  [
    "no-break spaces as an indentation",
    inTree("    alt: Korona", "\u00a0\u00a0\u00a0\u00a0alt: Korona"),
    "content/trees/dab.yaml:9:1  Jest tu twarda spacja albo podobny znak (U+00A0), którego YAML nie uznaje za odstęp. Skasuj ten znak i wpisz zwykłą spację z klawiatury.",
  ],
  [
    "a no-break space after the sign of a list",
    inTree("  - src:", "  -\u00a0src:"),
    "content/trees/dab.yaml:8:4  Jest tu twarda spacja albo podobny znak (U+00A0), którego YAML nie uznaje za odstęp. Skasuj ten znak i wpisz zwykłą spację z klawiatury.",
  ],
  [
    "two versions that Git could not merge",
    inTree("lead: ", "<<<<<<< HEAD\nlead: x\n=======\nlead: y\n>>>>>>> praca\nlead: "),
    "content/trees/dab.yaml:5:1  Git zostawił tu dwie wersje tekstu, bo nie umiał wybrać: jedna jest między „<<<<<<<” a „=======”, druga między „=======” a „>>>>>>>”. Zostaw właściwą wersję, a drugą i wiersze z tymi znakami usuń.",
  ],
  [
    "a sign of Git that was left behind",
    inTree("photos:", ">>>>>>> praca\nphotos:"),
    "content/trees/dab.yaml:7:1  Git zostawił tu dwie wersje tekstu, bo nie umiał wybrać: jedna jest między „<<<<<<<” a „=======”, druga między „=======” a „>>>>>>>”. Zostaw właściwą wersję, a drugą i wiersze z tymi znakami usuń.",
  ],
  [
    "a control character in the file",
    inAnswer("Tak\u0007."),
    "content/questions.yaml:3:14  Jest tu znak, którego nie widać (U+0007). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "a sign that nothing explains",
    { "firm.yaml": "name: Bór\n}\n" },
    'content/firm.yaml:2:1  Tego zapisu nie da się odczytać (Unexpected flow-map-end token in YAML stream: "}"). Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem.',
  ],
  [
    "an old Windows encoding",
    { "firm.yaml": Buffer.from("name: B\u00f3r i g\u00f3ra\n", "latin1") },
    "content/firm.yaml:1:8  Ten znak nie jest zapisany w UTF-8, więc polskie litery w pliku są nieczytelne. Zapisz plik jeszcze raz z kodowaniem UTF-8 (w Notatniku: Zapisz jako, Kodowanie).",
  ],
  [
    "UTF-16",
    { "firm.yaml": Buffer.from("\ufeffname: Bór\n", "utf16le") },
    "content/firm.yaml:1:1  Ten znak nie jest zapisany w UTF-8, więc polskie litery w pliku są nieczytelne. Zapisz plik jeszcze raz z kodowaniem UTF-8 (w Notatniku: Zapisz jako, Kodowanie).",
  ],
];

/** Keys that are missing, and keys that nobody knows. */
const keys: Row[] = [
  [
    "a missing text",
    { "firm.yaml": "email: a@example.pl\n" },
    "content/firm.yaml:1:1  Firma: brakuje pozycji „name”. Dopisz „name:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Nazwa.",
  ],
  [
    "a missing text of a group, at the group",
    inTree("  title: Dąb szypułkowy w ogrodzie\n", ""),
    "content/trees/dab.yaml:3:3  Drzewo „Dąb szypułkowy”: brakuje pozycji „seo → title”. Dopisz „title:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Tytuł strony. Od 15 do 60 znaków. Nazwa firmy dopisuje się sama.",
  ],
  [
    "a missing text of a record in a list",
    inQuestions("  answer: Tak.\n", ""),
    "content/questions.yaml:1:3  Pytanie 1 „Ile trwa?”: brakuje pozycji „answer”. Dopisz „answer:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Odpowiedź (Markdown).",
  ],
  [
    "a missing group",
    inTree(/seo:\n.*\n.*\n/, ""),
    "content/trees/dab.yaml:1:1  Drzewo „Dąb szypułkowy”: brakuje pozycji „seo”. Dopisz „seo:”, a pod nią z wcięciem pozycje: title, description. Opis tej pozycji: Tytuł i opis dla wyszukiwarek i udostępnień.",
  ],
  [
    "a missing list",
    inTree("needs: [cień, słońce, woda]\n", ""),
    "content/trees/dab.yaml:1:1  Drzewo „Dąb szypułkowy”: brakuje pozycji „needs”. Dopisz „needs:”, a pod nią z wcięciem listę: każdy wpis w nowym wierszu od „- ”. Opis tej pozycji: Czego potrzebuje.",
  ],
  [
    "a missing text of an item",
    inTree("    alt: Liście jesienią\n", ""),
    "content/trees/dab.yaml:10:5  Zdjęcie 2: brakuje pozycji „alt”. Dopisz „alt:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Co widać na zdjęciu. Jednym zdaniem, po polsku. Czytają to czytniki ekranu.",
  ],
  [
    "a misspelt key, reported once although the right one is missing",
    inQuestions("answer: Tak", "anser: Tak"),
    "content/questions.yaml:3:3  Pytanie 1 „Ile trwa?”: nieznana pozycja „anser”. Czy chodziło o „answer”?",
  ],
  [
    "a misspelt key beside the right one, which it was not meant to be",
    inTree("lead:", "leed: x\nlead:"),
    "content/trees/dab.yaml:5:1  Drzewo „Dąb szypułkowy”: nieznana pozycja „leed”. Popraw nazwę „leed” albo usuń tę pozycję.",
  ],
  [
    "a blank without a width inside a key, reported once although the right one is missing",
    inTree("lead:", "le\u200bad:"),
    "content/trees/dab.yaml:5:1  Drzewo „Dąb szypułkowy”: w nazwie pozycji „le\u200bad” po „le” jest znak, którego nie widać (U+200B). Wpisz tę nazwę jeszcze raz z klawiatury: lead.",
  ],
  [
    "a soft hyphen inside a key, reported once although the right one is missing",
    inTree("lead:", "le\u00adad:"),
    "content/trees/dab.yaml:5:1  Drzewo „Dąb szypułkowy”: w nazwie pozycji „le\u00adad” po „le” jest znak, którego nie widać (U+00AD). Wpisz tę nazwę jeszcze raz z klawiatury: lead.",
  ],
  [
    "a sign of direction inside a key, reported once although the right one is missing",
    inTree("lead:", "le\u200ead:"),
    "content/trees/dab.yaml:5:1  Drzewo „Dąb szypułkowy”: w nazwie pozycji „le\u200ead” po „le” jest znak, którego nie widać (U+200E). Wpisz tę nazwę jeszcze raz z klawiatury: lead.",
  ],
  [
    "a word joiner inside a key, reported once although the right one is missing",
    inTree("lead:", "le\u2060ad:"),
    "content/trees/dab.yaml:5:1  Drzewo „Dąb szypułkowy”: w nazwie pozycji „le\u2060ad” po „le” jest znak, którego nie widać (U+2060). Wpisz tę nazwę jeszcze raz z klawiatury: lead.",
  ],
  [
    "a Cyrillic letter in a key",
    inTree("lead:", "le\u0430d:"),
    "content/trees/dab.yaml:5:1  Drzewo „Dąb szypułkowy”: w nazwie pozycji „le\u0430d” po „le” jest litera „\u0430” z innego alfabetu (U+0430), która tylko wygląda jak nasza. Wpisz tę nazwę jeszcze raz z klawiatury: lead.",
  ],
  [
    "a key with a capital letter",
    inTree("lead:", "Lead:"),
    "content/trees/dab.yaml:5:1  Drzewo „Dąb szypułkowy”: nieznana pozycja „Lead”. Czy chodziło o „lead”?",
  ],
  [
    "a key that nothing resembles",
    inTree("lead:", "kolor: zielony\nlead:"),
    "content/trees/dab.yaml:5:1  Drzewo „Dąb szypułkowy”: nieznana pozycja „kolor”. Popraw nazwę „kolor” albo usuń tę pozycję.",
  ],
  [
    "a comment as in programs, with a colon",
    inTree("lead:", "// uwaga: lipa\nlead:"),
    "content/trees/dab.yaml:5:1  Ukośniki „//” nie zaczynają w YAML komentarza. Uwagę dla siebie zacznij od znaku „#”.",
  ],
  [
    "a key that belongs to a group",
    inTree("lead:", "description: Opis\nlead:"),
    "content/trees/dab.yaml:5:1  Drzewo „Dąb szypułkowy”: nieznana pozycja „description”. Pozycja „description” należy do „seo”; zwiększ wcięcie.",
  ],
  [
    "a key that is deeper than it should be",
    inTree("    alt: Liście", "    needs: []\n    alt: Liście"),
    "content/trees/dab.yaml:11:5  Zdjęcie 2: nieznana pozycja „needs”. Pozycja „needs” należy do najwyższego poziomu; zmniejsz wcięcie.",
  ],
  [
    "two misspelt keys in one file",
    inTree("src: ../photos/dab-1.jpg\n    alt", "sc: ../photos/dab-1.jpg\n    atl"),
    [
      "content/trees/dab.yaml:8:5  Zdjęcie 1: nieznana pozycja „sc”. Czy chodziło o „src”?",
      "content/trees/dab.yaml:9:5  Zdjęcie 1: nieznana pozycja „atl”. Czy chodziło o „alt”?",
    ].join("\n"),
  ],
];

/** Values that are there but do not fit. */
const values: Row[] = [
  [
    "an empty text",
    inAnswer(""),
    "content/questions.yaml:3:11  Pytanie 1 „Ile trwa?”: pozycja „answer” jest pusta. Wpisz za dwukropkiem zwykły tekst.",
  ],
  [
    "a text of blanks",
    inAnswer('"  "'),
    "content/questions.yaml:3:11  Pytanie 1 „Ile trwa?”: pozycja „answer” jest pusta. Wpisz za dwukropkiem zwykły tekst.",
  ],
  [
    "a reference of blanks",
    inTree("needs:", 'near: ["  "]\nneeds:'),
    "content/trees/dab.yaml:6:8  Drzewo „Dąb szypułkowy”: pozycja „near” (1. na liście) jest pusta. Wpisz za „- ” zwykły tekst albo usuń ten wiersz.",
  ],
  [
    "an empty item of a list",
    inTree("[cień, słońce, woda]", "\n  - cień\n  -\n  - woda"),
    "content/trees/dab.yaml:8:4  Drzewo „Dąb szypułkowy”: pozycja „needs” (2. na liście) jest pusta. Wpisz za „- ” zwykły tekst albo usuń ten wiersz.",
  ],
  [
    "a list instead of a text",
    inAnswer("[Tak, Nie]"),
    "content/questions.yaml:3:11  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest lista, a ma być tekst. Wpisz za dwukropkiem zwykły tekst. Tak ma być: Odpowiedź (Markdown).",
  ],
  [
    "a text instead of a list",
    inTree("[cień, słońce, woda]", "cień"),
    "content/trees/dab.yaml:6:8  Drzewo „Dąb szypułkowy”: w pozycji „needs” jest tekst, a ma być lista. Wpisz pod nią z wcięciem listę: każdy wpis w nowym wierszu od „- ”.",
  ],
  [
    "a text instead of a group",
    inTree(/seo:\n.*\n.*\n/, "seo: Dąb\n"),
    "content/trees/dab.yaml:2:6  Drzewo „Dąb szypułkowy”: w pozycji „seo” jest tekst, a ma być grupa pozycji. Wpisz pod nią z wcięciem pozycje: title, description.",
  ],
  [
    "a number instead of a text",
    inAnswer("2024"),
    'content/questions.yaml:3:11  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest liczba, a ma być tekst. Zapisz tę wartość w cudzysłowach: "2024".',
  ],
  [
    "a phone number that YAML takes for a number",
    inAnswer("+48500100200"),
    'content/questions.yaml:3:11  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest liczba, a ma być tekst. Zapisz tę wartość w cudzysłowach: "+48500100200".',
  ],
  [
    "a name that is a number to some programs",
    inAnswer("0b11"),
    'content/questions.yaml:3:11  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest liczba, a ma być tekst. Zapisz tę wartość w cudzysłowach: "0b11".',
  ],
  [
    "a day without quotes",
    inFirm("since: 2026-01-01"),
    'content/firm.yaml:3:8  Firma: w pozycji „since” jest data, a ma być tekst. Zapisz tę wartość w cudzysłowach: "2026-01-01".',
  ],
  [
    "a text instead of a number",
    inFirm("staff: 5 osób"),
    "content/firm.yaml:3:8  Firma: w pozycji „staff” jest tekst, a ma być liczba. Wpisz za dwukropkiem same cyfry, bez cudzysłowu i jednostki. Tak ma być: Ile osób pracuje.",
  ],
  [
    "a number with a decimal point",
    inFirm("staff: 5.5"),
    "content/firm.yaml:3:8  Firma: w pozycji „staff” jest liczba, a ma być liczba całkowita. Wpisz za dwukropkiem same cyfry, bez cudzysłowu i jednostki. Tak ma być: Ile osób pracuje.",
  ],
  [
    "a number with a decimal comma",
    inFirm("lat: 54,7"),
    "content/firm.yaml:3:6  Firma: w pozycji „lat” jest tekst, a ma być liczba. Zapisz tę wartość z kropką zamiast przecinka: 54.7.",
  ],
  [
    "a number that is too small",
    inFirm("staff: 0"),
    "content/firm.yaml:3:8  Firma: pozycja „staff” ma wartość 0, a dozwolone jest co najmniej 1. Wpisz liczbę od 1 do 99. Tak ma być: Ile osób pracuje.",
  ],
  [
    "a number that is too large",
    inFirm("staff: 100"),
    "content/firm.yaml:3:8  Firma: pozycja „staff” ma wartość 100, a dozwolone jest najwyżej 99. Wpisz liczbę od 1 do 99. Tak ma być: Ile osób pracuje.",
  ],
  [
    "two numbers in each other's place",
    inFirm("lat: 18.4\nlon: 54.7"),
    "content/firm.yaml:3:6  Firma: pozycja „lat” ma wartość 18.4, a to wygląda na wartość pozycji „lon”. Zamień ze sobą wartości „lat” i „lon”.",
  ],
  [
    "two numbers beyond their limits",
    inFirm("lat: 50.06\nlon: 21.5"),
    [
      "content/firm.yaml:3:6  Firma: pozycja „lat” ma wartość 50.06, a dozwolone jest co najmniej 53. Wpisz liczbę od 53 do 55. Tak ma być: Szerokość.",
      "content/firm.yaml:4:6  Firma: pozycja „lon” ma wartość 21.5, a dozwolone jest najwyżej 20. Wpisz liczbę od 14 do 20. Tak ma być: Długość.",
    ].join("\n"),
  ],
  [
    "a Polish yes instead of true",
    inFirm("isOpen: tak"),
    "content/firm.yaml:3:9  Firma: w pozycji „isOpen” jest tekst, a ma być słowo true albo false. Wpisz za dwukropkiem true (tak) albo false (nie), bez cudzysłowu. Tak ma być: Czy jest otwarte.",
  ],
  [
    "a misspelt choice",
    inFirm("kind: darg"),
    "content/firm.yaml:3:7  Firma: pozycja „kind” ma wartość „darg”, której strona nie zna. Czy chodziło o „drag”? Do wyboru: drag, hover.",
  ],
  [
    "a choice that nothing resembles",
    inFirm("kind: automatyczny"),
    "content/firm.yaml:3:7  Firma: pozycja „kind” ma wartość „automatyczny”, której strona nie zna. Do wyboru: drag, hover.",
  ],
  [
    "a list that is too short",
    inTree("[cień, słońce, woda]", "[]"),
    "content/trees/dab.yaml:6:8  Drzewo „Dąb szypułkowy”: pozycja „needs” ma 0 wpisów, a ma mieć co najmniej 1. Dopisz 1 wpis.",
  ],
  [
    "a list that is too long",
    inTree("woda]", "woda, spokój, mróz]"),
    "content/trees/dab.yaml:6:8  Drzewo „Dąb szypułkowy”: pozycja „needs” ma 5 wpisów, a ma mieć najwyżej 3. Usuń 2 wpisy.",
  ],
  [
    "a list that must have another length",
    inFirm("days: [wtorek]"),
    "content/firm.yaml:3:7  Firma: pozycja „days” ma 1 wpis, a ma mieć dokładnie 2. Dopisz 1 wpis.",
  ],
  [
    "a short name with Polish letters",
    inQuestions("slug: kiedy", "slug: Kiedyś tam"),
    "content/questions.yaml:4:9  Pytanie 2 „Kiedy?”: pozycja „slug” jest źle zapisana. Tak ma być: Krótka nazwa. Małe litery.",
  ],
  [
    "a wrong e-mail address",
    { "firm.yaml": "name: Bór\nemail: firma(at)example.pl\n" },
    "content/firm.yaml:2:8  Firma: pozycja „email” jest źle zapisana. Wpisz adres taki jak kontakt@firma.pl.",
  ],
  [
    "a wrong web address",
    inFirm("site: http://example.pl"),
    "content/firm.yaml:3:7  Firma: pozycja „site” jest źle zapisana. Wpisz adres od https://, na przykład https://www.firma.pl.",
  ],
  [
    "an e-mail address as a web address",
    inFirm("site: https://bor@example.pl"),
    "content/firm.yaml:3:7  Firma: pozycja „site” jest źle zapisana. Tak ma być: Strona.",
  ],
  [
    "a web address without its beginning",
    inFirm("site: www.example.pl"),
    "content/firm.yaml:3:7  Firma: pozycja „site” jest źle zapisana. Wpisz „https://www.example.pl”.",
  ],
  [
    "a day that does not exist",
    inFirm('since: "2026-02-31"'),
    'content/firm.yaml:3:8  Firma: pozycja „since” jest źle zapisana. Wpisz dzień tak: "2026-11-01".',
  ],
  [
    "a text that is too short",
    inTree("title: Dąb szypułkowy w ogrodzie", "title: Dąb"),
    "content/trees/dab.yaml:3:10  Drzewo „Dąb szypułkowy”: pozycja „seo → title” ma 3 znaki, a ma mieć co najmniej 15. Dopisz jeszcze 12 znaków.",
  ],
  [
    "a text that is too long",
    inTree("title: Dąb szypułkowy w ogrodzie", `title: ${"Dąb ".repeat(16)}.`),
    "content/trees/dab.yaml:3:10  Drzewo „Dąb szypułkowy”: pozycja „seo → title” ma 65 znaków, a ma mieć najwyżej 60. Skróć ją o 5 znaków.",
  ],
  [
    "a heading with a word that no phone can hold",
    inTree("title: Dąb szypułkowy", `title: ${"ą".repeat(31)}`),
    "content/trees/dab.yaml:1:8  Drzewo „ąąąąąąąąąąąą…”: pozycja „title” ma słowo o 31 znakach, które nie zmieści się na ekranie telefonu. Podziel je; najdłuższe słowo może mieć 30 znaków.",
  ],
  [
    "a heading that is too long",
    inTree("title: Dąb szypułkowy", `title: ${"Trawa z rolki ".repeat(7)}`),
    "content/trees/dab.yaml:1:8  Drzewo „Trawa z rolki Trawa z rolki…”: pozycja „title” ma 97 znaków, a ma mieć najwyżej 90. Skróć ją o 7 znaków.",
  ],
  [
    "a file that is empty",
    { "trees/dab.yaml": "" },
    "content/trees/dab.yaml:1:1  Drzewo: nic tu nie ma. Wpisz treść albo usuń ten wpis.",
  ],
  [
    "a record with nothing in it",
    inQuestions("- slug: ile-trwa", "-\n- slug: ile-trwa"),
    "content/questions.yaml:1:2  Pytanie 1: nic tu nie ma. Wpisz treść albo usuń ten wpis.",
  ],
  [
    "a file of records that is no list",
    { "questions.yaml": "slug: a\n" },
    "content/questions.yaml:1:1  Ten plik: tu jest grupa pozycji, a ma być lista. Wpisz tu listę: każdy wpis w nowym wierszu od „- ”.",
  ],
  [
    "a list in a file that holds one thing",
    { "trees/dab.yaml": "- title: Dąb\n" },
    "content/trees/dab.yaml:1:1  Drzewo: tu jest lista, a ma być grupa pozycji. Wpisz tu pozycje: title, seo, lead, needs, photos.",
  ],
  [
    "too few records",
    { "questions.yaml": "[]\n" },
    "content/questions.yaml:1:1  Ten plik ma 0 wpisów, a ma mieć co najmniej 1. Dopisz 1 wpis.",
  ],
];

/** Names of files, addresses, and what leads from one file to another. */
const files: Row[] = [
  [
    "a file name with Polish letters and blanks",
    { "trees/Grab żółty.yaml": otherTree },
    "content/trees/Grab żółty.yaml:1:1  Nazwa „Grab żółty” nie może być adresem: może mieć tylko małe litery bez ogonków, cyfry i łączniki. Zmień nazwę na „grab-zolty”.",
  ],
  [
    "a folder name that is no address",
    { "trees/Na_Zimę/grab.yaml": otherTree.replaceAll("../", "../../") },
    "content/trees/Na_Zimę/grab.yaml:1:1  Nazwa „Na_Zimę” nie może być adresem: może mieć tylko małe litery bez ogonków, cyfry i łączniki. Zmień nazwę na „na-zime”.",
  ],
  [
    "the other ending",
    { "trees/grab.yml": otherTree },
    "content/trees/grab.yml:1:1  Strona nie zna takiego pliku i go nie pokaże. Zmień końcówkę nazwy na „.yaml”.",
  ],
  [
    "a misspelt folder",
    { "tres/grab.yaml": otherTree },
    "content/tres/grab.yaml:1:1  Strona nie zna takiego pliku i go nie pokaże. Czy chodziło o „trees”?",
  ],
  [
    "a misspelt file name",
    { "frm.yaml": "name: Bór" },
    "content/frm.yaml:1:1  Strona nie zna takiego pliku i go nie pokaże. Czy chodziło o „firm.yaml”?",
  ],
  [
    "a file that nothing resembles",
    { "notatki/dla-mnie.yaml": "tekst: nic" },
    "content/notatki/dla-mnie.yaml:1:1  Strona nie zna takiego pliku i go nie pokaże. Sprawdź nazwę pliku i folderu albo usuń plik. Nowy rodzaj plików dopisuje programista w tiny-content.fixture.ts.",
  ],
  [
    "an address that another page has",
    { "trees/grab.yaml": `${otherTree}alsoAt: [/lipa, /grab]\n` },
    [
      "content/trees/grab.yaml:12:10  Adres „/lipa” ma już plik content/trees/lipa.yaml. Usuń stąd ten adres.",
      "content/trees/grab.yaml:12:17  Adres „/grab” ma już plik content/trees/grab.yaml. Usuń stąd ten adres.",
    ].join("\n"),
  ],
  [
    "an address that the site's server answers itself",
    { "trees/grab.yaml": `${otherTree}alsoAt: [/readyz]\n` },
    "content/trees/grab.yaml:12:10  Adres „/readyz” zajmuje program strony. Wybierz inny.",
  ],
  [
    "a page at the address of another file's",
    { "trees/dziekujemy.yaml": otherTree },
    "content/trees/dziekujemy.yaml:1:1  Adres „/dziekujemy” ma już plik content/firm.yaml. Zmień jedną z nazw albo usuń jeden z plików.",
  ],
  [
    "a title that another page has",
    { "trees/grab.yaml": otherTree.replace("  title: Grab pospolity", "  title: Dąb szypułkowy") },
    "content/trees/grab.yaml:3:10  Drzewo „Grab pospolity”: pozycja „seo → title” jest już gdzie indziej (content/trees/dab.yaml:3), a w wyszukiwarce to po niej poznaje się stronę. Napisz, o czym jest właśnie ta strona.",
  ],
  [
    "a thing that is not there, with the nearest name",
    inTree("photos:", "near: [/lip]\nphotos:"),
    "content/trees/dab.yaml:7:8  Drzewo „Dąb szypułkowy”: pozycja „near” (1. na liście) prowadzi do „/lip”, ale nie ma takiego drzewa. Czy chodziło o „/lipa”?",
  ],
  [
    "a thing that nothing resembles",
    inTree("photos:", "near: [/kasztanowiec]\nphotos:"),
    "content/trees/dab.yaml:7:8  Drzewo „Dąb szypułkowy”: pozycja „near” (1. na liście) prowadzi do „/kasztanowiec”, ale nie ma takiego drzewa. Popraw „/kasztanowiec” albo usuń ten wpis.",
  ],
  [
    "a thing that is gone: one problem with all places that name it",
    {
      ...inTree("photos:", "near: [/buk]\nphotos:"),
      ...changed("trees/lipa.yaml", "photos:", "near: [/buk]\nphotos:"),
    },
    "content/trees/dab.yaml:7:8  Drzewo „Dąb szypułkowy”: pozycja „near” (1. na liście) prowadzi do „/buk”, ale nie ma takiego drzewa. Popraw „/buk” albo usuń ten wpis. To samo w: content/trees/lipa.yaml:7.",
  ],
  [
    "a thing that is gone, though another is called alike: who names it twice has not misspelt it",
    {
      ...inTree("photos:", "near: [/lip]\nphotos:"),
      ...changed("trees/lipa.yaml", "photos:", "near: [/lip]\nphotos:"),
    },
    "content/trees/dab.yaml:7:8  Drzewo „Dąb szypułkowy”: pozycja „near” (1. na liście) prowadzi do „/lip”, ale nie ma takiego drzewa. Popraw „/lip” albo usuń ten wpis. To samo w: content/trees/lipa.yaml:7.",
  ],
  [
    "a thing twice in one list",
    inTree("photos:", "near: [/lipa, /lipa]\nphotos:"),
    "content/trees/dab.yaml:7:15  Drzewo „Dąb szypułkowy”: pozycja „near” (2. na liście) powtarza „/lipa”. Usuń ten wiersz.",
  ],
  [
    "a no-break space in a name",
    inTree("photos:", 'near: ["/lipa\u00a0"]\nphotos:'),
    "content/trees/dab.yaml:7:14  Drzewo „Dąb szypułkowy”: w pozycji „near” (1. na liście) po „lipa” jest znak, którego nie widać (U+00A0). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "a Cyrillic letter in an address",
    inTree("photos:", 'near: ["/lip\u0430"]\nphotos:'),
    "content/trees/dab.yaml:7:13  Drzewo „Dąb szypułkowy”: w pozycji „near” (1. na liście) po „lip” jest litera „\u0430” z innego alfabetu (U+0430), która tylko wygląda jak nasza. Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "a sign that nobody sees in an e-mail address",
    { "firm.yaml": "name: Bór\nemail: firma\u200b@example.pl\n" },
    "content/firm.yaml:2:13  Firma: w pozycji „email” po „firma” jest znak, którego nie widać (U+200B). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "an own rule of a model, with a name that was meant",
    inQuestions("question: Kiedy?", "question: Co?"),
    "content/questions.yaml:5:13  Nie ma takiego pytania. Czy chodziło o „kiedy”?",
  ],
  [
    "an own rule of a model",
    inQuestions("question: Ile trwa?", "question: Co?"),
    "content/questions.yaml:2:13  Nie ma takiego pytania. Zapytaj inaczej.",
  ],
  [
    "an own rule about a thing",
    { "firm.yaml": "name: 1 Bór\nemail: firma@example.pl\n" },
    "content/firm.yaml:1:7  Firma nie pasuje. Zmień.",
  ],
  [
    "an own rule about a value",
    { "firm.yaml": "name: 2 Bór\nemail: firma@example.pl\n" },
    "content/firm.yaml:1:7  Firma: pozycja „name” nie pasuje. Zmień.",
  ],
  [
    "an own rule about what is in a value",
    { "firm.yaml": "name: 3 Bór\nemail: firma@example.pl\n" },
    "content/firm.yaml:1:7  Firma: w pozycji „name” nie pasuje. Zmień.",
  ],
];

/** Texts that visitors would not see as they are meant, and links. */
const texts: Row[] = [
  [
    "HTML in Markdown, at the tag",
    inAnswer("|\n    Tak.\n    To <b>ważne</b>."),
    "content/questions.yaml:5:8  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest HTML („<b>”), który odwiedzający zobaczą jako zwykłe znaki. Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres).",
  ],
  [
    "HTML in a line of text",
    inTree("na lata", "na<br>lata"),
    "content/trees/dab.yaml:5:16  Drzewo „Dąb szypułkowy”: w pozycji „lead” jest HTML („<br>”), który odwiedzający zobaczą jako zwykłe znaki. Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres).",
  ],
  [
    "Markdown in a line of text",
    inTree("na lata", "na **lata**"),
    "content/trees/dab.yaml:5:17  Drzewo „Dąb szypułkowy”: w pozycji „lead” są znaki formatowania, a w tym miejscu nie ma odnośników ani pogrubień. Zostaw same słowa, bez gwiazdek i nawiasów kwadratowych.",
  ],
  [
    "a link in a line of text",
    inTree("na lata", "na [lata](/lipa)"),
    "content/trees/dab.yaml:5:17  Drzewo „Dąb szypułkowy”: w pozycji „lead” są znaki formatowania, a w tym miejscu nie ma odnośników ani pogrubień. Zostaw same słowa, bez gwiazdek i nawiasów kwadratowych.",
  ],
  [
    "a backslash of Markdown in a line of text",
    inTree("na lata", "na 5\\* lat"),
    "content/trees/dab.yaml:5:18  Drzewo „Dąb szypułkowy”: w pozycji „lead” są znaki formatowania, a w tym miejscu nie ma odnośników ani pogrubień. Zostaw same słowa, bez gwiazdek i nawiasów kwadratowych.",
  ],
  [
    "a heading in Markdown",
    inAnswer("|\n    # Tak\n\n    Na pewno."),
    "content/questions.yaml:4:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest nagłówek („#”), a tego pola nie dzieli się nagłówkami. Usuń „#” albo zapisz ten wiersz jako **pogrubienie**.",
  ],
  [
    "a picture in Markdown",
    inAnswer("Patrz ![dom](../photos/dom.jpg)."),
    "content/questions.yaml:3:17  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zdjęcie, a w tekście zdjęć nie ma. Usuń je; zdjęcia wpisuje się tylko w pozycjach, które są dla zdjęć.",
  ],
  [
    "a script as a link",
    inAnswer("Kliknij [tu](javascript:alert(1))."),
    "content/questions.yaml:3:24  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik „javascript:alert(1)”, którego przeglądarka nie powinna otwierać. Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:.",
  ],
  [
    "a disguised script as a link",
    inAnswer("Kliknij [tu](jAvascript&#58;alert%281%29)."),
    "content/questions.yaml:3:11  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik „jAvascript:alert(1)”, którego przeglądarka nie powinna otwierać. Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:.",
  ],
  [
    "a page that is not there, with the nearest address",
    inAnswer("Jest [tu](/lip#x)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/lip#x”, ale nie ma strony o takim adresie. Czy chodziło o „/lipa”?",
  ],
  [
    "a page in capital letters, with a slash",
    inAnswer("Jest [tu](/Lipa/)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/Lipa/”, ale nie ma strony o takim adresie. Czy chodziło o „/lipa”?",
  ],
  [
    "an address without its slash",
    inAnswer("Jest [tu](lipa)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „lipa”, ale nie ma strony o takim adresie. Czy chodziło o „/lipa”?",
  ],
  [
    "an address that nothing resembles",
    inAnswer("Jest [tu](/ile-kosztuje-taras)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/ile-kosztuje-taras”, ale nie ma strony o takim adresie. Adresy stron tej witryny zaczynają się od „/”, a innych witryn od https://.",
  ],
  [
    "a link from a button to share it",
    inAnswer("Jest [tu](https://www.instagram.com/bor?igsh=MW&hl=pl)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik „https://www.instagram.com/bor?igsh=MW&hl=pl” z dopiskiem, po którym serwis poznaje, kto go udostępnił. Wpisz „https://www.instagram.com/bor?hl=pl”.",
  ],
  [
    "an e-mail address as a link",
    inAnswer("Jest [tu](kontakt@firma.pl)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „kontakt@firma.pl”, ale nie ma strony o takim adresie. Adres e-mail zapisz tak: mailto:kontakt@firma.pl.",
  ],
  [
    "another site without its beginning",
    inAnswer("Jest [tu](www.firma.pl)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „www.firma.pl”, ale nie ma strony o takim adresie. Adres innej witryny zapisz tak: https://www.firma.pl.",
  ],
  [
    "a table",
    inAnswer('"| a | b |\\n|---|---|\\n| c | d |"'),
    "content/questions.yaml:3:12  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest tabela, a strona nie ma tabel i pokaże same kreski. Zapisz ją jako listę: każdy wiersz od myślnika i spacji.",
  ],
  [
    "a table without outer bars",
    inAnswer("|\n    a | b\n    --- | ---\n    c | d"),
    "content/questions.yaml:5:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest tabela, a strona nie ma tabel i pokaże same kreski. Zapisz ją jako listę: każdy wiersz od myślnika i spacji.",
  ],
  [
    "a list of dashes from auto-correction in Markdown",
    inAnswer("|\n    Oto:\n\n    – siew\n    – koszenie"),
    "content/questions.yaml:6:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest lista ze znakami „–”, którą strona pokaże jako jeden akapit. Zamień „–” na początku wierszy na myślnik i spację.",
  ],
  [
    "a dash from auto-correction in a list in Markdown",
    inAnswer("|\n    Maj – lipiec:\n    - siew\n    – koszenie"),
    "content/questions.yaml:6:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest lista ze znakami „–”, którą strona pokaże jako jeden akapit. Zamień „–” na początku wierszy na myślnik i spację.",
  ],
  [
    "a list without blanks in Markdown",
    inAnswer("|\n    -siew\n    -koszenie"),
    "content/questions.yaml:4:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest lista ze znakami „-”, którą strona pokaże jako jeden akapit. Wstaw spację za „-” na początku każdego wiersza.",
  ],
  [
    "a list from Word",
    inAnswer('"•\\tkoszenie\\n•\\tsiew"'),
    "content/questions.yaml:3:12  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest lista ze znakami „•”, którą strona pokaże jako jeden akapit. Zamień „•” na początku wierszy na myślnik i spację.",
  ],
  [
    "a list of arrows from Word",
    inAnswer('"➢\\tkoszenie\\n➢\\tsiew"'),
    "content/questions.yaml:3:12  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest lista ze znakami „➢”, którą strona pokaże jako jeden akapit. Zamień „➢” na początku wierszy na myślnik i spację.",
  ],
  [
    "numbered points that do not go on",
    inAnswer("|\n    1. siew\n    3. koszenie"),
    "content/questions.yaml:4:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” są wiersze z numerami, które strona pokaże jako jeden akapit. Jeśli to punkty, ponumeruj je po kolei (1., 2., 3.) i wstaw przed nimi pusty wiersz, a jeśli nie, zacznij te wiersze od słów.",
  ],
  [
    "numbered points that all begin with 1",
    inAnswer("|\n    1. siew\n    1. koszenie"),
    "content/questions.yaml:4:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” są wiersze z numerami, które strona pokaże jako jeden akapit. Jeśli to punkty, ponumeruj je po kolei (1., 2., 3.) i wstaw przed nimi pusty wiersz, a jeśli nie, zacznij te wiersze od słów.",
  ],
  [
    "a day among numbered points",
    inAnswer("|\n    1. siew\n    2. koszenie\n    15. maja zbiór"),
    "content/questions.yaml:4:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” są wiersze z numerami, które strona pokaże jako jeden akapit. Jeśli to punkty, ponumeruj je po kolei (1., 2., 3.) i wstaw przed nimi pusty wiersz, a jeśli nie, zacznij te wiersze od słów.",
  ],
  [
    "numbered points that begin within a paragraph",
    inAnswer("|\n    Oto:\n    2. siew\n    3. koszenie"),
    "content/questions.yaml:5:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” są wiersze z numerami, które strona pokaże jako jeden akapit. Jeśli to punkty, ponumeruj je po kolei (1., 2., 3.) i wstaw przed nimi pusty wiersz, a jeśli nie, zacznij te wiersze od słów.",
  ],
  [
    "points with stars",
    inAnswer("|\n    Oto:\n    * siew\n    * koszenie"),
    "content/questions.yaml:5:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest lista ze znakami „*”, którą strona pokaże jako jeden akapit. Zamień „*” na początku wierszy na myślnik i spację.",
  ],
  [
    "points with pluses",
    inAnswer("|\n    + siew\n    + koszenie"),
    "content/questions.yaml:4:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest lista ze znakami „+”, którą strona pokaże jako jeden akapit. Zamień „+” na początku wierszy na myślnik i spację.",
  ],
  [
    "points that are set in too deep",
    inAnswer('"Oto:\\n\\n    - siew\\n    - koszenie"'),
    "content/questions.yaml:3:24  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest lista wcięta tak głęboko, że strona pokaże ją jako jeden akapit. Usuń spacje przed „-” na początku wierszy.",
  ],
  [
    "a point without words",
    inAnswer("|\n    - siew\n    -\n    - koszenie"),
    "content/questions.yaml:5:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest punkt listy bez słów. Dopisz za „-” słowa albo usuń ten wiersz.",
  ],
  [
    "a heading underlined with hyphens",
    inAnswer("|\n    Ceny\n    ---\n    Od 100 zł."),
    "content/questions.yaml:5:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest linia „---”, której strona nie narysuje i pokaże ją jako zwykłe znaki. Usuń ten wiersz; akapity dzieli się pustym wierszem.",
  ],
  [
    "a heading underlined with signs",
    inAnswer("|\n    Ceny\n    ====\n    Od 100 zł."),
    "content/questions.yaml:5:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest linia „====”, której strona nie narysuje i pokaże ją jako zwykłe znaki. Usuń ten wiersz; akapity dzieli się pustym wierszem.",
  ],
  [
    "a line of stars",
    inAnswer("|\n    Tak.\n\n    * * *\n\n    Nie."),
    "content/questions.yaml:6:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest linia „* * *”, której strona nie narysuje i pokaże ją jako zwykłe znaki. Usuń ten wiersz; akapity dzieli się pustym wierszem.",
  ],
  [
    "a quotation",
    inAnswer("|\n    > Piękny ogród."),
    "content/questions.yaml:4:5  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest cytat od znaku „>”, który odwiedzający zobaczą jako zwykły znak. Usuń „>”, a cudze słowa ujmij w „…”.",
  ],
  [
    "slanted words",
    inAnswer("To *bardzo ważne* słowa."),
    "content/questions.yaml:3:14  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „*bardzo ważne*”, którego znaki odwiedzający zobaczą tak, jak są wpisane. Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
  ],
  [
    "words between underlines",
    inAnswer("To __ważne__ słowa."),
    "content/questions.yaml:3:14  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „__ważne__”, którego znaki odwiedzający zobaczą tak, jak są wpisane. Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
  ],
  [
    "bold words that never end",
    inAnswer("To **ważne słowa"),
    "content/questions.yaml:3:14  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „**ważne słowa”, którego znaki odwiedzający zobaczą tak, jak są wpisane. Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
  ],
  [
    "bold words with blanks inside the stars",
    inAnswer("To ** ważne ** słowa."),
    "content/questions.yaml:3:14  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „** ważne **”, którego znaki odwiedzający zobaczą tak, jak są wpisane. Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
  ],
  [
    "quotation marks of a keyboard",
    inAnswer(`Należy do „pasa technicznego", więc pytamy.`),
    'content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „pasa technicznego", w którym cudzysłowy nie są polskie. Wpisz „pasa technicznego”.',
  ],
  [
    "words that are struck out",
    inAnswer("Od ~~200 zł~~ 150 zł."),
    "content/questions.yaml:3:14  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „~~200 zł~~”, którego znaki odwiedzający zobaczą tak, jak są wpisane. Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
  ],
  [
    "words as code",
    inAnswer("Wpisz `trawnik` w polu."),
    "content/questions.yaml:3:17  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „`trawnik”, którego znaki odwiedzający zobaczą tak, jak są wpisane. Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
  ],
  [
    "a footnote",
    inAnswer("Od 100 zł[^1]."),
    "content/questions.yaml:3:20  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „[^1]”, którego znaki odwiedzający zobaczą tak, jak są wpisane. Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
  ],
  [
    "a box to tick",
    inAnswer("|\n    - [ ] siew\n    - [x] koszenie"),
    "content/questions.yaml:4:7  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „[ ] ”, którego znaki odwiedzający zobaczą tak, jak są wpisane. Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
  ],
  [
    "a soft hyphen",
    inAnswer("nawo\u00adżenie"),
    "content/questions.yaml:3:15  Pytanie 1 „Ile trwa?”: w pozycji „answer” po „nawo” jest znak, którego nie widać (U+00AD). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "a space as HTML writes it",
    inTree("na lata", "na&nbsp;lata"),
    "content/trees/dab.yaml:5:16  Drzewo „Dąb szypułkowy”: w pozycji „lead” jest zapis „&nbsp;” z kodu strony, który odwiedzający zobaczą jako zwykłe znaki. Wpisz zamiast niego zwykłą spację albo go usuń.",
  ],
  [
    "a sign as HTML writes it, in Markdown",
    inAnswer("Siew &amp; koszenie."),
    "content/questions.yaml:3:16  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest zapis „&amp;” z kodu strony, który odwiedzający zobaczą jako zwykłe znaki. Wpisz zamiast niego „&”.",
  ],
  [
    "a number as HTML writes a sign, in a description",
    inTree("alt: Korona", "alt: Korona &#8222;dębu&#8221;"),
    "content/trees/dab.yaml:9:17  Zdjęcie 1: w pozycji „alt” jest zapis „&#8222;” z kodu strony, który odwiedzający zobaczą jako zwykłe znaki. Wpisz zamiast niego „„”.",
  ],
  [
    "a word that a PDF file divided",
    inAnswer("|\n    Zakładamy traw-\n    niki."),
    "content/questions.yaml:4:15  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest „traw- niki”, czyli słowo podzielone na końcu wiersza. Wpisz „trawniki”, a jeśli łącznik ma zostać, „traw-niki”.",
  ],
  [
    "letters in UTF-8 that were read as Windows-1252",
    inAnswer("Ma\u00c5\u201ae ogrody."),
    "content/questions.yaml:3:13  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest „\u00c5\u201a” zamiast „ł”: polskie litery zepsuły się przy kopiowaniu. Skopiuj ten tekst jeszcze raz z programu, w którym litery są dobre, albo wpisz go.",
  ],
  [
    "letters in UTF-8 that were read as Windows-1250, in a plain text",
    inTree("na lata", "na \u0139\u201a\u00c4\u2026ce"),
    "content/trees/dab.yaml:5:19  Drzewo „Dąb szypułkowy”: w pozycji „lead” jest „\u00c4\u2026” zamiast „ą”: polskie litery zepsuły się przy kopiowaniu. Skopiuj ten tekst jeszcze raz z programu, w którym litery są dobre, albo wpisz go.",
  ],
  [
    "a letter that an encoding did not have",
    inAnswer("Dwa dni na za?ożenie."),
    "content/questions.yaml:3:22  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest „za?ożenie.”, ze znakiem zapytania w środku słowa. Wpisz zamiast niego właściwą literę, a jeśli kończy zdanie, spację za nim.",
  ],
  [
    "a link to the preview on the editor's computer",
    inAnswer("Jest [tu](http://localhost:8000/lipa#opis)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „http://localhost:8000/lipa#opis”, czyli do komputera redakcji, którego odwiedzający nie otworzą. Wpisz „/lipa#opis”.",
  ],
  [
    "the same without its beginning",
    inAnswer("Jest [tu](localhost:8000/lipa)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „localhost:8000/lipa”, czyli do komputera redakcji, którego odwiedzający nie otworzą. Wpisz „/lipa”.",
  ],
  [
    "the same by number",
    inAnswer("Jest [tu](http://127.0.0.1:8000/)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „http://127.0.0.1:8000/”, czyli do komputera redakcji, którego odwiedzający nie otworzą. Wpisz „/”.",
  ],
  [
    "a computer in the network of the office",
    inAnswer("Jest [tu](http://192.168.1.20:8000/lipa)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „http://192.168.1.20:8000/lipa”, czyli do komputera redakcji, którego odwiedzający nie otworzą. Wpisz „/lipa”.",
  ],
  [
    "a computer by its name",
    inAnswer("Jest [tu](http://laptop-anny/lipa)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „http://laptop-anny/lipa”, czyli do komputera redakcji, którego odwiedzający nie otworzą. Wpisz „/lipa”.",
  ],
  [
    "a private origin",
    inAnswer("Jest [tu](https://biuro.bor.example/lipa)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „https://biuro.bor.example/lipa”, czyli do komputera redakcji, którego odwiedzający nie otworzą. Wpisz „/lipa”.",
  ],
  [
    "a page of the own host that is not there",
    inAnswer("Jest [tu](https://bor.example/lip)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „https://bor.example/lip”, ale nie ma strony o takim adresie. Czy chodziło o „/lipa”?",
  ],
  [
    "another site without how to go there",
    inAnswer("Jest [tu](//firma.pl/x)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „//firma.pl/x”, ale nie ma strony o takim adresie. Adres innej witryny zapisz tak: https://firma.pl/x.",
  ],
  [
    "an e-mail address as another site",
    inAnswer("Jest [tu](https://kontakt@firma.pl)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest adres e-mail zapisany jak adres strony („https://kontakt@firma.pl”). Wpisz „mailto:kontakt@firma.pl”.",
  ],
  [
    "an e-mail address with its beginning twice, as a site",
    inAnswer("Jest [tu](https://mailto:kontakt@firma.pl)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest adres e-mail zapisany jak adres strony („https://mailto:kontakt@firma.pl”). Wpisz „mailto:kontakt@firma.pl”.",
  ],
  [
    "an e-mail address with its beginning twice",
    inAnswer("Jest [tu](mailto:mailto:kontakt@firma.pl)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik „mailto:mailto:kontakt@firma.pl”, w którym nie ma poprawnego adresu e-mail ani numeru telefonu. Wpisz „mailto:kontakt@firma.pl”.",
  ],
  [
    "a phone number with its beginning twice",
    inAnswer("Jest [tu](tel:tel:601234567)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik „tel:tel:601234567”, w którym nie ma poprawnego adresu e-mail ani numeru telefonu. Wpisz „tel:+48601234567”.",
  ],
  [
    "a link to a mailbox without one",
    inAnswer("Jest [tu](mailto:biuro)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik „mailto:biuro”, w którym nie ma poprawnego adresu e-mail ani numeru telefonu. Wpisz go tak: mailto:kontakt@firma.pl albo tel:+48601234567.",
  ],
  [
    "a PDF file outside of the folder for files",
    inAnswer("Jest [tu](/cennik-2026.pdf)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/cennik-2026.pdf”, ale nie ma takiego pliku. Dodaj ten plik jako PDF do content/files i wpisz jego adres: „/files/cennik-2026.pdf”.",
  ],
  [
    "a file by its place in the content",
    inAnswer("Jest [tu](../files/Cennik_2026.pdf)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „../files/Cennik_2026.pdf”, ale nie ma takiego pliku. Dodaj ten plik jako PDF do content/files i wpisz jego adres: „/files/cennik-2026.pdf”.",
  ],
  [
    "a file from Word",
    inAnswer("Jest [tu](/files/cennik-2026.docx)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/files/cennik-2026.docx”, ale nie ma takiego pliku. Dodaj ten plik jako PDF do content/files i wpisz jego adres: „/files/cennik-2026.pdf”.",
  ],
  [
    "another site where only pages are",
    inFirm("link: https://facebook.com/bor"),
    "content/firm.yaml:3:7  Firma: pozycja „link” prowadzi do „https://facebook.com/bor”, a ma prowadzić do strony tej witryny. Wpisz adres strony tej witryny, od „/”; do innych witryn prowadzą tylko odnośniki w tekstach.",
  ],
  [
    "another site without its beginning where only pages are",
    inFirm("link: www.facebook.com/bor"),
    "content/firm.yaml:3:7  Firma: pozycja „link” prowadzi do „www.facebook.com/bor”, a ma prowadzić do strony tej witryny. Wpisz adres strony tej witryny, od „/”; do innych witryn prowadzą tylko odnośniki w tekstach.",
  ],
  [
    "a page with the own host where only pages are",
    inFirm("link: https://www.bor.example/lipa"),
    "content/firm.yaml:3:7  Firma: pozycja „link” prowadzi do „https://www.bor.example/lipa”, a ma prowadzić do strony tej witryny. Wpisz „/lipa”.",
  ],
  [
    "the preview where only pages are",
    inFirm("link: http://localhost:8000/lipa"),
    "content/firm.yaml:3:7  Firma: w pozycji „link” jest odnośnik do „http://localhost:8000/lipa”, czyli do komputera redakcji, którego odwiedzający nie otworzą. Wpisz „/lipa”.",
  ],
  [
    "an address of one letter: none was meant",
    inAnswer("Jest [tu](/b)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/b”, ale nie ma strony o takim adresie. Adresy stron tej witryny zaczynają się od „/”, a innych witryn od https://.",
  ],
  [
    "a page that search engines may not list",
    inAnswer("Jest [tu](/dziekujemy)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/dziekujemy”, ale nie ma strony o takim adresie. Adresy stron tej witryny zaczynają się od „/”, a innych witryn od https://.",
  ],
  [
    "a blank between the brackets of a link",
    inAnswer('"Zobacz [lipę] (/lipa)."'),
    "content/questions.yaml:3:24  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki. Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.",
  ],
  [
    "blanks in the address of a link",
    inAnswer('"Zobacz [lipę](/lipa w maju)."'),
    "content/questions.yaml:3:24  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki. Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.",
  ],
  [
    "a bracket of a link that is missing",
    inAnswer('"Zobacz [lipę](/lipa ."'),
    "content/questions.yaml:3:24  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki. Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.",
  ],
  [
    "the brackets of a link the other way round",
    inAnswer('"Zobacz (lipę)[/lipa]."'),
    "content/questions.yaml:3:24  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki. Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.",
  ],
  [
    "an address that is only typed",
    inAnswer('"Formularz: https://example.pl/wniosek?id=1."'),
    "content/questions.yaml:3:23  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest adres „https://example.pl/wniosek?id=1”, który nie jest odnośnikiem, więc nie da się go otworzyć. Zapisz go tak: [napis](https://example.pl/wniosek?id=1).",
  ],
  [
    "one without its beginning, in bold",
    inAnswer("Zobacz **www.example.pl**, jest tam cennik."),
    "content/questions.yaml:3:20  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest adres „www.example.pl”, który nie jest odnośnikiem, więc nie da się go otworzyć. Zapisz go tak: [napis](https://www.example.pl).",
  ],
  [
    "one in brackets, beside a link",
    inAnswer('"Zobacz [urząd](https://example.pl) (http://bip.example.pl/)."'),
    "content/questions.yaml:3:48  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest adres „http://bip.example.pl/”, który nie jest odnośnikiem, więc nie da się go otworzyć. Zapisz go tak: [napis](http://bip.example.pl/).",
  ],
  [
    "one in angle brackets, told once",
    inAnswer("Zobacz <https://example.pl>."),
    "content/questions.yaml:3:18  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest HTML („<https://example.pl>”), który odwiedzający zobaczą jako zwykłe znaki. Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres).",
  ],
  [
    "a place that is misspelt",
    inAnswer("Jest [tu](/#kontkt)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/#kontkt”, ale na stronie „/” nie ma takiego miejsca. Czy chodziło o „/#kontakt”?",
  ],
  [
    "a place of another page",
    inAnswer("Jest [tu](/lipa#kontakt)."),
    "content/questions.yaml:3:21  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „/lipa#kontakt”, ale na stronie „/lipa” nie ma takiego miejsca. Odnośnik może prowadzić do: „/lipa#opis”, „/lipa#tresc”.",
  ],
  [
    "a place without its page, in a text of several pages",
    inAnswer("|\n    Jest [tu](#opis)."),
    "content/questions.yaml:4:15  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „#opis” bez adresu strony, a ten tekst jest na kilku stronach. Wpisz także adres strony, na przykład „/dab#opis”.",
  ],
  [
    "one that no page has",
    inAnswer("|\n    Jest [tu](#brak)."),
    "content/questions.yaml:4:15  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest odnośnik do „#brak” bez adresu strony, a ten tekst jest na kilku stronach. Wpisz także adres strony, na przykład „/#kontakt”.",
  ],
  [
    "a place that the page itself lacks",
    inTree("needs:", "body: Zobacz [to](#brak).\nneeds:"),
    "content/trees/dab.yaml:6:19  Drzewo „Dąb szypułkowy”: w pozycji „body” jest odnośnik do „#brak”, ale na stronie „/dab” nie ma takiego miejsca. Odnośnik może prowadzić do: „#opis”, „#tresc”.",
  ],
  [
    "a place in an address outside of a text",
    inFirm('link: "/#kontkt"'),
    "content/firm.yaml:3:8  Firma: w pozycji „link” jest odnośnik do „/#kontkt”, ale na stronie „/” nie ma takiego miejsca. Czy chodziło o „/#kontakt”?",
  ],
  [
    "a misspelt placeholder",
    inAnswer('"My to {frm}."'),
    "content/questions.yaml:3:18  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest „{frm}”, ale strona niczego w to miejsce nie wstawia. Czy chodziło o „{firm}”? Wolno tu wpisać: {firm}.",
  ],
  [
    "a placeholder that there is not",
    inAnswer('"Ogród w {town}."'),
    "content/questions.yaml:3:20  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest „{town}”, ale strona niczego w to miejsce nie wstawia. Wolno tu wpisać: {firm}.",
  ],
  [
    "a brace",
    inAnswer('"My to {firm."'),
    "content/questions.yaml:3:18  Pytanie 1 „Ile trwa?”: w pozycji „answer” jest „{”, ale strona niczego w to miejsce nie wstawia. Wolno tu wpisać: {firm}.",
  ],
  [
    "a placeholder where nothing is put in",
    inTree("alt: Korona", "alt: Korona {firm}"),
    "content/trees/dab.yaml:9:17  Zdjęcie 1: w pozycji „alt” jest „{firm}”, ale strona niczego w to miejsce nie wstawia. Wolno tu wpisać: zwykłe słowa, bez nawiasów klamrowych.",
  ],
  [
    "a text without the placeholder that it is made for",
    inFirm("slogan: Sadzimy."),
    "content/firm.yaml:3:9  Firma: w pozycji „slogan” nie ma „{tree}”, w którego miejsce strona wstawia właściwe słowo. Wpisz {tree} tam, gdzie to słowo ma być. Tak ma być: Hasło. W tekście musi być {tree}.",
  ],
  [
    "a blank without a width",
    inAnswer("Tak\u200b."),
    "content/questions.yaml:3:14  Pytanie 1 „Ile trwa?”: w pozycji „answer” po „Tak” jest znak, którego nie widać (U+200B). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "a soft hyphen",
    inAnswer("Traw\u00adnik."),
    "content/questions.yaml:3:15  Pytanie 1 „Ile trwa?”: w pozycji „answer” po „Traw” jest znak, którego nie widać (U+00AD). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "a sign that turns the text",
    inAnswer("Tak\u202e."),
    "content/questions.yaml:3:14  Pytanie 1 „Ile trwa?”: w pozycji „answer” po „Tak” jest znak, którego nie widać (U+202E). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "a letter that was lost",
    inAnswer("Tak\ufffd."),
    "content/questions.yaml:3:14  Pytanie 1 „Ile trwa?”: w pozycji „answer” po „Tak” jest znak, którego nie widać (U+FFFD). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
  [
    "a control character, written as YAML can write it",
    inAnswer('"Tak\\a."'),
    "content/questions.yaml:3:11  Pytanie 1 „Ile trwa?”: w pozycji „answer” po „Tak” jest znak, którego nie widać (U+0007). Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.",
  ],
];

/** Photos that cannot be shown, and descriptions that describe nothing. */
const photos: Row[] = [
  [
    "a photo that is not there, with the nearest name",
    inTree("dab-1.jpg", "dabb-1.jpg"),
    "content/trees/dab.yaml:8:10  Nie ma zdjęcia „../photos/dabb-1.jpg”. Czy chodziło o „../photos/dab-1.jpg”?",
  ],
  [
    "a folder that is not there",
    inTree("../photos/dab-1.jpg", "../zdjecia/dom.jpg"),
    "content/trees/dab.yaml:8:10  Nie ma zdjęcia „../zdjecia/dom.jpg”. Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos.",
  ],
  [
    "a numbered photo that is gone, with all places that show it",
    { ...inTree("dab-1.jpg", "99.jpg"), ...changed("trees/lipa.yaml", "lipa-1.jpg", "99.jpg") },
    "content/trees/dab.yaml:8:10  Nie ma zdjęcia „../photos/99.jpg”. Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos. To samo w: content/trees/lipa.yaml:8.",
  ],
  [
    "other letters than in the folder",
    inTree("dab-1.jpg", "Dab-1.JPG"),
    "content/trees/dab.yaml:8:10  Nazwa zdjęcia „../photos/Dab-1.JPG” jest zapisana innymi literami niż w folderze; duże i małe litery to dla strony różne litery. Wpisz „../photos/dab-1.jpg”.",
  ],
  [
    "letters made of two signs",
    inTree("dab-1.jpg", "łąka.jpg"),
    "content/trees/dab.yaml:8:10  Nazwa zdjęcia „../photos/łąka.jpg” tylko wygląda tak jak nazwa pliku: litery z ogonkami są w nich zapisane różnie. Zmień nazwę pliku na „laka.jpg”, bez ogonków, i wpisz ją tutaj.",
    { [`photos/${"łąka".normalize("NFD")}.jpg`]: goodPhoto },
  ],
  [
    "backslashes in its path",
    inTree("../photos/dab-1.jpg", "..\\photos\\dab-1.jpg"),
    "content/trees/dab.yaml:8:10  W „..\\photos\\dab-1.jpg” są ukośniki „\\”, a foldery oddziela się znakiem „/”. Wpisz „../photos/dab-1.jpg”.",
  ],
  [
    "a path of a Windows disk",
    inTree("../photos/dab-1.jpg", "C:\\dom.jpg"),
    "content/trees/dab.yaml:8:10  Zdjęcia „C:\\dom.jpg” nie ma w folderze content/photos, więc strona go nie pokaże. Zapisz je tam, jeśli wolno go użyć, i wpisz tu jego nowe miejsce.",
  ],
  [
    "a photo from the web",
    inTree("../photos/dab-1.jpg", "https://example.pl/dom.jpg"),
    "content/trees/dab.yaml:8:10  Zdjęcia „https://example.pl/dom.jpg” nie ma w folderze content/photos, więc strona go nie pokaże. Zapisz je tam, jeśli wolno go użyć, i wpisz tu jego nowe miejsce.",
  ],
  [
    "a folder",
    inTree("../photos/dab-1.jpg", "../photos/x"),
    "content/trees/dab.yaml:8:10  „../photos/x” to folder, a nie zdjęcie. Dopisz ukośnik i nazwę pliku z tego folderu.",
    { "photos/x": "folder" },
  ],
  [
    "HEIC",
    inTree("dab-1.jpg", "x.heic"),
    "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.heic” jest w formacie HEIC, którego strona nie czyta. Zapisz je jako JPEG. Na iPhonie: Ustawienia → Aparat → Formaty → Najbardziej zgodne, a następne zdjęcia będą od razu JPEG-ami.",
    { "photos/x.heic": "heic" },
  ],
  [
    "an empty file",
    inTree("dab-1.jpg", "x.jpg"),
    "content/trees/dab.yaml:8:10  Plik zdjęcia „../photos/x.jpg” jest pusty, tak jak plik, którego dysk w chmurze jeszcze nie pobrał. Otwórz to zdjęcie tam, skąd pochodzi, i skopiuj je jeszcze raz.",
    { "photos/x.jpg": "empty" },
  ],
  [
    "a file that is no photo, or half of one",
    inTree("dab-1.jpg", "x.jpg"),
    "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.jpg” jest zapisane z błędem i strona go nie odczyta. Otwórz je w programie graficznym i zapisz na nowo jako JPEG; jeśli się nie otwiera albo widać tylko część, skopiuj je jeszcze raz z aparatu.",
    { "photos/x.jpg": "broken" },
  ],
  [
    "another format",
    inTree("dab-1.jpg", "x.gif"),
    "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.gif” jest w formacie GIF, a strona czyta tylko JPEG, PNG i WebP. Zapisz je w programie graficznym jako JPEG i wpisz tu nową nazwę.",
    { "photos/x.gif": "gif" },
  ],
  [
    "a format that the ending does not tell",
    inTree("dab-1.jpg", "x.jpg"),
    "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.jpg” ma w nazwie końcówkę „.jpg”, a jest w formacie PNG. Zmień końcówkę nazwy na „.png”, w pliku i tutaj.",
    { "photos/x.jpg": { ...goodPhoto, format: "png" } },
  ],
  [
    "colours for printing, and the place where it was taken",
    inTree("dab-1.jpg", "x.jpg"),
    [
      "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.jpg” ma kolory przygotowane do druku (CMYK), na ekranie wyszłyby inne. Zapisz je w programie graficznym jako JPEG w kolorach sRGB (RGB).",
      "content/trees/dab.yaml:8:10  W pliku zdjęcia „../photos/x.jpg” zapisane jest miejsce, w którym je zrobiono, na przykład ogród klienta. Usuń je (Windows: Właściwości, Szczegóły, Usuń właściwości; Mac: Podgląd, Narzędzia, Pokaż inspektora, GPS).",
    ].join("\n"),
    { "photos/x.jpg": { ...goodPhoto, isCmyk: true, hasPosition: true } },
  ],
  [
    "a photo that lies on its side in its file",
    inTree("dab-1.jpg", "x.jpg"),
    "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.jpg” leży w swoim pliku na boku, więc strona przycięłaby je źle. Otwórz je w programie graficznym, zapisz jako nowy plik JPEG i wstaw ten.",
    { "photos/x.jpg": { ...goodPhoto, isTurned: true } },
  ],
  [
    "an upright photo",
    inTree("dab-1.jpg", "x.jpg"),
    "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.jpg” (1500 × 2000) jest pionowe albo prawie kwadratowe, a strona ma miejsca na poziome i obcięłaby je u góry i u dołu. Wybierz poziome albo wytnij z tego poziomy kadr, najlepiej 3:2 (Windows: Zdjęcia, Edytuj, Przytnij; Mac: Podgląd, Narzędzia, Przytnij).",
    { "photos/x.jpg": { ...goodPhoto, width: 1500, height: 2000 } },
  ],
  [
    "a panorama",
    inTree("dab-1.jpg", "x.jpg"),
    "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.jpg” (3000 × 1000) jest tak szerokie, że strona obcięłaby je po bokach. Wytnij z niego węższy kadr, najlepiej 3:2 (Windows: Zdjęcia, Edytuj, Przytnij; Mac: Podgląd, Narzędzia, Przytnij).",
    { "photos/x.jpg": { ...goodPhoto, width: 3000 } },
  ],
  [
    "a small photo",
    inTree("dab-1.jpg", "x.jpg"),
    "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.jpg” ma 1199 pikseli szerokości, a potrzeba co najmniej 1200. Wstaw większe; powiększanie w programie nie pomoże.",
    { "photos/x.jpg": { ...goodPhoto, width: 1199, height: 1199 } },
  ],
  [
    "over 12 megapixels",
    inTree("dab-1.jpg", "x.jpg"),
    "content/trees/dab.yaml:8:10  Zdjęcie „../photos/x.jpg” ma 4032 × 3024 pikseli, czyli ponad 12 megapikseli. Zmniejsz je do 2400 pikseli szerokości (Windows: Zdjęcia, Zmień rozmiar obrazu; Mac: Podgląd, Dopasuj rozmiar).",
    { "photos/x.jpg": { ...goodPhoto, width: 4032, height: 3024 } },
  ],
  [
    "a description that repeats the file name",
    inTree("alt: Korona w maju", "alt: Dab 1"),
    "content/trees/dab.yaml:9:10  Zdjęcie 1: opis zdjęcia powtarza tylko nazwę pliku. Napisz jednym zdaniem, co widać na zdjęciu.",
  ],
  [
    "a description that is the file name",
    inTree("alt: Korona w maju", "alt: dab-1.jpg"),
    "content/trees/dab.yaml:9:10  Zdjęcie 1: opis zdjęcia powtarza tylko nazwę pliku. Napisz jednym zdaniem, co widać na zdjęciu.",
  ],
  [
    "one photo twice in a list",
    inTree("dab-2.jpg", "./dab-1.jpg"),
    "content/trees/dab.yaml:10:10  Zdjęcie 2: zdjęcie „../photos/./dab-1.jpg” jest już w content/trees/dab.yaml:8. Wstaw inne albo usuń ten wpis.",
  ],
];

// By rest: a row without facts is shorter, and Jest would pass its callback in their place.
test.each([...syntax, ...keys, ...values, ...files, ...texts, ...photos])("%s", (...row: Row) => {
  const [, changes, expected, facts] = row;
  expect(problemsOf(changes, facts).map(tinyContent.formatProblem).join("\n")).toBe(expected);
});

/** Names that programs give to copies; the names are those of their Polish and English versions. */
test.each([
  ["Windows", "dab — kopia.yaml"],
  ["Windows", "dab - Kopia (2).yaml"],
  ["Windows 10", "dab — skrót.yaml"],
  ["a browser", "dab (1).yaml"],
  ["macOS", "dab kopia 2.yaml"],
  ["GNOME", "dab (kopia).yaml"],
  ["GNOME", "dab (3. kopia).yaml"],
  ["Dropbox", "dab (kopia powodująca konflikt użytkownika Anna 2026-11-01).yaml"],
  ["Dropbox", "dab (Anna's conflicted copy 2026-11-01).yaml"],
  ["OneDrive", "dab-LAPTOP-7A2.yaml"],
  ["Syncthing", "dab.sync-conflict-20261101-120000-ABCDEFG.yaml"],
  ["Office", "~$dab.yaml"],
])("a copy that %s made: %s", (_program, name) => {
  const files = { [`trees/${name}`]: rightFiles["trees/dab.yaml"] ?? "" };
  expect(problemsOf(files).map(tinyContent.formatProblem)).toEqual([
    `content/trees/${name}:1:1  To wygląda na kopię pliku, której strona nie pokaże. Usuń ją, a jeśli ma zostać, zmień jej nazwę na taką z małych liter bez ogonków, cyfr i łączników.`,
  ]);
});

test("a copy of a file whose place is fixed", () => {
  const files = { "firm-LAPTOP-7A2.yaml": rightFiles["firm.yaml"] ?? "" };
  expect(problemsOf(files)).toEqual([expect.objectContaining({ code: "copiedFile" })]);
});

type RightRow = [what: string, files: Files, photos?: Record<string, PhotoState>];

/** What looks like a mistake and is none. */
const right: RightRow[] = [
  ["a quoted text of several lines", inAnswer('"Tak.\n\n    Uwaga: nie zawsze.\n\n    - Zimą."')],
  [
    "comments in lines of their own, behind numbers and behind quoted texts",
    inFirm('# Liczba\nstaff: 5 # osób\nslogan: "Sadzimy {tree}" # hasło'),
  ],
  ["a number sign inside a word", inTree("na lata", "na#1")],
  ["a no-break space inside a text", inTree("na lata", "uwaga:\u00a0na lata")],
  ["typographic quotes around a text", inTree("Drzewo na lata.", "„Drzewo”")],
  ["typographic quotes inside quotes", inTree("Drzewo na lata.", '"Nasze „ogrody”"')],
  [
    "a byte order mark and Windows line ends",
    {
      "questions.yaml": Buffer.from(
        `\ufeff${rightFiles["questions.yaml"]}`.replaceAll("\n", "\r\n"),
      ),
    },
  ],
  ["an ampersand and a semicolon that are no sign of HTML", inAnswer("Bór & syn; R&D; &raz;.")],
  ["letters of other languages", inAnswer("Łąki w Ängelholm, São Paulo i Złotów na Âge.")],
  [
    "a word of which only a part is written",
    inAnswer("Pokoje jedno- i dwuosobowe, trawy 2- lub 3-letnie."),
  ],
  ["a question mark in an address", inAnswer('"[a](https://a.pl/b?c=d&amp;e) firma.pl/b?c"')],
  [
    "an address as the words of a link",
    inAnswer(
      '"[www.example.pl](https://www.example.pl), [https://example.pl](https://example.pl)"',
    ),
  ],
  ["an address in a plain text, which has no links", inTree("na lata", "z www.example.pl")],
  ["a page with the own host", inAnswer('"[a](https://bor.example/lipa#opis)"')],
  [
    "an address with a port, and one with numbers",
    inAnswer('"[a](https://a.pl:8443/%E0%A4) [b](https://8.8.8.8/)"'),
  ],
  ["a dash that begins a line of a sentence", inAnswer("|\n    Siew\n    – w maju –\n    trwa.")],
  ["a dash in a folded sentence", inAnswer(">\n    Siew\n    - w maju -\n    trwa.")],
  [
    "days that begin lines",
    inAnswer("|\n    1. marca zaczyna się ochrona.\n    15. października się kończy."),
  ],
  ["a year that begins a text", inAnswer("2019. był rokiem suszy.")],
  ["one numbered line", inAnswer("|\n    Pokój na\n    2. piętrze.")],
  ["a note below a price", inAnswer('"100 zł* albo 200 zł**\n\n    * netto\n\n    ** brutto"')],
  ["more than an amount", inAnswer('"Od 5 zł\n\n    > 100 m² taniej"')],
  ["stars between numbers", inAnswer("Rabata ma 3*4*5 m.")],
  ["an underline in a word", inAnswer("Plik plan_ogrodu_1 i jan_k@bor.pl.")],
  ["a list with blank lines in a folded text", inAnswer(">\n    Oto:\n\n    - a\n\n    - b")],
  ["brackets that are no link", inAnswer('"Sadzimy [w maju] lipy (tilia), [dąb](/dab) (stary)."')],
  [
    "links to a page, a place of it, a further address, another site, a phone",
    {
      ...inAnswer(
        '"[a](/lipa) [b](/lipa#opis) [c](/grab#tresc) [d](https://example.pl) [e](tel:+48601234567) [f](#tresc)"',
      ),
      "trees/klon.yaml": `${otherTree.replaceAll("dab-", "lipa-")}alsoAt: [/grab]\n`,
    },
  ],
  ["a page that only texts lead to", inAnswer("To [wynik](/wynik).")],
  ["a place of the page itself", inTree("needs:", "body: Zobacz [to](#opis).\nneeds:")],
  ["the site's placeholder", inAnswer('"My to {firm}."')],
  [
    "a photo in capital letters that is named so",
    inTree("dab-1.jpg", "A.JPG"),
    { "photos/A.JPG": goodPhoto },
  ],
  ["an emoji of several signs", inAnswer("Tak 👩🏽\u200d🌾 👨\u200d🌾.")],
  ["PNG", inTree("dab-1.jpg", "a.png"), { "photos/a.png": { ...goodPhoto, format: "png" } }],
  ["WebP", inTree("dab-1.jpg", "a.webp"), { "photos/a.webp": { ...goodPhoto, format: "webp" } }],
];

test.each(right)("%s is fine", (...row: RightRow) => {
  const [, changes, facts] = row;
  expect(problemsOf(changes, facts).map(tinyContent.formatProblem)).toEqual([]);
});

test("a file that can't be read is told alone, and not each link to what is in it", () => {
  const link = changed("trees/dab.yaml", "lead:", "body: Zobacz [kiedy](/#faq-kiedy).\nlead:");
  expect(problemsOf(link)).toEqual([]);
  const broken = changed("questions.yaml", "answer: Tak.", "answer: 'Tak.");
  expect(problemsOf({ ...link, ...broken }).map(({ file }) => file)).toEqual(["questions.yaml"]);
  const gone = problemsOf({ ...link, ...changed("questions.yaml", "slug: kiedy", "slug: gdzie") });
  expect(gone.map(({ code }) => code)).toEqual(["lostAnchor"]);
});

test.each([
  ["narrow", 1200, 1000],
  ["upright", 1500, 1250],
  ["wide", 2400, 1200],
  ["large", 4000, 3000],
])("a photo may just be so %s: %i × %i", (_, width, height) => {
  const shown = inTree("dab-1.jpg", "x.jpg");
  expect(problemsOf(shown, { "photos/x.jpg": { ...goodPhoto, width, height } })).toEqual([]);
});
