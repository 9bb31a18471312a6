import type { FormName, PHOTO_SLOTS, WrittenFieldName } from "../../shared/fields";
import type { Sign } from "../storage/enquiry";

/** The lines of a mail that belong to no field. */
type LineName =
  | "map"
  | "photos"
  | "photo"
  | "missingPhotos"
  | "page"
  | "received"
  | "number"
  | "consent"
  | "signs";

/** The texts of the mails; `{placeholders}` are filled in. */
export interface MailWords {
  /** The start of the subject, by form. */
  subjects: Record<FormName, string>;
  labels: Record<WrittenFieldName | LineName, string>;
  /** What the photos from the fields for one photo show. */
  slots: Record<(typeof PHOTO_SLOTS)[number], string>;
  /** The URL of a map at `{latitude}` and `{longitude}`. */
  map: { url: string };
  /** In the subject of what a bot may have sent. */
  mark: string;
  signs: Record<Sign, string>;
  /** Below an enquiry that was too large with its photos; has `{number}`. */
  withoutPhotos: string;
  daily: Record<
    "subject" | "marked" | "waiting" | "review" | "failed" | "help" | "sent" | "monthly",
    string
  >;
  /** What the visitor agreed to, with the version of the legal texts. */
  consent: string;
  /** The company's address, the default sender and recipient. */
  companyEmail: string;
}
