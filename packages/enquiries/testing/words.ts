import type { EnquiryAddresses } from "../server/context";
import type { MailWords } from "../server/delivery/mail-words";

/** Words of mails that say what they are, with Polish letters. */
export const words: MailWords = {
  subjects: { contact: "Pytanie", quote: "Wycena" },
  labels: {
    email: "Label e-mail",
    phone: "Label phone",
    topic: "Label topic",
    area: "Label area",
    town: "Label town",
    service: "Label service",
    message: "Label message",
    when: "Label when",
    girth: "Label girth",
    stump: "Label stump",
    length: "Label length",
    location: "Label location",
    map: "Label map",
    photos: "Label photos",
    photo: "Label photo",
    missingPhotos: "Label missing photos",
    page: "Label page",
    received: "Label received",
    number: "Label number",
    consent: "Label consent",
    signs: "Label signs",
  },
  slots: { photoWhole: "the whole", photoTrunk: "the trunk", photoAccess: "the access" },
  map: { url: "https://map.example/?lat={latitude}&lon={longitude}" },
  mark: "[a bot?]",
  signs: {
    trap: "filled the trap",
    noScript: "no script",
    otherSite: "from another site",
    flood: "more than people send",
  },
  withoutPhotos: "The photos of {number} are on the server.",
  daily: {
    subject: "What waits",
    marked: "Marked: {count}",
    waiting: "For tomorrow: {count}",
    review: "In review: {count} of {all}",
    failed: "Failed: {count}",
    help: "Ask the operator.",
    sent: "Sent last month: {count}.",
    monthly: "Delete what is old.",
  },
  consent: "Zgadzam się [0a1b2c3d]",
  companyEmail: "biuro@firma.example",
};

/** The addresses of a small site. */
export const addresses: EnquiryAddresses = {
  endpoint: "/send",
  thanks: "/thanks",
  notSent: "/not-sent",
  forms: { contact: "/form", quote: "/form" },
};

/** The pages of that site that the server answers with, reduced to what tests look at. */
export const answerPages = {
  "thanks/index.html":
    "<h1>Dziękujemy</h1><p>Numer: <b data-enquiry-number>–</b></p>" +
    '<p data-without-photos hidden="">Bez zdjęć</p>',
  "not-sent/index.html": "<h1>Nie wysłano</h1><p>+48 500 100 200</p>",
};
