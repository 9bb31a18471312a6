import { f } from "gatsby-plugin-typed-content";
import { LETTER_FIELD_NAMES, type LetterFieldName } from "../../felling/letter-fields";
import { SIDES, THINGS } from "../../felling/sketch";
import { filledList } from "../parts";

const held: Record<LetterFieldName, string> = {
  name: "imię i nazwisko",
  address: "adres",
  phone: "telefon",
  addressee: "adresat",
  plot: "numer działki",
  precinct: "obręb",
  trees: "drzewa",
};
const meanings = { tree: "drzewo", house: "dom", border: "granica działki", street: "ulica" };
const compass = { north: "Północ", east: "Wschód", south: "Południe", west: "Zachód" };

const fieldWords = (field: string) =>
  f.group("LetterField", `Pole „${field}”`, {
    label: f.label("Napis nad polem i na piśmie"),
    hint: f.text("Co wpisać"),
  });

const thing = (what: string) =>
  f.group("SketchThing", `Rzecz na rysunku – ${what}`, {
    add: f.label("Przycisk, który to dodaje"),
    name: f.label({ label: "Nazwa", hint: "Małą literą: drzewo." }),
    of: f.label({ label: "Nazwa po słowach „od” i „przy”", hint: "Na przykład domu, granicy." }),
  });

/** A drawing of a plot, made of things that the visitor puts on it. */
const sketch = f.group("FellingSketch", "Rysunek z położeniem drzewa", {
  heading: f.label("Nagłówek"),
  byHand: f.label("Wybór pustego pola na rysunek długopisem"),
  here: f.label("Wybór rysunku na stronie"),
  intro: f.text("Jak się rysuje"),
  things: f.group(
    "SketchThings",
    "Co można narysować",
    f.fieldsFor(THINGS, (name) => thing(meanings[name])),
  ),
  ownName: f.label("Napis nad własną nazwą"),
  fromWest: f.label({ label: "Suwak w poziomie", uses: ["metres"] }),
  fromNorth: f.label({ label: "Suwak w pionie", uses: ["metres"] }),
  width: f.label({ label: "Suwak szerokości domu", uses: ["metres"] }),
  depth: f.label({ label: "Suwak głębokości domu", uses: ["metres"] }),
  size: f.label({ label: "Suwak boku rysunku", uses: ["metres"] }),
  onSide: f.label("Napis nad stroną świata"),
  sides: f.group(
    "SketchSides",
    { label: "Strony świata", hint: "Po słowach „po stronie”: północnej." },
    f.fieldsFor(SIDES, (side) => f.label(compass[side])),
  ),
  remove: f.label("Przycisk, który usuwa"),
  removed: f.line({ label: "Co słychać po usunięciu", uses: ["name"] }),
  near: f.label({ label: "Tuż obok", hint: "{of} to nazwa.", uses: ["of"] }),
  away: f.label({ label: "W pewnej odległości", uses: ["metres", "of"] }),
  along: f.label({ label: "Gdzie biegnie granica lub ulica", uses: ["side"] }),
  alone: f.line({ label: "Gdzie stoi to, obok czego nic nie ma", uses: ["x", "y"] }),
  north: f.label("Napis przy strzałce na północ"),
});

/** As many attachments as the letter's one sheet has room for. */
export const MOST_ATTACHED = 5;

/** The words of the letter that outcomes with `letter` have, and of the form that fills it in. */
export const fellingLetter = f.group("FellingLetter", "Pismo do podpisu", {
  heading: f.heading("Nagłówek"),
  open: f.label("Przycisk na górze strony, który prowadzi do pisma"),
  unfold: f.label("Napis, który otwiera pismo"),
  privacy: f.text("Że nic nie opuszcza przeglądarki"),
  print: f.label("Przycisk, który drukuje"),
  printHint: f.text("Co zrobić na telefonie"),
  clear: f.label("Przycisk, który czyści pola"),
  fields: f.group(
    "LetterFields",
    "Pola",
    f.fieldsFor(LETTER_FIELD_NAMES, (name) => fieldWords(held[name])),
  ),
  sketch,
  paper: f.group("LetterPaper", "Słowa na kartce", {
    placeAndDate: f.label("Nad linią na miejscowość i datę"),
    title: f.heading("Tytuł pisma"),
    sentence: f.text("Zdanie nad oznaczeniem działki"),
    attachments: f.label("Nagłówek załączników"),
    attached: filledList(
      f.line({ label: "Załącznik", hint: "Przed nim jest kratka.", add: "załącznik" }),
      "Załączniki",
    ).max(MOST_ATTACHED),
    signature: f.label("Pod linią na podpis"),
    forOwner: f.label("Nad terminami, pod pismem"),
    foot: f.line({ label: "Drobny wiersz na dole", uses: ["site"] }),
  }),
});
