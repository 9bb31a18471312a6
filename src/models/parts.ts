import { z } from "zod";
import { f } from "../../packages/content-model";

/** A photo with a caption. */
export const galleryPhoto = (description: string) =>
  f
    .group(
      "GalleryPhoto",
      "Zdjęcie w galerii.",
      {
        ...f.photo(description).shape,
        caption: f.text(
          "Podpis pod zdjęciem: co widać, w kilku słowach. Bez miejsca, daty i klienta.",
        ),
      },
      "Zdjęcie",
    )
    .describe(description);

/** The numbered sections of a longer page. */
export const sections = (description: string) =>
  z
    .array(
      f.group(
        "Section",
        "Jeden rozdział strony: nagłówek i treść.",
        {
          heading: f.heading("Nagłówek rozdziału."),
          body: f.markdown("Treść rozdziału (Markdown), zwykle 60–160 słów."),
        },
        "Rozdział",
      ),
    )
    .describe(description);

/** A heading with one paragraph. */
export const textBlock = (description: string) =>
  f
    .group("TextBlock", "Nagłówek i akapit.", {
      heading: f.heading("Nagłówek."),
      body: f.text("Akapit tekstu."),
    })
    .describe(description);
