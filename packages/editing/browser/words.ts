/** Words of an interface, by their keys. */
export interface Phrases {
  [key: string]: string | Phrases;
}

/** Stands for a question that Decap asks before the server does, who knows what else will change. */
export const ASKED_LATER = "asked later";

/**
 * What Decap's Polish lacks or says otherwise than an editor here needs it: „Opublikuj” only saves a
 * file on this machine, and labels stand in the nominative. Each key is the path to one of Decap's words.
 */
export const ownWords: Phrases = {
  "collection.collectionTop.newButton": "Dodaj %{collectionLabel}",
  "collection.collectionTop.newButtonAriaLabel": "Dodaj %{collectionLabel}",
  "collection.collectionTop.viewAsList": "Pokaż jako listę",
  "collection.collectionTop.viewAsGrid": "Pokaż jako kafelki",
  "editor.editor.onDeletePublishedEntry": ASKED_LATER,
  "editor.editor.onDeleteWithUnsavedChanges": ASKED_LATER,
  "editor.editorControlPane.widget.required": "Wypełnij pole „%{fieldLabel}”.",
  "editor.editorToolbar.publish": "Zapisz",
  "editor.editorToolbar.publishNow": "Zapisz teraz",
  "editor.editorToolbar.publishAndCreateNew": "Zapisz i dodaj następną pozycję",
  "editor.editorToolbar.publishAndDuplicate": "Zapisz i powiel",
  "editor.editorToolbar.publishing": "Zapisywanie…",
  "editor.editorToolbar.published": "Zapisane",
  "editor.editorToolbar.deployButtonLabel": "Otwórz stronę",
  "editor.editorWidgets.object.expand": "Rozwiń",
  "editor.editorWidgets.object.collapse": "Zwiń",
  "mediaLibrary.mediaLibrary.onDelete": ASKED_LATER,
  "mediaLibrary.mediaLibraryModal.close": "Zamknij",
  "ui.settingsDropdown.account": "Konto",
  "ui.toast.missingRequiredField": "Nie zapisano: popraw pola zaznaczone na czerwono.",
  "ui.toast.onFailToPersist": "Nie zapisano. %{details}",
  "ui.toast.onFailToDelete": "Nie usunięto. %{details}",
};
