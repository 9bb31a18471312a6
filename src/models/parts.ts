import { z } from "zod";
import { f } from "gatsby-plugin-typed-content";

/** A list with at least one entry. */
export const filledList = <Entry extends z.ZodType>(entry: Entry, words: f.Labelled) =>
  f.list(entry, words).min(1);

/** Whether photos are drawn by a computer; the photos that take their place are not. */
export const visualisation = () =>
  f
    .ofPhoto(
      f.labelled(z.boolean(), {
        label: "To wizualizacja, a nie fotografia z wykonanej pracy",
        hint: "Mówi to podpis. Inne zdjęcie usuwa ten wpis.",
      }),
    )
    .default(false);

const section = {
  heading: f.heading("Nagłówek rozdziału"),
  body: f.markdown({ label: "Treść rozdziału", hint: "Zwykle od 60 do 160 słów." }),
};

/** The numbered sections of a longer page. */
export const sections = (words: f.Labelled) =>
  f.list(
    f.group("Section", { label: "Rozdział", add: "rozdział", titleKey: "heading" }, section),
    words,
  );

/** The numbered sections of a page that drawings explain. */
export const drawnSections = (words: f.Labelled) =>
  f.list(
    f.group(
      "DrawnSection",
      { label: "Rozdział", add: "rozdział", titleKey: "heading" },
      {
        ...section,
        drawing: f.reference("Drawing", "Rysunek pod treścią rozdziału").optional(),
      },
    ),
    words,
  );

/** A heading with one paragraph. */
export const textBlock = f.group("TextBlock", "Nagłówek i akapit", {
  heading: f.heading("Nagłówek"),
  body: f.text("Akapit tekstu"),
});

/** What a customer, an office or the company does, one after the other. */
export const steps = filledList(
  f.group(
    "TextStep",
    { label: "Krok", add: "krok", titleKey: "title" },
    {
      title: f.label({ label: "Nazwa kroku", hint: "Z terminem, jeśli jest." }),
      body: f.text({ label: "Opis kroku", hint: "Jedno lub dwa zdania." }),
    },
  ),
  "Kroki po kolei",
);

/** The top of a page of its own: headline, sentence and picture. */
export const pageHero = f.group("PageHero", "Góra strony", {
  headline: f.heading("Nagłówek strony"),
  pitch: f.text("Jedno lub dwa zdania pod nagłówkiem"),
  photo: f.photo("Zdjęcie na górze strony"),
  drawing: f.reference("Drawing", "Rysunek na górze strony, zamiast zdjęcia").optional(),
});
