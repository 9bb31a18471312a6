import { graphql, useStaticQuery } from "gatsby";
import { useEffect, useRef } from "react";
import { CORRECTED, FIELD, markFaults, PROBLEM, showOnTop } from "@typed-site/enquiries/form";
import { QuoteForm } from "../../sections/forms/quote-form/quote-form";
import { longWord } from "../sample";

/** The form for quotes, which is changed after it has rendered. */
function SampleForm({ heading, change }: { heading: string; change: typeof fault }) {
  const data = useStaticQuery<Queries.FormOfStyleGuideQuery>(graphql`
    query FormOfStyleGuide {
      ...QuoteForm
    }
  `);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelectorAll("form").forEach((form) => change(form)));
  const quote = { ...data.forms.quote, heading, intro: longWord };
  return (
    <div ref={frame} style={{ inlineSize: "100%", maxInlineSize: "var(--form)" }}>
      <QuoteForm data={{ ...data, forms: { ...data.forms, quote } }} page="/_style-guide" />
    </div>
  );
}

function fault(form: HTMLFormElement): void {
  markFaults(form, [
    { field: "email", code: "oneOf" },
    { field: "phone", code: "invalid" },
    { field: "photos", code: "wrongType" },
    { field: "consent", code: "missing" },
  ]);
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
