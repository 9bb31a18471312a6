import {
  type FieldName,
  FIELDS,
  FORM_FIELDS,
  type FormName,
  PHOTO_FIELDS,
  writtenField,
} from "./shared/fields";
import * as protocol from "./shared/form-protocol";
import type { FaultCode } from "./shared/rules";

const labels: Partial<Record<FieldName, string>> = { email: "E-mail" };

/** The label of a field: `E-mail`, `Phone`, `PhotoTrunk`. */
const labelOf = (name: FieldName) => labels[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

const photoErrors = {
  missing: "Choose the photos again.",
  tooLarge: "Too large.",
  wrongType: "Photos only.",
};
const errors: Partial<Record<FieldName, Partial<Record<FaultCode, string>>>> = {
  email: {
    misspelt: "Is it {address}?",
    invalid: "Look at the e-mail, please.",
    oneOf: "E-mail or phone, please.",
  },
  consent: { missing: "Agree, please." },
  ...Object.fromEntries(PHOTO_FIELDS.map((name) => [name, photoErrors])),
};

function controlOf(form: FormName, name: FieldName): string {
  const common = `id="${form}-${name}" name="${name}" aria-describedby="${form}-${name}-hint"`;
  switch (FIELDS[name].kind) {
    case "text":
      return `<textarea ${common}></textarea>`;
    case "choice":
      return `<select ${common}><option value=""></option><option value="Felling">Felling</option></select>`;
    case "radio":
      return ["Any time", "At once"]
        .map(
          (value) => `<label><input type="radio" name="${name}" value="${value}">${value}</label>`,
        )
        .join("");
    case "photo":
    case "photos":
      return `<input ${common} type="file" multiple>`;
    case "consent":
      return `<input ${common} type="checkbox">`;
    default:
      return `<input ${common}>`;
  }
}

function fieldOf(form: FormName, name: FieldName): string {
  const id = `${form}-${name}`;
  const { maxLength } = writtenField(name as Parameters<typeof writtenField>[0]);
  const all = { tooLong: `${labelOf(name)}: at most ${maxLength}.`, ...errors[name] };
  const messages = Object.entries(all).map(
    ([code, text]) => `${protocol.errorAttribute(code)}="${text}"`,
  );
  return `<div ${protocol.FIELD}="${name}" ${messages.join(" ")}>
    <label for="${id}">${labelOf(name)}</label>
    <span id="${id}-hint">${labelOf(name)} hint</span>
    <span id="${id}-error" ${protocol.ERROR} hidden><span ${protocol.ERROR_TEXT}></span></span>
    ${controlOf(form, name)}
  </div>`;
}

const isFolded = (name: FieldName) => ["message", "girth", "location"].includes(name);

/** A form as the site renders it, with English words. Message, girth and location are folded. */
export function formHtml(form: FormName, page = "/contact"): string {
  const fields = (names: readonly FieldName[]) => names.map((name) => fieldOf(form, name)).join("");
  return `<form method="post" action="/send" aria-label="${form}" novalidate
    ${protocol.FORM}="${form}" ${protocol.FAULTS_HEADING}="Put this right:"
    ${protocol.FAULTS_TITLE}="Error: {title}" ${protocol.SENDING}="Sending">
    <div ${protocol.SUMMARY} tabindex="-1" hidden></div>
    <template ${protocol.PROBLEM}="failed"><p>It was not sent</p></template>
    <template ${protocol.PROBLEM}="tooMany"><p>Too many at once</p></template>
    <template ${protocol.PROBLEM}="tooLarge"><p>The photos are too large</p></template>
    <template ${protocol.WITHOUT_PHOTOS_BUTTON}><button type="button" ${protocol.WITHOUT_PHOTOS_BUTTON}>Send without photos</button></template>
    <p role="status" ${protocol.STATUS}></p>
    <input type="hidden" name="${protocol.SENT.form}" value="${form}">
    <input type="hidden" name="${protocol.SENT.page}" value="${page}">
    <input type="hidden" name="${protocol.SENT.asked}" value="">
    ${fields(FORM_FIELDS[form].filter((name) => !isFolded(name)))}
    <details><summary>More</summary>${fields(FORM_FIELDS[form].filter(isFolded))}</details>
    <button type="submit">Send</button>
  </form>`;
}
