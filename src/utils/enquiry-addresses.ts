import type { ArrivedEnquiry } from "@typed-site/enquiries/form";
import { aboutPath, notSentPath, thanksPath } from "./paths";

/** The addresses of this site that have to do with enquiries. */
export const ENQUIRY_ADDRESSES = {
  /** Forms are sent to it. */
  endpoint: "/api/zapytanie",
  thanks: thanksPath,
  notSent: notSentPath,
  /** Where a form is shown with its faults that was sent from a page without it. */
  forms: { contact: aboutPath, quote: "/" },
} as const;

/** A parameter of the thank-you page: the enquiry's number. */
export const NUMBER_PARAMETER = "nr";
/** A parameter of the thank-you page: set if photos were not accepted. */
export const WITHOUT_PHOTOS_PARAMETER = "bez-zdjec";

/** The address of the thank-you page for an enquiry that has arrived. */
export function thanksAddress({ number, arePhotosMissing }: ArrivedEnquiry): string {
  const note = arePhotosMissing ? `&${WITHOUT_PHOTOS_PARAMETER}=1` : "";
  return `${ENQUIRY_ADDRESSES.thanks}?${NUMBER_PARAMETER}=${encodeURIComponent(number)}${note}`;
}
