import { useEffect, useRef } from "react";
import { CORRECTED, FIELD, markFaults, PROBLEM, showOnTop } from "@typed-site/enquiries/form";
import { Button } from "../../components/button/button";
import { Checkbox } from "../../components/checkbox/checkbox";
import { Form, FormRow } from "../../components/form/form";
import type { AttachFields } from "../../components/form/use-enquiry";
import { LocationField } from "../../components/location-field/location-field";
import { offerPosition } from "../../components/location-field/offer-position";
import { PhotoSlots } from "../../components/photo-slots/photo-slots";
import { listPhotos } from "../../components/photos-field/list-photos";
import { PhotosField } from "../../components/photos-field/photos-field";
import { RadioField } from "../../components/radio-field/radio-field";
import { SelectField } from "../../components/select-field/select-field";
import { TextAreaField } from "../../components/text-area-field/text-area-field";
import { TextField } from "../../components/text-field/text-field";
import { Trunk } from "../../components/trunk/trunk";
import { longWord } from "../sample";

const errors = { missing: "Zaznacz zgodę.", invalid: `Popraw to pole: ${longWord}` };
const busyLabel = "Wysyłamy zapytanie…";
const messages = {
  eitherContact: "Wystarczy e-mail albo telefon.",
  sending: busyLabel,
  invalid: "Popraw w formularzu:",
  errorTitle: "Błąd: {title}",
  withoutPhotos: "Wyślij bez zdjęć",
  trap: "Zostaw puste",
};
const answer = "Odpowiedź przycisku, która mieści się tu od początku.";
const locateWords = {
  button: "Wstaw moje położenie",
  text: "{coordinates} (ok. {accuracy})",
  rest: "Tylko po naciśnięciu.",
  searching: "Szukamy…",
  found: "Wpisane.",
  rough: answer,
  refused: answer,
  timeout: answer,
  insecure: answer,
  unavailable: `${answer} ${longWord}`,
};
const photosWords = {
  add: "Dodaj zdjęcia",
  addOne: "Dodaj zdjęcie",
  remove: "Usuń",
  added: "Dodano: {name}",
  removed: "Usunięto: {name}",
};
const attachFields: AttachFields = (form, signal) => {
  listPhotos(form, photosWords, signal);
  offerPosition(form, locateWords, signal);
};
const slots = (["tree", "trunk", "gate"] as const).map((drawing) => ({
  name: drawing,
  label: `Rysunek ${drawing}`,
  hint: "Co ma być na zdjęciu.",
  drawing,
}));
const failed = { heading: "Nie udało się wysłać", body: { html: "<p>Zadzwoń do nas.</p>" } };
const problems = { failed, tooMany: failed, tooLarge: failed };
const texts = (label: string) => ({ label, hint: "Podpowiedź pod nazwą pola.", errors });

/** A form that is changed after it has rendered. */
function SampleForm({ heading, change }: { heading: string; change: typeof fault }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelectorAll("form").forEach((form) => change(form)));
  return (
    <div ref={place} style={{ inlineSize: "100%", maxInlineSize: "var(--form)" }}>
      <Form
        name="quote"
        page="/_wzornik"
        heading={heading}
        intro="Wstęp."
        messages={messages}
        problems={problems}
        attachFields={attachFields}
      >
        <FormRow>
          <TextField name="email" type="email" {...texts("E-mail")} placeholder="jan@poczta.pl" />
          <TextField name="phone" type="tel" {...texts("Telefon")} defaultValue="500 100" />
        </FormRow>
        <SelectField
          name="service"
          {...texts("Usługa")}
          placeholder="Wybierz"
          options={["Koszenie", { label: "Drzewa", options: ["Wycinka", longWord] }]}
        />
        <RadioField name="when" label="Kiedy?" options={["Pilne", "W tym miesiącu", longWord]}>
          <p className="small">Zadzwoń do nas.</p>
        </RadioField>
        <Trunk girths={[50, 65, 80]} />
        <TextAreaField name="message" {...texts("Wiadomość")} placeholder="Co jest do zrobienia?" />
        <LocationField name="location" {...texts("Położenie")} words={locateWords} />
        <PhotoSlots
          heading="Zdjęcia, o które prosimy"
          slots={slots}
          words={photosWords}
          errors={errors}
        />
        <PhotosField name="photos" {...texts("Zdjęcia")} words={photosWords} />
        <Checkbox name="consent" html='Zgoda na <a href="#zgoda">warunki</a>.' errors={errors} />
        <Button type="submit" wide busyLabel={busyLabel}>
          Wyślij
        </Button>
      </Form>
    </div>
  );
}

function fault(form: HTMLFormElement): void {
  const fields = ["email", "phone", "service", "message", "photos"] as const;
  const faults = fields.map((field) => ({ field, code: "invalid" as const }));
  markFaults(form, [...faults, { field: "consent", code: "missing" }]);
}

function correct(form: HTMLFormElement): void {
  fault(form);
  for (const field of form.querySelectorAll(`[${FIELD}]`)) field.setAttribute(CORRECTED, "");
}

const refuse = (form: HTMLFormElement) =>
  showOnTop(form, form.querySelector(`[${PROBLEM}="failed"]`)?.innerHTML ?? "");

/** Forms with faults, with corrected ones, and with a failed submission. */
export function Fields() {
  return (
    <>
      <h2>Formularze</h2>
      <SampleForm heading="Z błędami" change={fault} />
      <SampleForm heading="Poprawiony" change={correct} />
      <SampleForm heading="Niewysłany" change={refuse} />
    </>
  );
}
