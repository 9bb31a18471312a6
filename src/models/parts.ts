import { z } from "zod";
import { group, heading, markdown, photo, text } from "../../packages/content-model";

/** A picture that also has a caption. */
export const galleryPhoto = (description: string) =>
  group(
    "GalleryPhoto",
    "Zdjęcie w galerii.",
    {
      ...photo(description).shape,
      caption: text("Podpis pod zdjęciem: co widać, w kilku słowach. Bez miejsca, daty i klienta."),
    },
    "Zdjęcie",
  ).describe(description);

/** Numbered sections of a longer page. */
export const sections = (description: string) =>
  z
    .array(
      group(
        "Section",
        "Jeden rozdział strony: nagłówek i treść.",
        {
          heading: heading("Nagłówek rozdziału."),
          body: markdown("Treść rozdziału (Markdown), zwykle 60–160 słów."),
        },
        "Rozdział",
      ),
    )
    .describe(description);

/** A heading with one paragraph. */
export const textBlock = (description: string) =>
  group("TextBlock", "Nagłówek i akapit.", {
    heading: heading("Nagłówek."),
    body: text("Akapit tekstu."),
  }).describe(description);
