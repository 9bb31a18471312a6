import { z } from "zod";
import { f } from "../../packages/content-model";

/** A list with at least one entry. */
export const filledList = <Entry extends z.ZodType>(entry: Entry, description: string) =>
  z.array(entry).min(1).describe(description);

/** Whether photos are drawn by a computer; the photos that take their place are not. */
export const visualisation = () =>
  f
    .ofPhoto(z.boolean())
    .default(false)
    .describe(
      "Czy to wizualizacja, a nie fotografia z wykonanej pracy; mówi to podpis. Inne zdjęcie usuwa ten wpis.",
    );

const section = {
  heading: f.heading("Nagłówek rozdziału."),
  body: f.markdown("Treść rozdziału (Markdown), zwykle 60–160 słów."),
};

/** The numbered sections of a longer page. */
export const sections = (description: string) =>
  z
    .array(f.group("Section", "Jeden rozdział strony: nagłówek i treść.", section, "Rozdział"))
    .describe(description);

/** The numbered sections of a page that drawings explain. */
export const drawnSections = (description: string) =>
  z
    .array(
      f.group(
        "DrawnSection",
        "Jeden rozdział strony: nagłówek, treść i rysunek.",
        {
          ...section,
          drawing: f.reference("Drawing", "Rysunek pod treścią rozdziału.").optional(),
        },
        "Rozdział",
      ),
    )
    .describe(description);

/** A heading with one paragraph. */
export const textBlock = f.group("TextBlock", "Nagłówek i akapit.", {
  heading: f.heading("Nagłówek."),
  body: f.text("Akapit tekstu."),
});

/** What a customer, an office or the company does, one after the other. */
export const steps = filledList(
  f.group(
    "TextStep",
    "Jeden krok.",
    {
      title: f.label("Nazwa kroku, z terminem, jeśli jest."),
      body: f.text("Jedno lub dwa zdania."),
    },
    "Krok",
  ),
  "Kroki po kolei.",
);

/** The top of a page of its own: headline, sentence and photo. */
export const pageHero = f.group("PageHero", "Góra strony.", {
  headline: f.heading("Nagłówek strony."),
  pitch: f.text("Jedno lub dwa zdania pod nagłówkiem."),
  photo: f.photo("Zdjęcie na górze strony."),
});
