import { useRef } from "react";
import {
  ERROR,
  ERROR_TEXT,
  errorAttribute,
  FAULTS_HEADING,
  FIELD,
  FORM,
  loadSendEnquiry,
  PROBLEM,
  SENDING,
  SENT,
  STATUS,
  SUMMARY,
} from "@typed-site/enquiries/form";

/** The fields that this bakery asks for; the package knows more. */
const fields = [
  { name: "email", label: "E-mail", error: ["invalid", "Sprawdź adres poczty."] },
  { name: "message", label: "Ile bochenków i na kiedy", error: ["tooLong", "Napisz krócej."] },
  { name: "consent", label: "Zgadzam się na odpowiedź", error: ["missing", "Zaznacz zgodę."] },
] as const;

/** Orders bread. Without a script the browser sends it, with one it is checked first and sent in place. */
export function ContactForm({ page }: { page: string }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      method="post"
      action="/zamow"
      encType="multipart/form-data"
      {...{ [FORM]: "contact", [FAULTS_HEADING]: "Popraw:", [SENDING]: "Wysyłanie…" }}
      onSubmit={(event) => {
        event.preventDefault();
        void loadSendEnquiry().then(({ send }) => form.current && send(form.current));
      }}
    >
      <h2>Zamów chleb</h2>
      <div {...{ [SUMMARY]: "" }} tabIndex={-1} hidden />
      <template {...{ [PROBLEM]: "failed" }}>
        <p>Nie udało się wysłać.</p>
      </template>
      <p role="status" {...{ [STATUS]: "" }} />
      <input type="hidden" name={SENT.form} value="contact" />
      <input type="hidden" name={SENT.page} value={page} />
      {fields.map(({ name, label, error: [code, words] }) => (
        <div key={name} {...{ [FIELD]: name, [errorAttribute(code)]: words }}>
          <label htmlFor={name}>{label}</label>
          <span id={`${name}-error`} {...{ [ERROR]: "" }} hidden>
            <span {...{ [ERROR_TEXT]: "" }} />
          </span>
          {name === "message" ? (
            <textarea id={name} name={name} />
          ) : (
            <input id={name} name={name} type={name === "consent" ? "checkbox" : "email"} />
          )}
        </div>
      ))}
      <button type="submit">Wyślij</button>
    </form>
  );
}
