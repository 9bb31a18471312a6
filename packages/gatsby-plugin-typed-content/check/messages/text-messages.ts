import { polishQuotes } from "@typed-site/utils";
import { didYouMean } from "../nearest";
import { type OddSign, oddSignInWords } from "../odd-signs";
import type { Subject } from "../subject";

/** The words for an address that no page has. */
export const NO_PAGE = "nie ma strony o takim adresie";

const TYPE_AGAIN = "Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.";

/** What visitors would see as it is written. */
export interface Seen {
  words: string;
}

/** A link, and the one that was probably meant. */
export interface LostLink {
  link: string;
  guess?: string;
}

const LINKS = "Adresy stron tej witryny zaczynają się od „/”, a innych witryn od https://.";

/** What to write where a link lacks its beginning. */
function completedLink(link: string): string | undefined {
  if (/^[^/@\s]+@[^/@\s]+$/.test(link)) return `Adres e-mail zapisz tak: mailto:${link}.`;
  const [, host] = /^(?:\/\/)?((?:www\.|(?<=^\/\/)).+)/.exec(link) ?? [];
  return host && `Adres innej witryny zapisz tak: https://${host}.`;
}

/** The messages about texts that visitors would not see as they are meant. */
export const textMessages = {
  oddSign: (sign: OddSign, { within }: Subject) => ({
    problem: `${within} ${oddSignInWords(sign)}.`,
    remedy: TYPE_AGAIN,
  }),
  oddSignInKey: ({ guess, ...sign }: OddSign & { guess?: string }, { owner, field }: Subject) => ({
    problem: `${owner}: w nazwie pozycji ${field} ${oddSignInWords(sign)}.`,
    remedy: guess ? `Wpisz tę nazwę jeszcze raz z klawiatury: ${guess}.` : TYPE_AGAIN,
  }),
  /** @param sign what it stands for; one that is not seen can't be written in its place */
  entity: ({ entity, sign }: { entity: string; sign: string }, { within }: Subject) => ({
    problem: `${within} jest zapis „${entity}” z kodu strony, który odwiedzający zobaczą jako zwykłe znaki.`,
    remedy: /[^\p{C}\p{Z}]/u.test(sign)
      ? `Wpisz zamiast niego „${sign}”.`
      : "Wpisz zamiast niego zwykłą spację albo go usuń.",
  }),
  decodedTwice: ({ sign, letter }: { sign: string; letter: string }, { within }: Subject) => ({
    problem: `${within} jest „${sign}” zamiast „${letter}”: polskie litery zepsuły się przy kopiowaniu.`,
    remedy: "Skopiuj ten tekst jeszcze raz z programu, w którym litery są dobre, albo wpisz go.",
  }),
  lostLetter: ({ words }: Seen, { within }: Subject) => ({
    problem: `${within} jest „${words}”, ze znakiem zapytania w środku słowa.`,
    remedy: "Wpisz zamiast niego właściwą literę, a jeśli kończy zdanie, spację za nim.",
  }),
  dividedWord: ({ start, end }: { start: string; end: string }, { within }: Subject) => ({
    problem: `${within} jest „${start}- ${end}”, czyli słowo podzielone na końcu wiersza.`,
    remedy: `Wpisz „${start}${end}”, a jeśli łącznik ma zostać, „${start}-${end}”.`,
  }),
  unknownPlaceholder: (
    { placeholder, known, guess }: { placeholder: string; known: string[]; guess?: string },
    { within }: Subject,
  ) => {
    const allowed = known.join(", ") || "zwykłe słowa, bez nawiasów klamrowych";
    const remedy = `Wolno tu wpisać: ${allowed}.`;
    return {
      problem: `${within} jest „${placeholder}”, ale strona niczego w to miejsce nie wstawia.`,
      remedy: guess ? `${didYouMean(guess)} ${remedy}` : remedy,
    };
  },
  lacksPlaceholder: ({ placeholder }: { placeholder: string }, subject: Subject) => ({
    problem: `${subject.within} nie ma „${placeholder}”, w którego miejsce strona wstawia właściwe słowo.`,
    remedy: `Wpisz ${placeholder} tam, gdzie to słowo ma być. Tak ma być: ${subject.description}`,
  }),
  html: ({ words }: Seen, { within }: Subject) => ({
    problem: `${within} jest HTML („${words}”), który odwiedzający zobaczą jako zwykłe znaki.`,
    remedy: "Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres).",
  }),
  formatted: (_: Seen, { within }: Subject) => ({
    problem: `${within} są znaki formatowania, a w tym miejscu nie ma odnośników ani pogrubień.`,
    remedy: "Zostaw same słowa, bez gwiazdek i nawiasów kwadratowych.",
  }),
  table: (_: Seen, { within }: Subject) => ({
    problem: `${within} jest tabela, a strona nie ma tabel i pokaże same kreski.`,
    remedy: "Zapisz ją jako listę: każdy wiersz od myślnika i spacji.",
  }),
  bullet: ({ words }: Seen, { within }: Subject) => ({
    problem: `${within} jest lista ze znakami „${words.charAt(0)}”, którą strona pokaże jako jeden akapit.`,
    remedy: words.startsWith("-")
      ? "Wstaw spację za „-” na początku każdego wiersza."
      : `Zamień „${words.charAt(0)}” na początku wierszy na myślnik i spację.`,
  }),
  deepPoints: (_: Seen, { within }: Subject) => ({
    problem: `${within} jest lista wcięta tak głęboko, że strona pokaże ją jako jeden akapit.`,
    remedy: "Usuń spacje przed „-” na początku wierszy.",
  }),
  numberedLines: (_: Seen, { within }: Subject) => ({
    problem: `${within} są wiersze z numerami, które strona pokaże jako jeden akapit.`,
    remedy:
      "Jeśli to punkty, ponumeruj je po kolei (1., 2., 3.) i wstaw przed nimi pusty wiersz, a jeśli nie, zacznij te wiersze od słów.",
  }),
  emptyPoint: (_: Seen, { within }: Subject) => ({
    problem: `${within} jest punkt listy bez słów.`,
    remedy: "Dopisz za „-” słowa albo usuń ten wiersz.",
  }),
  ruler: ({ words }: Seen, { within }: Subject) => ({
    problem: `${within} jest linia „${words.trim()}”, której strona nie narysuje i pokaże ją jako zwykłe znaki.`,
    remedy: "Usuń ten wiersz; akapity dzieli się pustym wierszem.",
  }),
  quote: (_: Seen, { within }: Subject) => ({
    problem: `${within} jest cytat od znaku „>”, który odwiedzający zobaczą jako zwykły znak.`,
    remedy: "Usuń „>”, a cudze słowa ujmij w „…”.",
  }),
  otherQuotes: ({ words }: Seen, { within }: Subject) => ({
    problem: `${within} jest zapis ${words}, w którym cudzysłowy nie są polskie.`,
    remedy: `Wpisz ${polishQuotes(words)}.`,
  }),
  marks: ({ words }: Seen, { within }: Subject) => ({
    problem: `${within} jest zapis „${words}”, którego znaki odwiedzający zobaczą tak, jak są wpisane.`,
    remedy:
      "Usuń te znaki; pogrubienie zapisuje się tak: **tekst**, bez odstępów przy gwiazdkach w środku.",
  }),
  heading: (_: Seen, { within }: Subject) => ({
    problem: `${within} jest nagłówek („#”), a tego pola nie dzieli się nagłówkami.`,
    remedy: "Usuń „#” albo zapisz ten wiersz jako **pogrubienie**.",
  }),
  picture: (_: Seen, { within }: Subject) => ({
    problem: `${within} jest zdjęcie, a w tekście zdjęć nie ma.`,
    remedy: "Usuń je; zdjęcia wpisuje się tylko w pozycjach, które są dla zdjęć.",
  }),
  brokenLink: (_: Seen, { within }: Subject) => ({
    problem: `${within} jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki.`,
    remedy: "Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.",
  }),
  unlinkedAddress: ({ words }: Seen, { within }: Subject) => ({
    problem: `${within} jest adres „${words}”, który nie jest odnośnikiem, więc nie da się go otworzyć.`,
    remedy: `Zapisz go tak: [napis](${words.replace(/^www\./i, "https://$&")}).`,
  }),
  unsafeLink: ({ link }: { link: string }, { within }: Subject) => ({
    problem: `${within} jest odnośnik „${link}”, którego przeglądarka nie powinna otwierać.`,
    remedy: "Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:.",
  }),
  lostLink: ({ link, guess }: LostLink, { within }: Subject) => ({
    problem: `${within} jest odnośnik do „${link}”, ale ${NO_PAGE}.`,
    remedy: didYouMean(guess) ?? completedLink(link) ?? LINKS,
  }),
  /** @param right where it would be found as a PDF file of the content */
  lostPdf: ({ link, right, guess }: LostLink & { right: string }, { within }: Subject) => ({
    problem: `${within} jest odnośnik do „${link}”, ale nie ma takiego pliku.`,
    remedy:
      didYouMean(guess) ??
      `Dodaj ten plik jako PDF do content/files i wpisz jego adres: „${right}”.`,
  }),
  /** @param right the same page of the public site */
  ownMachine: ({ link, right }: { link: string; right: string }, { within }: Subject) => ({
    problem: `${within} jest odnośnik do „${link}”, czyli do komputera redakcji, którego odwiedzający nie otworzą.`,
    remedy: `Wpisz „${right}”.`,
  }),
  /** @param right the same address without what tells who shared it */
  trackedLink: ({ link, right }: { link: string; right: string }, { within }: Subject) => ({
    problem: `${within} jest odnośnik „${link}” z dopiskiem, po którym serwis poznaje, kto go udostępnił.`,
    remedy: `Wpisz „${right}”.`,
  }),
  /** @param right what was probably meant */
  wrongContact: ({ link, right }: { link: string; right?: string }, { within }: Subject) => ({
    problem: `${within} jest odnośnik „${link}”, w którym nie ma poprawnego adresu e-mail ani numeru telefonu.`,
    remedy: right
      ? `Wpisz „${right}”.`
      : "Wpisz go tak: mailto:kontakt@firma.pl albo tel:+48601234567.",
  }),
  mailAsLink: ({ link, right }: { link: string; right: string }, { within }: Subject) => ({
    problem: `${within} jest adres e-mail zapisany jak adres strony („${link}”).`,
    remedy: `Wpisz „${right}”.`,
  }),
  /** @param right the same page, where it is one of this site */
  leadsOutside: ({ link, right }: { link: string; right?: string }, { value }: Subject) => ({
    problem: `${value} prowadzi do „${link}”, a ma prowadzić do strony tej witryny.`,
    remedy: right
      ? `Wpisz „${right}”.`
      : "Wpisz adres strony tej witryny, od „/”; do innych witryn prowadzą tylko odnośniki w tekstach.",
  }),
  /** @param known links to places that the page has */
  lostAnchor: (
    { link, page, known, guess }: LostLink & { page: string; known: string[] },
    { within }: Subject,
  ) => ({
    problem: `${within} jest odnośnik do „${link}”, ale na stronie „${page}” nie ma takiego miejsca.`,
    remedy:
      didYouMean(guess) ??
      `Odnośnik może prowadzić do: ${known.map((one) => `„${one}”`).join(", ")}.`,
  }),
  /** @param example a link to such a place on one page, or to any place of a page */
  anchorWithoutPage: (
    { link, example }: { link: string; example?: string },
    { within }: Subject,
  ) => ({
    problem: `${within} jest odnośnik do „${link}” bez adresu strony, a ten tekst jest na kilku stronach.`,
    remedy: `Wpisz także adres strony${example ? `, na przykład „${example}”` : ""}.`,
  }),
};
