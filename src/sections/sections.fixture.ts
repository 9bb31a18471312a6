import { FORM_FIELDS, type FormName, isWritten, writtenField } from "@typed-site/enquiries/form";
import type { Problems } from "../components/form/form-problems";
import { photoFile } from "../components/photo/photo.fixture";

/** A word as long as Polish compounds get, to check that no layout depends on short ones. */
export const longWord = "Pięćdziesięciogroszówkowaniepodlewanie".repeat(3);

/** A photo with its alternative text. */
export function photo(alt: string) {
  return { alt, src: photoFile("photo") };
}

/** A service as cards and lists query it. */
export function service(slug: string, title = `Service ${slug}`) {
  return {
    path: `/${slug}`,
    canonical: `/${slug}`,
    title,
    photo: photo(`${title} at work`),
    measure: "area" as const,
    example: null,
    drawing: null,
  };
}

/** A season that is best from November to February, because of nests. */
export const season = {
  periods: [
    {
      from: "listopad" as Queries.Month,
      quality: "best" as const,
      reasons: [{ title: "nests" }, { title: "leaves" }],
      note: "No nests.",
    },
    {
      from: "marzec" as Queries.Month,
      quality: "possible" as const,
      reasons: [{ title: "nests" }],
      note: "An ornithologist looks first.",
    },
  ],
  preparation: ["Measure the trunk.", "Ask the municipality."],
};

/** The texts about seasons on all pages. */
export const seasonWords: Queries.ServiceSeasonWordsFragment &
  Queries.WorkCalendarWordsFragment &
  Queries.BestNowWordsFragment = {
  heading: "When it is best",
  months: "{service}: month by month",
  qualities: { best: "Best time", possible: "Possible", avoid: "Better not" },
  reasons: "It depends on:",
  preparationHeading: "What to do before",
  now: "{month} is good for:",
  pageLink: "All works",
};

/** Numbered sections: "Section 1" and so on. */
export function sections(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    heading: `Section ${index + 1}`,
    body: { html: `<p>Text ${index + 1}</p>` },
    drawing: null,
  }));
}

/** Captioned photographs of finished work. */
export function gallery(count: number): Queries.PortfolioFragment {
  return {
    slug: "works",
    title: "Finished work",
    photos: Array.from({ length: count }, (_, index) => ({
      ...photo(`What photo ${index + 1} shows`),
      caption: `Work ${index + 1}`,
      visualisation: false,
    })),
  };
}

/** Before/after pairs: "Pair 1" and so on. */
export function transformation(count: number): Queries.TransformationsFragment {
  return {
    slug: "changes",
    title: "Transformations",
    hint: "Move the handle.",
    height: 640,
    mode: "drag",
    autoplay: false,
    pairs: Array.from({ length: count }, (_, index) => ({
      caption: `Pair ${index + 1}`,
      visualisation: false,
      before: photo(`Plot ${index + 1} overgrown`),
      after: photo(`Plot ${index + 1} cleared`),
      beforeSmall: { src: photoFile("before") },
      afterSmall: { src: photoFile("after") },
    })),
  };
}

const labelOf = (name: string) =>
  name === "email" ? "E-mail" : name.charAt(0).toUpperCase() + name.slice(1);

/** The texts of all written fields. */
const fieldsOf = (form: FormName) =>
  FORM_FIELDS[form].filter(isWritten).map((name) => ({
    name,
    label: labelOf(name),
    placeholder: `${labelOf(name)} example`,
    hint: `${labelOf(name)} hint`,
    options: writtenField(name).hasOptions ? ["Felling", "Other"] : null,
    note: writtenField(name).hasNote ? { html: '<p><a href="/permits">More</a></p>' } : null,
  }));

/** The texts of a field for one photo. */
const slot = (name: string) => ({
  label: labelOf(name),
  hint: `${labelOf(name)} hint`,
  drawing: "tree" as const,
});

const problem = (heading: string) => ({
  heading,
  body: { html: '<p><a href="tel:+48500100200">+48 500 100 200</a></p>' },
});

/** The messages of a form. */
export const formMessages: Queries.FormMessages = {
  eitherContact: "E-mail or phone is enough",
  sending: "Sending",
  invalid: "Put this right:",
  errorTitle: "Error: {title}",
  withoutPhotos: "Send without photos",
  trap: "Leave this empty",
};

/** The messages for a form that could not be sent. */
export const formProblems: Problems = {
  failed: problem("It was not sent"),
  tooMany: problem("Too many at once"),
  tooLarge: problem("The photos are too large"),
};

