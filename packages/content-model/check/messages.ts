import type { MessageOf } from "../message";
import type { ModelRecord } from "../model";
import { syntaxMessages } from "../read/syntax-messages";
import type { PlacedValue } from "./subject";

/** What is said of an address that no page has. */
export const NO_PAGE = "nie ma strony o takim adresie";
const CROP =
  "najlepiej 3:2 (Windows: Zdjęcia, Edytuj, Przytnij; Mac: Podgląd, Narzędzia, Przytnij)";

/** What a value can be, by its type's name in Zod and JavaScript: what it is called, and how it is written. */
export const typeWords: Readonly<Record<string, { name: string; how: string }>> = {
  string: { name: "tekst", how: "zwykły tekst" },
  number: { name: "liczba", how: "same cyfry, bez cudzysłowu i jednostki" },
  int: { name: "liczba całkowita", how: "same cyfry, bez cudzysłowu i jednostki" },
  boolean: { name: "słowo true albo false", how: "true (tak) albo false (nie), bez cudzysłowu" },
  date: { name: "data", how: "dzień" },
  array: { name: "lista", how: "listę: każdy wpis w nowym wierszu od „- ”" },
  object: { name: "grupa pozycji", how: "pozycje: " },
};

/** The words of all problems, by their codes; see `MessageOf`. Those of values have Zod's codes, origins and formats. */
export const messages = {
  ...syntaxMessages,

  // Words of a model's own: whole, or going on where a sentence about a thing, a value or its content began.
  own: `{problem}
    {remedy}`,
  ownOfThing: `{thing} {problem}
    {remedy}`,
  ownOfValue: `{value} {problem}
    {remedy}`,
  ownInside: `{inside} {problem}
    {remedy}`,

  missing: `{thing}: brakuje pozycji {field}.
    Dopisz „{key}:”, a {how}. Opis tej pozycji: {description}{example}`,
  unknownKey: `{thing}: nieznana pozycja {field}.
    Popraw nazwę „{key}” albo usuń tę pozycję.`,
  misplacedKey: `{thing}: nieznana pozycja {field}.
    Pozycja „{key}” należy do najwyższego poziomu; zmniejsz wcięcie.
    Pozycja „{key}” należy do „{guess}”; zwiększ wcięcie.`,
  nothing: `{thing}: nic tu nie ma.
    Wpisz treść albo usuń ten wpis.`,
  empty: `{value} jest pusta.
    Wpisz {how}.`,
  emptyItem: `{value} jest pusta.
    Wpisz {how} albo usuń ten wiersz.`,
  invalid_type: `{inside} jest {actual}, a ma być {expected}.
    Wpisz {how}.
    Zapisz tę wartość {guess}.`,
  invalid_value: `{value} ma wartość „{written}”, której strona nie zna.
    Do wyboru: {choices}.
    Czy chodziło o „{guess}”? Do wyboru: {choices}.`,
  swapped: `{value} ma wartość {number}, a to wygląda na wartość pozycji „{other}”.
    Zamień ze sobą wartości „{key}” i „{other}”.`,
  number: `{value} ma wartość {number}, a dozwolone jest {side} {limit}.
    Wpisz liczbę od {least} do {most}. Tak ma być: {description}`,
  "too_small.array": `{value} ma {length|wpis|wpisy|wpisów}, a ma mieć {side} {limit}.
    Dopisz {gap|wpis|wpisy|wpisów}.`,
  "too_big.array": `{value} ma {length|wpis|wpisy|wpisów}, a ma mieć {side} {limit}.
    Usuń {gap|wpis|wpisy|wpisów}.`,
  "too_small.string": `{value} ma {length|znak|znaki|znaków}, a ma mieć {side} {limit}.
    Dopisz jeszcze {gap|znak|znaki|znaków}.`,
  "too_big.string": `{value} ma {length|znak|znaki|znaków}, a ma mieć {side} {limit}.
    Skróć ją o {gap|znak|znaki|znaków}.`,
  email: `{value} jest źle zapisana.
    Wpisz adres taki jak kontakt@firma.pl.`,
  url: `{value} jest źle zapisana.
    Wpisz adres od https://, na przykład https://www.firma.pl.
    Wpisz „{guess}”.`,
  date: `{value} jest źle zapisana.
    Wpisz dzień tak: "2026-11-01".`,
  invalid_format: `{value} jest źle zapisana.
    Tak ma być: {description}`,

  missingFile: `Nie ma tego pliku, a strona go potrzebuje.
    Jeśli zmieniono mu nazwę, przywróć dawną; jeśli go usunięto, wpisz w terminalu „git restore content/{file}”.`,
  unknownFile: `Strona nie zna takiego pliku i go nie pokaże.
    Sprawdź nazwę pliku i folderu albo usuń plik.`,
  copiedFile: `To wygląda na kopię pliku, której strona nie pokaże.
    Usuń ją, a jeśli ma zostać, zmień jej nazwę na taką z małych liter bez ogonków, cyfr i łączników.`,
  wrongEnding: `Strona nie zna takiego pliku i go nie pokaże.
    Zmień końcówkę nazwy na „.yaml”.`,
  wrongName: `Nazwa „{name}” nie może być adresem: może mieć tylko małe litery bez ogonków, cyfry i łączniki.
    Zmień nazwę na „{right}”.`,
  takenAddress: `Adres „{address}” ma już {owner|file}.
    Zmień jedną z nazw albo usuń jeden z plików.`,
  takenFurtherAddress: `Adres „{address}” ma już {owner|file}.
    Usuń stąd ten adres.`,
  sameHead: `{value} jest taka sama jak w {first|place}, a w wyszukiwarce to po niej poznaje się stronę.
    Napisz, o czym jest właśnie ta strona.`,
  leadsNowhere: `{value} prowadzi do „{to}”, ale {missing}.
    Popraw „{to}” albo usuń ten wpis.`,
  namedTwice: `{value} powtarza „{to}”.
    Usuń ten wiersz.`,

  unseen: `{inside} jest znak, którego nie widać ({sign}).
    Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.`,
  unknownPlaceholder: `{inside} jest „{placeholder}”, ale strona niczego w to miejsce nie wstawia.
    Wolno tu wpisać: {known}.
    Czy chodziło o „{guess}”? Wolno tu wpisać: {known}.`,
  lacksPlaceholder: `{inside} nie ma „{placeholder}”, w którego miejsce strona wstawia właściwe słowo.
    Wpisz {placeholder} tam, gdzie to słowo ma być. Tak ma być: {description}`,
  html: `{inside} jest HTML („{tag}”), który odwiedzający zobaczą jako zwykłe znaki.
    Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres).`,
  formatted: `{inside} są znaki formatowania, a w tym miejscu nie ma odnośników ani pogrubień.
    Zostaw same słowa, bez gwiazdek i nawiasów kwadratowych.`,
  heading: `{inside} jest nagłówek („#”), a tego pola nie dzieli się nagłówkami.
    Usuń „#” albo zapisz ten wiersz jako **pogrubienie**.`,
  picture: `{inside} jest zdjęcie, a w tekście zdjęć nie ma.
    Usuń je; zdjęcia dodaje się w polu „Zdjęcie” i w galeriach.`,
  brokenLink: `{inside} jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki.
    Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.`,
  unsafeLink: `{inside} jest odnośnik „{link}”, którego przeglądarka nie powinna otwierać.
    Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:.`,
  lostLink: `{inside} jest odnośnik do „{link}”, ale ${NO_PAGE}.
    Adresy stron zaczynają się od „/”, a innych witryn od https://.`,
  lostAnchor: `{inside} jest odnośnik do „{link}”, ale na stronie „{page}” nie ma takiego miejsca.
    Odnośnik może prowadzić do: {known}.`,
  anchorWithoutPage: `{inside} jest odnośnik do „{link}” bez adresu strony, a ten tekst jest na kilku stronach.
    Wpisz także adres strony, na przykład „{example}”.`,

  photoFolder: `„{src|photo}” to folder, a nie zdjęcie.
    Dopisz ukośnik i nazwę pliku z tego folderu.`,
  photoMissing: `Nie ma zdjęcia „{src|photo}”.
    Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos.`,
  photoSpelling: `Nazwa zdjęcia „{src|photo}” jest zapisana innymi literami niż w folderze; duże i małe litery to dla strony różne litery.
    Wpisz „{right|photo}”.`,
  photoLetters: `Nazwa zdjęcia „{src|photo}” tylko wygląda tak jak nazwa pliku: litery z ogonkami są w nich zapisane różnie.
    Zmień nazwę pliku na „{right}”, bez ogonków, i wpisz ją tutaj.`,
  photoSlashes: `W „{src|photo}” są ukośniki „\\”, a foldery oddziela się znakiem „/”.
    Wpisz „{right|photo}”.`,
  photoMisplaced: `Zdjęcia „{src|photo}” nie ma w folderze content/photos, więc strona go nie pokaże.
    Zapisz je tam, jeśli wolno go użyć, i wpisz tu jego nowe miejsce.`,
  photoHeic: `Zdjęcie „{src|photo}” jest w formacie HEIC, którego strona nie czyta.
    Zapisz je jako JPEG. W iPhonie: Ustawienia → Aparat → Formaty → Najbardziej zgodne, a następne zdjęcia będą od razu JPEG-ami.`,
  photoBroken: `Zdjęcie „{src|photo}” jest uszkodzone: nie da się go odczytać do końca.
    Skopiuj je jeszcze raz z aparatu albo zapisz na nowo jako JPEG.`,
  photoFormat: `Zdjęcie „{src|photo}” jest w formacie {format}, a strona czyta tylko JPEG, PNG i WebP.
    Zapisz je w programie graficznym jako JPEG i wpisz tu nową nazwę.`,
  photoEnding: `Zdjęcie „{src|photo}” ma w nazwie końcówkę „{ending}”, a jest w formacie {format}.
    Zmień końcówkę nazwy na „{right}”, w pliku i tutaj.`,
  photoCmyk: `Zdjęcie „{src|photo}” ma kolory przygotowane do druku (CMYK), na ekranie wyszłyby inne.
    Zapisz je w programie graficznym jako JPEG w kolorach sRGB (RGB).`,
  photoPosition: `W pliku zdjęcia „{src|photo}” zapisane jest miejsce, w którym je zrobiono, na przykład ogród klienta.
    Usuń je (Windows: Właściwości, Szczegóły, Usuń właściwości; Mac: Podgląd, Narzędzia, Pokaż inspektora, GPS) albo dodaj zdjęcie na stronie redakcji, która robi to sama.`,
  photoTall: `Zdjęcie „{src|photo}” ({width} × {height}) jest pionowe albo prawie kwadratowe, a strona ma miejsca na poziome i obcięłaby je u góry i u dołu.
    Wybierz poziome albo wytnij z tego poziomy kadr, ${CROP}.`,
  photoWide: `Zdjęcie „{src|photo}” ({width} × {height}) jest tak szerokie, że strona obcięłaby je po bokach.
    Wytnij z niego węższy kadr, ${CROP}.`,
  photoSmall: `Zdjęcie „{src|photo}” ma {width|piksel|piksele|pikseli} szerokości, a potrzeba co najmniej {least}.
    Wstaw większe; powiększanie w programie nie pomoże.`,
  photoLarge: `Zdjęcie „{src|photo}” ma {width} × {height} pikseli, czyli ponad {most} megapikseli.
    Zmniejsz je do 2400 pikseli szerokości (Windows: Zdjęcia, Zmień rozmiar obrazu; Mac: Podgląd, Dopasuj rozmiar).`,
  photoName: `{thing}: opis zdjęcia powtarza tylko nazwę pliku.
    Napisz jednym zdaniem, co widać na zdjęciu.`,
  photoTwice: `{thing}: zdjęcie „{src|photo}” jest już w {first|place}.
    Wstaw inne albo usuń ten wpis.`,
} as const;

/** What is wrong, as data. */
export type Message = MessageOf<typeof messages, { place: PlacedValue; file: ModelRecord }>;
