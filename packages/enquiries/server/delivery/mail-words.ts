import type { FormName, PHOTO_SLOTS, WrittenFieldName } from "../../shared/fields";
import type { Sign } from "../storage/enquiry";

/** The names of the lines in a mail that stand for no field. */
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

/** The words of the mails; `{placeholders}` are filled in. */
export interface MailWords {
  /** How the subject begins, by the form. */
  subjects: Record<FormName, string>;
  labels: Record<WrittenFieldName | LineName, string>;
  /** What the photos of the fields for one photo show. */
  slots: Record<(typeof PHOTO_SLOTS)[number], string>;
  /** The address of a map that shows `{latitude}` and `{longitude}`. */
  map: { url: string };
  /** Stands in the subject of what a robot may have sent. */
  mark: string;
  signs: Record<Sign, string>;
  /** Below an enquiry that was too large with its photos: `{number}`. */
  withoutPhotos: string;
  daily: Record<"subject" | "marked" | "waiting" | "review" | "failed" | "help", string>;
  /** What the visitor agreed to, with the version of the legal texts as their pages show them. */
  consent: string;
  /** The company's address: sender and recipient unless the environment says otherwise. */
  companyEmail: string;
}
