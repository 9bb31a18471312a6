/** Words of an interface, by their keys. */
export interface Phrases {
  [key: string]: string | Phrases;
}

/** Stands for a question that Decap asks before the server does, who knows what else will change. */
export const ASKED_LATER = "asked later";

/**
 * What Decap's Polish lacks or says otherwise than an editor here needs it: „Opublikuj” only saves a
 * file on this machine, and labels stand in the nominative.
 */
export const ownWords: Phrases = {
  collection: {
    collectionTop: {
      newButton: "Dodaj %{collectionLabel}",
      newButtonAriaLabel: "Dodaj %{collectionLabel}",
      viewAsList: "Pokaż jako listę",
      viewAsGrid: "Pokaż jako kafelki",
    },
  },
  editor: {
    editor: {
      onDeletePublishedEntry: ASKED_LATER,
      onDeleteWithUnsavedChanges: ASKED_LATER,
    },
    editorControlPane: {
      widget: {
        required: "Wypełnij pole „%{fieldLabel}”.",
        regexPattern: "Popraw to pole. %{pattern}",
        range: "%{fieldLabel}: od %{minValue} do %{maxValue}.",
        min: "%{fieldLabel}: co najmniej %{minValue}.",
        max: "%{fieldLabel}: najwyżej %{maxValue}.",
        rangeCount: "%{fieldLabel}: od %{minCount} do %{maxCount}.",
        rangeCountExact: "%{fieldLabel}: dokładnie %{count}.",
        rangeMin: "%{fieldLabel}: co najmniej %{minCount}.",
        rangeMax: "%{fieldLabel}: najwyżej %{maxCount}.",
      },
    },
    editorToolbar: {
      publish: "Zapisz",
      publishNow: "Zapisz teraz",
      publishAndCreateNew: "Zapisz i dodaj następną pozycję",
      publishAndDuplicate: "Zapisz i powiel",
      publishing: "Zapisywanie…",
      published: "Zapisane",
      deployButtonLabel: "Otwórz stronę",
    },
    editorWidgets: {
      object: { expand: "Rozwiń", collapse: "Zwiń" },
    },
  },
  mediaLibrary: {
    mediaLibrary: { onDelete: ASKED_LATER },
    mediaLibraryModal: { close: "Zamknij" },
  },
  ui: {
    settingsDropdown: { account: "Konto" },
    toast: {
      missingRequiredField: "Nie zapisano: popraw pola zaznaczone na czerwono.",
      onFailToPersist: "Nie zapisano. %{details}",
      onFailToDelete: "Nie usunięto. %{details}",
    },
  },
};

/** Words with some of them said otherwise. */
export function withOwnWords(words: Phrases, own: Phrases): Phrases {
  const changed = Object.entries(own).map(([key, value]): [string, string | Phrases] => {
    const old = words[key];
    const isGroup = typeof value === "object" && typeof old === "object";
    return [key, isGroup ? withOwnWords(old, value) : value];
  });
  return { ...words, ...Object.fromEntries(changed) };
}
