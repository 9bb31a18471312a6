import { LONGEST_PHOTO_SIDE, otherQuotes, polishQuotes } from "@typed-site/utils";
import { typeOf, type ValueType, valueType, whatToWrite } from "../check/how-to-write";
import type { Rewritten, Side } from "../check/message";
import type { Subject } from "../check/subject";
import { codePoint } from "../words";
import type { Language } from "./language";
import { sizeIn } from "./numbers";
import { count } from "./polish-count";
import { typography } from "./polish-typography";

const QUOTE_IT = 'Ujmij cały tekst w proste cudzysłowy: "…".';
const TYPE_AGAIN = "Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.";
const NO_PAGE = "nie ma strony o takim adresie";
const CROP =
  "najlepiej 3:2 (Windows: Zdjęcia, Edytuj, Przytnij; Mac: Podgląd, Narzędzia, Przytnij)";
const SAVE_AGAIN = "i zapisz go jeszcze raz jako PDF";

const size = sizeIn("pl");
const quoted = (words: string) => `„${words}”`;
const entries = (number: number) => count(number, "wpis", "wpisy", "wpisów");
const characters = (number: number) => count(number, "znak", "znaki", "znaków");

const didYouMean = (guess: string | undefined) => guess && `Czy chodziło o „${guess}”?`;

const sides: Record<Side, string> = {
  least: "co najmniej",
  most: "najwyżej",
  exact: "dokładnie",
};

/** What a value can be: what it is called, and how it is written. */
const types: Record<ValueType, { name: string; written: string }> = {
  string: { name: "tekst", written: "zwykły tekst" },
  number: { name: "liczba", written: "same cyfry, bez cudzysłowu i jednostki" },
  int: { name: "liczba całkowita", written: "same cyfry, bez cudzysłowu i jednostki" },
  boolean: {
    name: "słowo true albo false",
    written: "true (tak) albo false (nie), bez cudzysłowu",
  },
  date: { name: "data", written: "dzień" },
  array: { name: "lista", written: "listę: każdy wpis w nowym wierszu od „- ”" },
  object: { name: "grupa pozycji", written: "pozycje" },
  other: { name: "inna wartość", written: "wartość" },
};

const places = {
  here: "tu",
  item: "za „- ”",
  block: "pod nią z wcięciem",
  line: "za dwukropkiem",
};

/** What to write in a place, and where: `za dwukropkiem zwykły tekst`. */
function toWrite(subject: Subject): string {
  const { where, type, keys } = whatToWrite(subject);
  const group = keys.length > 0 ? `: ${keys.join(", ")}` : "";
  return `${places[where]} ${types[type].written}${group}`;
}

const ways: Record<Rewritten["way"], (right: string) => string> = {
  quotes: (right) => `w cudzysłowach: "${right}"`,
  degrees: (right) => `w stopniach: ${right}`,
  point: (right) => `z kropką zamiast przecinka: ${right}`,
};

/** Where an odd character is and what it is: `po „loc” jest znak, którego nie widać (U+200B)`. */
function deceptiveCharacter({ character, after }: { character: string; after: string }): string {
  const what = /\p{L}/u.test(character)
    ? `litera „${character}” z innego alfabetu (${codePoint(character)}), która tylko wygląda jak nasza`
    : `znak, którego nie widać (${codePoint(character)})`;
  return `${after && `po „${after}” `}jest ${what}`;
}

/** What is in a PDF file besides what is looked at, by PDF's names. */
const extras: Readonly<Record<string, string>> = {
  JS: "skrypt",
  JavaScript: "skrypt",
  XFA: "formularz ze skryptami",
  AA: "polecenie, które wykonuje się samo",
  OpenAction: "polecenie, które wykonuje się samo",
  Launch: "polecenie, które uruchamia program",
  GoToR: "odnośnik do pliku na czyimś komputerze",
  GoToE: "odnośnik do dołączonego pliku",
  URI: "odnośnik, który nie prowadzi do strony internetowej",
  SubmitForm: "formularz, który coś wysyła",
  ImportData: "formularz, który coś wczytuje",
  AF: "dołączony inny plik",
  EF: "dołączony inny plik",
  EmbeddedFiles: "dołączony inny plik",
  FileAttachment: "dołączony inny plik",
};