/** The texts of a photo field's buttons and announcements. */
export const photosWords: Queries.PhotosWordsFragment = {
  add: "Choose photos",
  addOne: "Choose a photo",
  remove: "Remove",
  added: "Added: {name}",
  removed: "Removed: {name}",
};

/** The texts of the button that fills in the position. */
export const locateWords: Queries.LocateFragment = {
  button: "Put in my position",
  text: "{coordinates} (within {accuracy})",
  rest: "Only when pressed.",
  searching: "Searching",
  found: "Put in, within {accuracy}.",
  rough: "Rough, within {accuracy}.",
  refused: "It was refused.",
  timeout: "It took too long.",
  insecure: "It is not safe.",
  unavailable: "There is none.",
};

/** The texts of both forms. */
export const forms: Queries.ContactFormFragment["forms"] & Queries.QuoteFormFragment["forms"] = {
  contact: {
    heading: "Write to us",
    intro: "We answer soon.",
    more: "Add photos",
    button: "Send",
  },
  contactFields: fieldsOf("contact"),
  quote: {
    heading: "Free quote",
    intro: "It binds you to nothing.",
    more: "Add more",
    button: "Ask for a quote",
  },
  quoteFields: fieldsOf("quote"),
  consent: {
    label: { inline: 'I agree to the <a href="/regulamin-serwisu">terms</a>.' },
    hint: "You may change your mind.",
  },
  extras: {
    locate: locateWords,
    slots: {
      heading: "Three photos",
      photoWhole: slot("photoWhole"),
      photoTrunk: slot("photoTrunk"),
      photoAccess: slot("photoAccess"),
    },
    guide: { label: "Is a permit needed?", address: "/czy-potrzebne-zezwolenie" },
    photos: {
      label: "Photos",
      hint: "Up to {photos}, {megabytes} MB each",
      asTaken: "As taken, {megabytes} MB",
      words: photosWords,
    },
  },
  messages: formMessages,
  problems: formProblems,
  errors: {
    email: {
      oneOf: "E-mail or phone, please.",
      misspelt: "Is it {address}?",
      notAlone: "One e-mail only, please.",
      invalid: "Look at the e-mail, please.",
    },
    phone: { invalid: "Look at the phone, please." },
    consent: { missing: "Agree, please." },
    photos: {
      missing: "Choose the photos again.",
      tooMany: "At most {photos} photos.",
      tooLarge: "{file}: at most {megabytes} MB a photo.",
      tooManyBytes: "At most {megabytes} MB together.",
      wrongType: "{file} is no photo.",
    },
    text: { tooLong: "{label}: at most {limit}." },
  },
};

/** The data of the block about trust. */
export const trust: Queries.TrustFragment = {
  trust: {
    heading: "Rely on us",
    points: [
      {
        icon: "helmet",
        title: "Insurance",
        fact: "A million",
        body: { html: "<p>Up to a million.</p>" },
      },
      { icon: "sheet", title: "The quote", fact: null, body: { html: "<p>It holds 30 days.</p>" } },
    ],
  },
};

/** The texts around reviews. */
export const reviewsWords: Queries.ReviewsWordsFragment = {
  heading: "What customers say",
  note: "We ask whether they are real.",
};

/** Reviews by "Author 1" and so on. */
export function reviews(count: number): Queries.ReviewsFragment[] {
  return Array.from({ length: count }, (_, index) => ({
    author: `Author ${index + 1}`,
    text: `Review ${index + 1}`,
    date: "14 maja 2026",
    source: { name: "Google", url: "https://reviews.example/1" },
    service: null,
    town: null,
  }));
}

/** The data of the contact section. */
export const contact: Queries.ContactFragment = {
  homePage: { contact: { heading: "Tell us of your plot", body: { html: "<p>Write where.</p>" } } },
  thankYouPage: {
    next: { heading: "What comes next", steps: [{ title: "We read it" }, { title: "We call" }] },
  },
  contactPage: {
    details: { hours: "We answer the phone" },
    quoteTips: {
      heading: "What helps",
      note: "None of it is a must.",
      items: [
        { icon: "camera", title: "Photos" },
        { icon: "pin", title: "Location" },
      ],
    },
  },
};

/** The data of the quote form. */
export const quoteForm: Queries.QuoteFormFragment = {
  forms,
  navigation: {
    services: [{ label: "Forest", services: [service("mulching"), service("felling")] }],
  },
};

/** The names of the shown page's regions and forms, from top to bottom. */
export function outline() {
  const parts = document.querySelectorAll("body > div > section, form");
  return Array.from(
    parts,
    (part) =>
      part.getAttribute("aria-label") ??
      document.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent,
  );
}
