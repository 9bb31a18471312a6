import { useSyncExternalStore } from "react";
import { unsavedForms } from "./entry/drafts";

/** Names the forms that hold something which is not saved, each as a link; draws nothing where there are none. */
export function UnsavedForms() {
  // a string, since React compares what it is given by identity
  useSyncExternalStore(subscribe, () => JSON.stringify(unsavedForms()));
  const forms = unsavedForms();
  if (forms.length === 0) return null;
  return (
    <section className="notice stack" aria-label="Niezapisane formularze">
      <p>Tego jeszcze nie zapisano, więc nie da się tego opublikować:</p>
      <ul>
        {forms.map(({ address, label }) => (
          <li key={address}>
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another tab may save one of them. */
function subscribe(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
