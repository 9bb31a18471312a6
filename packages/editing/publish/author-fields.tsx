import type { Author } from "../contract";

interface AuthorFieldsProps {
  author: Author;
  onChange: (author: Author) => void;
}

/** Asks once who publishes, where git knows nobody on this machine. */
export function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <fieldset className="author">
      <legend>Kto publikuje</legend>
      <p className="hint">Wystarczy podać to raz. Nazwisko stoi potem przy każdej publikacji.</p>
      <label>
        Imię i nazwisko
        <input
          autoComplete="name"
          required
          maxLength={100}
          value={author.name}
          onChange={({ target }) => onChange({ ...author, name: target.value })}
        />
      </label>
      <label>
        Adres e-mail
        <input
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={author.email}
          onChange={({ target }) => onChange({ ...author, email: target.value })}
        />
      </label>
    </fieldset>
  );
}
