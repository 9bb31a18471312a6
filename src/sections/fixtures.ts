import { photoFile } from "../components/photo/photo.fixture";
import { required } from "../utils/required";

/** Words as long as Polish compounds get, to see that nothing depends on short ones. */
export const longWord = "Pięćdziesięciogroszówkowaniepodlewanie".repeat(3);

/** A picture with its text alternative. */
export function photo(alt: string) {
  return { alt, src: photoFile("photo") };
}

/** A picture that the page's head uses, too. */
export function sharedPhoto(alt: string) {
  const { gatsbyImageData } = required(photoFile("photo").childImageSharp, "picture");
  return { alt, src: { childImageSharp: { gatsbyImageData, resize: { src: "/share.jpg" } } } };
}

/** A service as cards and lists need it. */
export function service(slug: string, title = `Service ${slug}`) {
  return { path: `/${slug}`, canonical: `/${slug}`, title, photo: photo(`${title} at work`) };
}

/** Numbered sections: "Section 1" and so on. */
export function sections(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    heading: `Section ${index + 1}`,
    body: { html: `<p>Text ${index + 1}</p>` },
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
      before: photo(`Plot ${index + 1} overgrown`),
      after: photo(`Plot ${index + 1} cleared`),
      beforeSmall: { src: photoFile("before") },
      afterSmall: { src: photoFile("after") },
    })),
  };
}

const field = (label: string) => ({
  label,
  placeholder: `${label} example`,
  hint: `${label} hint`,
});

/** The texts of both forms. */
export const forms: NonNullable<Queries.ContactFormFragment["forms"]> &
  NonNullable<Queries.QuoteFormFragment["forms"]> = {
  contact: {
    heading: "Write to us",
    intro: "We answer soon.",
    button: "Send",
    fields: {
      email: field("E-mail"),
      phone: field("Phone"),
      topic: { ...field("Topic"), options: ["Felling", "Other"] },
    },
  },
  quote: {
    heading: "Free quote",
    intro: "It binds you to nothing.",
    button: "Ask for a quote",
    fields: {
      email: field("E-mail"),
      phone: field("Phone"),
      area: field("Area"),
      town: field("Town"),
      service: field("Service"),
    },
  },
  consent: {
    label: { html: '<p>I agree to the <a href="/regulamin-serwisu">terms</a>.</p>' },
    hint: "You may change your mind.",
  },
  notice: {
    heading: "Call us for now",
    body: { html: '<p><a href="tel:+48500100200">+48 500 100 200</a></p>' },
  },
};

/** What the contact section queries. */
export const contact: Queries.ContactFragment = {
  homePage: { contact: { heading: "Tell us of your plot", body: { html: "<p>Write where.</p>" } } },
  contactPage: {
    what: {
      heading: "What helps",
      note: "None of it is a must.",
      items: [
        { icon: "camera", title: "Photos" },
        { icon: "pin", title: "Location" },
      ],
    },
  },
};

/** What the quote form queries. */
export const quoteForm: Queries.QuoteFormFragment = {
  forms,
  homePage: { services: { cards: [service("mulching"), service("felling")] } },
};