/** What the plugin says to whoever writes Polish content. */
export const polish: Language = {
  tag: "pl",
  size,
  quoted,
  typography,
  otherQuotes,
  characters: "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”“’–—…×°²³€",
  conjunctions: ["i", "lub", "oraz", "albo", "czy", "a", "bądź", "ani", "do"],

  thisFile: "Ten plik",
  entry: "Wpis",
  file: (place) => `plik content/${place}`,
  value: (owner, field) => (field ? `${owner}: pozycja ${field}` : owner),
  within: (owner, field) => (field ? `${owner}: w pozycji ${field}` : `${owner}: tu`),
  inList: (number) => ` (${number}. na liście)`,

  didYouMean,
  sameIn: (others) => `To samo w: ${others}.`,
  mistakes: (number) => `W treści: ${count(number, "błąd", "błędy", "błędów")}.`,
  fields: {
    photo: { label: "Zdjęcie z opisem" },
    photoFile: {
      label: "Plik zdjęcia",
      inFile: "Licząc od tego pliku YAML, na przykład ../photos/hero-dom.jpg.",
    },
    alt: {
      label: "Co widać na zdjęciu",
      hint: "Jednym zdaniem, po polsku. Czytają to czytniki ekranu.",
    },
    seo: { label: "Tytuł i opis dla wyszukiwarek i udostępnień" },
    seoTitle: {
      label: "Tytuł strony",
      hint: "Od 15 do 60 znaków. Nazwa firmy dopisuje się sama.",
    },
    seoDescription: {
      label: "Opis strony",
      hint: "Od 120 do 158 znaków. Wyszukiwarka pokazuje go pod tytułem.",
    },
  },
  mustHave: (names) =>
    `W tekście ${names.length === 1 ? "musi" : "muszą"} być ${new Intl.ListFormat("pl").format(names)}.`,

  lastGood:
    "Strona pokazuje ostatnią poprawną treść. Popraw plik i zapisz, a ten komunikat zniknie.",
  notChecked: "Nie udało się sprawdzić treści. Zapisz plik jeszcze raz.",
  programChanged: (file) =>
    `Zmienił się program strony (${file}). Zatrzymaj podgląd i uruchom go jeszcze raz; do tego czasu treść nie jest sprawdzana.`,

  messages: {
    // Files that can't be read, or not as they were meant.
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
    locked: ({ error }) => ({
      problem: `Tego pliku nie da się odczytać (${error}).`,
      remedy: "Zamknij program, który go blokuje, i sprawdź uprawnienia pliku.",
    }),
    notUtf8: () => ({
      problem: "Ten znak nie jest zapisany w UTF-8, więc polskie litery w pliku są nieczytelne.",
      remedy: "Zapisz plik jeszcze raz z kodowaniem UTF-8 (w Notatniku: Zapisz jako, Kodowanie).",
    }),
    conflict: () => ({
      problem:
        "Git zostawił tu dwie wersje tekstu, bo nie umiał wybrać: jedna jest między „<<<<<<<” a „=======”, druga między „=======” a „>>>>>>>”.",
      remedy: "Zostaw właściwą wersję, a drugą i wiersze z tymi znakami usuń.",
    }),
    controlCharacter: ({ character }) => ({
      problem: `Jest tu znak, którego nie widać (${character}).`,
      remedy: TYPE_AGAIN,
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
    openBracket: () => ({
      problem: "Nawias „[” albo „{” nie jest zamknięty.",
      remedy: "Dopisz „]” albo „}” na końcu wpisu, który jest wyżej.",
    }),
    startsWith: ({ character }) => ({
      problem: `Tekst nie może się zaczynać od znaku „${character}”.`,
      remedy: QUOTE_IT,
    }),
    afterQuote: ({ quote }) => ({
      problem: `Po znaku ${quote}, który zamyka tekst, jest jeszcze tekst.`,
      remedy: 'Ujmij cały tekst w proste cudzysłowy: "…"; w środku pisz „…” albo apostrof.',
    }),
    unclosedQuote: ({ quote }) => ({
      problem: `Znak ${quote}, który otwiera ten tekst, nie jest zamknięty.`,
      remedy: `Dopisz ${quote} na końcu tekstu.`,
    }),
    typographicQuote: ({ character }) => ({
      problem: `Znak ${character} jest cudzysłowem w tekście, ale YAML nie uznaje go za początek ani koniec tekstu.`,
      remedy: 'Ujmij cały tekst w proste cudzysłowy: "…"; drukarskie mogą być w środku.',
    }),
    deepItem: () => ({
      problem:
        "Ten „- ” jest głębiej niż w poprzednim wpisie, więc wiersz jest dalszym ciągiem tamtego tekstu, a nie nowym wpisem.",
      remedy: "Zacznij „- ” w tej samej kolumnie co w pozostałych wpisach listy.",
    }),
    listMark: ({ character }) => ({
      problem:
        character === "-"
          ? "Po łączniku, od którego zaczyna się ten wpis listy, brakuje spacji."
          : `Ten wpis listy zaczyna się od znaku „${character}”, którego YAML nie uznaje za początek wpisu.`,
      remedy: "Zacznij go od „- ”, czyli od łącznika i spacji z klawiatury.",
    }),
    foldedList: () => ({
      problem: "Znak „>” łączy wiersze w jeden akapit, więc ta lista nie będzie listą.",
      remedy: "Zamień „>” za nazwą pozycji na „|”.",
    }),
    slashComment: () => ({
      problem: "Ukośniki „//” nie zaczynają w YAML komentarza.",
      remedy: "Uwagę dla siebie zacznij od znaku „#”.",
    }),
    comment: () => ({
      problem: "Od znaku „#” zaczyna się komentarz, więc reszty wiersza nie będzie na stronie.",
      remedy: `${QUOTE_IT} Jeśli to uwaga dla siebie, przenieś ją do osobnego wiersza.`,
    }),
    oddSpace: ({ character }) => ({
      problem: `Jest tu twarda spacja albo podobny znak (${character}), którego YAML nie uznaje za odstęp.`,
      remedy: "Skasuj ten znak i wpisz zwykłą spację z klawiatury.",
    }),
    repetition: ({ name }) => ({
      problem: `Znaki „&” i „*” powtarzają tu w YAML zapis z innego miejsca („${name}”), a strona takich powtórzeń nie czyta.`,
      remedy: `Wpisz to, co ma się powtórzyć, w każdym miejscu osobno, a „&${name}” i „*${name}” usuń.`,
    }),
    unreadable: ({ error }) => ({
      problem: `Tego zapisu nie da się odczytać (${error}).`,
      remedy: "Porównaj wcięcia, dwukropki i cudzysłowy z sąsiednim wpisem.",
    }),

    // Values that are missing or don't fit their field, and unknown keys.
    missing: (_, subject) => ({
      problem: `${subject.owner}: brakuje pozycji ${subject.field}.`,
      remedy: `Dopisz „${String(subject.key)}:”, a ${toWrite(subject)}. Opis tej pozycji: ${subject.description}`,
    }),
    unknownKey: ({ key, guess }, { owner, field }) => ({
      problem: `${owner}: nieznana pozycja ${field}.`,
      remedy: didYouMean(guess) ?? `Popraw nazwę „${key}” albo usuń tę pozycję.`,
    }),
    misplacedKey: ({ key, home }, { owner, field }) => ({
      problem: `${owner}: nieznana pozycja ${field}.`,
      remedy: home
        ? `Pozycja „${key}” należy do „${home}”; zwiększ wcięcie.`
        : `Pozycja „${key}” należy do najwyższego poziomu; zmniejsz wcięcie.`,
    }),
    nothing: (_, { owner }) => ({
      problem: `${owner}: nic tu nie ma.`,
      remedy: "Wpisz treść albo usuń ten wpis.",
    }),
    empty: (_, subject) => ({
      problem: `${subject.value} jest pusta.`,
      remedy: `Wpisz ${toWrite(subject)}.`,
    }),
    emptyItem: (_, subject) => ({
      problem: `${subject.value} jest pusta.`,
      remedy: `Wpisz ${toWrite(subject)} albo usuń ten wiersz.`,
    }),
    wrongType: ({ expected, rewritten }, subject) => {
      const isBlock = expected === "array" || expected === "object";
      const example = isBlock ? "" : ` Tak ma być: ${subject.description}`;
      const [actual, right] = [types[typeOf(subject.data)].name, types[valueType(expected)].name];
      return {
        problem: `${subject.within} jest ${actual}, a ma być ${right}.`,
        remedy: rewritten
          ? `Zapisz tę wartość ${ways[rewritten.way](rewritten.right)}.`
          : `Wpisz ${toWrite(subject)}.${example}`,
      };
    },
    unknownChoice: ({ choices, guess }, { value, shown }) => ({
      problem: `${value} ma wartość „${shown}”, której strona nie zna.`,
      remedy: `${guess ? `${didYouMean(guess)} ` : ""}Do wyboru: ${choices.join(", ")}.`,
    }),
    swapped: ({ other }, { value, key, shown }) => ({
      problem: `${value} ma wartość ${shown}, a to wygląda na wartość pozycji „${other}”.`,
      remedy: `Zamień ze sobą wartości „${String(key)}” i „${other}”.`,
    }),
    wrongNumber: ({ limit, side, least, most }, { value, shown, description }) => ({
      problem: `${value} ma wartość ${shown}, a dozwolone jest ${sides[side]} ${limit}.`,
      remedy: `Wpisz liczbę od ${least} do ${most}. Tak ma być: ${description}`,
    }),
    wrongEntries: ({ length, limit, side }, { value }) => ({
      problem: `${value} ma ${entries(length)}, a ma mieć ${sides[side]} ${limit}.`,
      remedy:
        length < limit ? `Dopisz ${entries(limit - length)}.` : `Usuń ${entries(length - limit)}.`,
    }),
    wrongLength: ({ length, limit, side }, { value }) => ({
      problem: `${value} ma ${characters(length)}, a ma mieć ${sides[side]} ${limit}.`,
      remedy:
        length < limit
          ? `Dopisz jeszcze ${characters(limit - length)}.`
          : `Skróć ją o ${characters(length - limit)}.`,
    }),
    longWord: ({ length, most }, { value }) => ({
      problem: `${value} ma słowo o ${length} znakach, które nie zmieści się na ekranie telefonu.`,
      remedy: `Podziel je; najdłuższe słowo może mieć ${most} znaków.`,
    }),
    wrongEmail: (_, { value }) => ({
      problem: `${value} jest źle zapisana.`,
      remedy: "Wpisz adres taki jak kontakt@firma.pl.",
    }),
    wrongWebAddress: ({ right }, { value }) => ({
      problem: `${value} jest źle zapisana.`,
      remedy: right
        ? `Wpisz „${right}”.`
        : "Wpisz adres od https://, na przykład https://www.firma.pl.",
    }),
    trackedAddress: ({ right }, { value }) => ({
      problem: `${value} ma na końcu dopisek, po którym serwis poznaje, kto udostępnił ten adres.`,
      remedy: `Wpisz „${right}”.`,
    }),
    wrongDay: (_, { value }) => ({
      problem: `${value} jest źle zapisana.`,
      remedy: 'Wpisz dzień tak: "2026-11-01".',
    }),
    wrongForm: (_, { value, description }) => ({
      problem: `${value} jest źle zapisana.`,
      remedy: `Tak ma być: ${description}`,
    }),

    // Files, their names, their addresses, and names of things in other files.
    missingFile: ({ file }) => ({
      problem: "Nie ma tego pliku, a strona go potrzebuje.",
      remedy: `Jeśli zmieniono mu nazwę, przywróć dawną; jeśli go usunięto, wpisz w terminalu „git restore content/${file}”.`,
    }),
    unknownFile: ({ guess, modelsFile }) => ({
      problem: "Strona nie zna takiego pliku i go nie pokaże.",
      remedy:
        didYouMean(guess) ??
        `Sprawdź nazwę pliku i folderu albo usuń plik.${modelsFile ? ` Nowy rodzaj plików dopisuje programista w ${modelsFile}.` : ""}`,
    }),
    copiedFile: () => ({
      problem: "To wygląda na kopię pliku, której strona nie pokaże.",
      remedy:
        "Usuń ją, a jeśli ma zostać, zmień jej nazwę na taką z małych liter bez ogonków, cyfr i łączników.",
    }),
    hiddenEnding: ({ name, ending }) => ({
      problem: `Strona nie czyta tego pliku, bo za nazwą „${name}” ma jeszcze końcówkę „${ending}”, którą Windows ukrywa.`,
      remedy: `Jeśli jest w nim nowa treść, zapisz ją w pliku „${name}”; ten usuń.`,
    }),
    wrongEnding: () => ({
      problem: "Strona nie zna takiego pliku i go nie pokaże.",
      remedy: "Zmień końcówkę nazwy na „.yaml”.",
    }),
    wrongName: ({ name, right }) => ({
      problem: `Nazwa „${name}” nie może być adresem: może mieć tylko małe litery bez ogonków, cyfry i łączniki.`,
      remedy: `Zmień nazwę na „${right}”.`,
    }),
    takenAddress: ({ address, owner, isFurther }, { naming }) => ({
      problem: `Adres „${address}” ma już ${naming.file(owner)}.`,
      remedy: isFurther ? "Usuń stąd ten adres." : "Zmień jedną z nazw albo usuń jeden z plików.",
    }),
    ownAddress: ({ address }) => ({
      problem: `Adres „${address}” zajmuje program strony.`,
      remedy: "Wybierz inny.",
    }),
    sameHead: ({ first }, { value, naming }) => ({
      problem: `${value} jest już gdzie indziej (${naming.place(first)}), a w wyszukiwarce to po niej poznaje się stronę.`,
      remedy: "Napisz, o czym jest właśnie ta strona.",
    }),
    leadsNowhere: ({ to, missing = NO_PAGE, guess }, { value }) => ({
      problem: `${value} prowadzi do „${to}”, ale ${missing}.`,
      remedy: didYouMean(guess) ?? `Popraw „${to}” albo usuń ten wpis.`,
    }),
    namedTwice: ({ to }, { value }) => ({
      problem: `${value} powtarza „${to}”.`,
      remedy: "Usuń ten wiersz.",
    }),

    // Texts that visitors would not see as they are meant.
    deceptiveCharacter: (character, { within }) => ({
      problem: `${within} ${deceptiveCharacter(character)}.`,
      remedy: TYPE_AGAIN,
    }),
    deceptiveCharacterInKey: ({ guess, ...character }, { owner, field }) => ({
      problem: `${owner}: w nazwie pozycji ${field} ${deceptiveCharacter(character)}.`,
      remedy: guess ? `Wpisz tę nazwę jeszcze raz z klawiatury: ${guess}.` : TYPE_AGAIN,
    }),
    entity: ({ entity, character }, { within }) => ({
      problem: `${within} jest zapis „${entity}” z kodu strony, który odwiedzający zobaczą jako zwykłe znaki.`,
      remedy: character
        ? `Wpisz zamiast niego „${character}”.`
        : "Wpisz zamiast niego zwykłą spację albo go usuń.",
    }),
    decodedTwice: ({ character, letter }, { within }) => ({
      problem: `${within} jest „${character}” zamiast „${letter}”: polskie litery zepsuły się przy kopiowaniu.`,
      remedy: "Skopiuj ten tekst jeszcze raz z programu, w którym litery są dobre, albo wpisz go.",
    }),
    lostLetter: ({ words }, { within }) => ({
      problem: `${within} jest „${words}”, ze znakiem zapytania w środku słowa.`,
      remedy: "Wpisz zamiast niego właściwą literę, a jeśli kończy zdanie, spację za nim.",
    }),
    dividedWord: ({ start, end }, { within }) => ({
      problem: `${within} jest „${start}- ${end}”, czyli słowo podzielone na końcu wiersza.`,
      remedy: `Wpisz „${start}${end}”, a jeśli łącznik ma zostać, „${start}-${end}”.`,
    }),
    unknownPlaceholder: ({ placeholder, known, guess }, { within }) => ({
      problem: `${within} jest „${placeholder}”, ale strona niczego w to miejsce nie wstawia.`,
      remedy: `${guess ? `${didYouMean(guess)} ` : ""}Wolno tu wpisać: ${known.join(", ") || "zwykłe słowa, bez nawiasów klamrowych"}.`,
    }),
    lacksPlaceholder: ({ placeholder }, { within, description }) => ({
      problem: `${within} nie ma „${placeholder}”, w którego miejsce strona wstawia właściwe słowo.`,
      remedy: `Wpisz ${placeholder} tam, gdzie to słowo ma być. Tak ma być: ${description}`,
    }),
    html: ({ words }, { within }) => ({
      problem: `${within} jest HTML („${words}”), który odwiedzający zobaczą jako zwykłe znaki.`,
      remedy: "Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres).",
    }),
    formatted: (_, { within }) => ({
      problem: `${within} są znaki formatowania, a w tym miejscu nie ma odnośników ani pogrubień.`,
      remedy: "Zostaw same słowa, bez gwiazdek i nawiasów kwadratowych.",
    }),
    table: (_, { within }) => ({
      problem: `${within} jest tabela, a strona nie ma tabel i pokaże same kreski.`,
      remedy: "Zapisz ją jako listę: każdy wiersz od myślnika i spacji.",
    }),
    bullet: ({ words }, { within }) => ({
      problem: `${within} jest lista ze znakami „${words.charAt(0)}”, którą strona pokaże jako jeden akapit.`,
      remedy: words.startsWith("-")
        ? "Wstaw spację za „-” na początku każdego wiersza."
        : `Zamień „${words.charAt(0)}” na początku wierszy na myślnik i spację.`,
    }),
    deepPoints: (_, { within }) => ({
      problem: `${within} jest lista wcięta tak głęboko, że strona pokaże ją jako jeden akapit.`,
      remedy: "Usuń spacje przed „-” na początku wierszy.",
    }),
    numberedLines: (_, { within }) => ({
      problem: `${within} są wiersze z numerami, które strona pokaże jako jeden akapit.`,
      remedy:
        "Jeśli to punkty, ponumeruj je po kolei (1., 2., 3.) i wstaw przed nimi pusty wiersz, a jeśli nie, zacznij te wiersze od słów.",
    }),
    emptyPoint: (_, { within }) => ({
      problem: `${within} jest punkt listy bez słów.`,
      remedy: "Dopisz za „-” słowa albo usuń ten wiersz.",
    }),
    ruler: ({ words }, { within }) => ({
      problem: `${within} jest linia „${words.trim()}”, której strona nie narysuje i pokaże ją jako zwykłe znaki.`,
      remedy: "Usuń ten wiersz; akapity dzieli się pustym wierszem.",
    }),
    quote: (_, { within }) => ({
      problem: `${within} jest cytat od znaku „>”, który odwiedzający zobaczą jako zwykły znak.`,
      remedy: "Usuń „>”, a cudze słowa ujmij w „…”.",
    }),
    otherQuotes: ({ words }, { within }) => ({
      problem: `${within} jest zapis ${words}, w którym cudzysłowy nie są polskie.`,
      remedy: `Wpisz ${polishQuotes(words)}.`,
    }),
    marks: ({ words }, { within }) => ({
      problem: `${within} jest zapis „${words}”, którego znaki odwiedzający zobaczą tak, jak są wpisane.`,
      remedy:
        "Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
    }),
    heading: (_, { within }) => ({
      problem: `${within} jest nagłówek („#”), a tego pola nie dzieli się nagłówkami.`,
      remedy: "Usuń „#” albo zapisz ten wiersz jako **pogrubienie**.",
    }),
    picture: (_, { within }) => ({
      problem: `${within} jest zdjęcie, a w tekście zdjęć nie ma.`,
      remedy: "Usuń je; zdjęcia wpisuje się tylko w pozycjach, które są dla zdjęć.",
    }),
    brokenLink: (_, { within }) => ({
      problem: `${within} jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki.`,
      remedy: "Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.",
    }),
    unlinkedAddress: ({ words }, { within }) => ({
      problem: `${within} jest adres „${words}”, który nie jest odnośnikiem, więc nie da się go otworzyć.`,
      remedy: `Zapisz go tak: [napis](${words.replace(/^www\./i, "https://$&")}).`,
    }),
    unsafeLink: ({ link }, { within }) => ({
      problem: `${within} jest odnośnik „${link}”, którego przeglądarka nie powinna otwierać.`,
      remedy: "Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:.",
    }),
    lostLink: ({ link, guess, whole }, { within }) => {
      const what = whole?.startsWith("mailto:") ? "Adres e-mail" : "Adres innej witryny";
      return {
        problem: `${within} jest odnośnik do „${link}”, ale ${NO_PAGE}.`,
        remedy:
          didYouMean(guess) ??
          (whole
            ? `${what} zapisz tak: ${whole}.`
            : "Adresy stron tej witryny zaczynają się od „/”, a innych witryn od https://."),
      };
    },
    lostPdf: ({ link, right, guess }, { within }) => ({
      problem: `${within} jest odnośnik do „${link}”, ale nie ma takiego pliku.`,
      remedy:
        didYouMean(guess) ??
        `Dodaj ten plik jako PDF do content/files i wpisz jego adres: „${right}”.`,
    }),
    ownMachine: ({ link, right }, { within }) => ({
      problem: `${within} jest odnośnik do „${link}”, czyli do komputera redakcji, którego odwiedzający nie otworzą.`,
      remedy: `Wpisz „${right}”.`,
    }),
    trackedLink: ({ link, right }, { within }) => ({
      problem: `${within} jest odnośnik „${link}” z dopiskiem, po którym serwis poznaje, kto go udostępnił.`,
      remedy: `Wpisz „${right}”.`,
    }),
    wrongContact: ({ link, right }, { within }) => ({
      problem: `${within} jest odnośnik „${link}”, w którym nie ma poprawnego adresu e-mail ani numeru telefonu.`,
      remedy: right
        ? `Wpisz „${right}”.`
        : "Wpisz go tak: mailto:kontakt@firma.pl albo tel:+48601234567.",
    }),
    mailAsLink: ({ link, right }, { within }) => ({
      problem: `${within} jest adres e-mail zapisany jak adres strony („${link}”).`,
      remedy: `Wpisz „${right}”.`,
    }),
    leadsOutside: ({ link, right }, { value }) => ({
      problem: `${value} prowadzi do „${link}”, a ma prowadzić do strony tej witryny.`,
      remedy: right
        ? `Wpisz „${right}”.`
        : "Wpisz adres strony tej witryny, od „/”; do innych witryn prowadzą tylko odnośniki w tekstach.",
    }),
    lostAnchor: ({ link, page, known, guess }, { within }) => ({
      problem: `${within} jest odnośnik do „${link}”, ale na stronie „${page}” nie ma takiego miejsca.`,
      remedy: didYouMean(guess) ?? `Odnośnik może prowadzić do: ${known.map(quoted).join(", ")}.`,
    }),
    anchorWithoutPage: ({ link, example }, { within }) => ({
      problem: `${within} jest odnośnik do „${link}” bez adresu strony, a ten tekst jest na kilku stronach.`,
      remedy: `Wpisz także adres strony${example ? `, na przykład „${example}”` : ""}.`,
    }),

    // Photos and their text alternatives.
    photoFolder: ({ src }, { naming }) => ({
      problem: `„${naming.photo(src)}” to folder, a nie zdjęcie.`,
      remedy: "Dopisz ukośnik i nazwę pliku z tego folderu.",
    }),
    photoMissing: ({ src, guess }, { naming }) => ({
      problem: `Nie ma zdjęcia „${naming.photo(src)}”.`,
      remedy:
        didYouMean(guess) ??
        "Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos.",
    }),
    photoSpelling: ({ src, right }, { naming }) => ({
      problem: `Nazwa zdjęcia „${naming.photo(src)}” jest zapisana innymi literami niż w folderze; duże i małe litery to dla strony różne litery.`,
      remedy: `Wpisz „${naming.photo(right)}”.`,
    }),
    photoLetters: ({ src, right }, { naming }) => ({
      problem: `Nazwa zdjęcia „${naming.photo(src)}” tylko wygląda tak jak nazwa pliku: litery z ogonkami są w nich zapisane różnie.`,
      remedy: `Zmień nazwę pliku na „${right}”, bez ogonków, i wpisz ją tutaj.`,
    }),
    photoSlashes: ({ src, right }, { naming }) => ({
      problem: `W „${naming.photo(src)}” są ukośniki „\\”, a foldery oddziela się znakiem „/”.`,
      remedy: `Wpisz „${naming.photo(right)}”.`,
    }),
    photoMisplaced: ({ src }, { naming }) => ({
      problem: `Zdjęcia „${naming.photo(src)}” nie ma w folderze content/photos, więc strona go nie pokaże.`,
      remedy: "Zapisz je tam, jeśli wolno go użyć, i wpisz tu jego nowe miejsce.",
    }),
    photoHeic: ({ src }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” jest w formacie HEIC, którego strona nie czyta.`,
      remedy:
        "Zapisz je jako JPEG. Na iPhonie: Ustawienia → Aparat → Formaty → Najbardziej zgodne, a następne zdjęcia będą od razu JPEG-ami.",
    }),
    photoEmpty: ({ src }, { naming }) => ({
      problem: `Plik zdjęcia „${naming.photo(src)}” jest pusty, tak jak plik, którego dysk w chmurze jeszcze nie pobrał.`,
      remedy: "Otwórz to zdjęcie tam, skąd pochodzi, i skopiuj je jeszcze raz.",
    }),
    photoBroken: ({ src }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” jest zapisane z błędem i strona go nie odczyta.`,
      remedy:
        "Otwórz je w programie graficznym i zapisz na nowo jako JPEG; jeśli się nie otwiera albo widać tylko część, skopiuj je jeszcze raz z aparatu.",
    }),
    photoFormat: ({ src, format }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” jest w formacie ${format}, a strona czyta tylko JPEG, PNG i WebP.`,
      remedy: "Zapisz je w programie graficznym jako JPEG i wpisz tu nową nazwę.",
    }),
    photoEnding: ({ src, ending, format, right }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” ma w nazwie końcówkę „${ending}”, a jest w formacie ${format}.`,
      remedy: `Zmień końcówkę nazwy na „${right}”, w pliku i tutaj.`,
    }),
    photoCmyk: ({ src }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” ma kolory przygotowane do druku (CMYK), na ekranie wyszłyby inne.`,
      remedy: "Zapisz je w programie graficznym jako JPEG w kolorach sRGB (RGB).",
    }),
    photoTurned: ({ src }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” leży w swoim pliku na boku, więc strona przycięłaby je źle.`,
      remedy: "Otwórz je w programie graficznym, zapisz jako nowy plik JPEG i wstaw ten.",
    }),
    photoPosition: ({ src }, { naming }) => ({
      problem: `W pliku zdjęcia „${naming.photo(src)}” zapisane jest miejsce, w którym je zrobiono, na przykład ogród klienta.`,
      remedy:
        "Usuń je (Windows: Właściwości, Szczegóły, Usuń właściwości; Mac: Podgląd, Narzędzia, Pokaż inspektora, GPS).",
    }),
    photoTall: ({ src, width, height }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” (${width} × ${height}) jest pionowe albo prawie kwadratowe, a strona ma miejsca na poziome i obcięłaby je u góry i u dołu.`,
      remedy: `Wybierz poziome albo wytnij z tego poziomy kadr, ${CROP}.`,
    }),
    photoWide: ({ src, width, height }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” (${width} × ${height}) jest tak szerokie, że strona obcięłaby je po bokach.`,
      remedy: `Wytnij z niego węższy kadr, ${CROP}.`,
    }),
    photoSmall: ({ src, width, least }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” ma ${count(width, "piksel", "piksele", "pikseli")} szerokości, a potrzeba co najmniej ${least}.`,
      remedy: "Wstaw większe; powiększanie w programie nie pomoże.",
    }),
    photoLarge: ({ src, width, height, most }, { naming }) => ({
      problem: `Zdjęcie „${naming.photo(src)}” ma ${width} × ${height} pikseli, czyli ponad ${most} megapikseli.`,
      remedy: `Zmniejsz je do ${LONGEST_PHOTO_SIDE} pikseli szerokości (Windows: Zdjęcia, Zmień rozmiar obrazu; Mac: Podgląd, Dopasuj rozmiar).`,
    }),
    photoName: (_, { owner }) => ({
      problem: `${owner}: opis zdjęcia powtarza tylko nazwę pliku.`,
      remedy: "Napisz jednym zdaniem, co widać na zdjęciu.",
    }),
    photoTwice: ({ src, first }, { owner, naming }) => ({
      problem: `${owner}: zdjęcie „${naming.photo(src)}” jest już w ${naming.place(first)}.`,
      remedy: "Wstaw inne albo usuń ten wpis.",
    }),

    // Files that visitors may open.
    otherFile: ({ name }) => ({
      problem: `Plik „${name}” nie trafi na stronę: w tym folderze mogą być tylko pliki PDF.`,
      remedy: "Zapisz go jako PDF albo usuń.",
    }),
    pdfLarge: ({ name, bytes, most }) => ({
      problem: `Plik „${name}” ma ${size(bytes)}, a może mieć najwyżej ${size(most)}.`,
      remedy: `Zmniejsz zdjęcia, które w nim są (w Wordzie: Format obrazu, Kompresuj obrazy), ${SAVE_AGAIN}.`,
    }),
    pdfNone: ({ name }) => ({
      problem: `Plik „${name}” nie jest plikiem PDF, choć tak się nazywa.`,
      remedy: "Otwórz go w programie, w którym powstał, i zapisz jako PDF.",
    }),
    pdfBroken: ({ name }) => ({
      problem: `Plik „${name}” jest uszkodzony: nie da się go odczytać do końca.`,
      remedy: "Skopiuj go jeszcze raz albo zapisz na nowo jako PDF.",
    }),
    pdfLocked: ({ name }) => ({
      problem: `Plik „${name}” jest zaszyfrowany.`,
      remedy: `Zdejmij hasło i ograniczenia ${SAVE_AGAIN}.`,
    }),
    pdfExtras: ({ name, extras: found }) => ({
      problem: `W pliku „${name}” jest ${[...new Set(found.map((one) => extras[one] ?? `element „${one}”`))].join(" i ")}, a plik ze strony ma tylko pokazywać treść.`,
      remedy: `Usuń formularze, makra i załączniki ${SAVE_AGAIN}.`,
    }),
    pdfUntitled: ({ name, title }) => ({
      problem: `Plik „${name}” nie ma tytułu, po którym poznaje się go na karcie przeglądarki${title && `, tylko nazwę „${title}”`}.`,
      remedy: `Wpisz tytuł w programie, w którym plik powstał (Word: Plik, Informacje, Tytuł; LibreOffice: Plik, Właściwości, Opis), ${SAVE_AGAIN}.`,
    }),
  },
};
