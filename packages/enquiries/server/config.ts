import { z } from "zod";
import { wholeNumber } from "../../utils/node";

/** The privacy policy promises that enquiries are removed after 12 months. */
const MOST_DAYS = 365;

const email = z.email({ error: "must be an e-mail address" });

/** The environment variables that say what becomes of enquiries; docs/enquiries.md explains each. */
export const enquiryEnvironment = z.object({
  ENQUIRY_DIR: z.string().default("data/enquiries"),
  ENQUIRY_KEEP_DAYS: wholeNumber(1, MOST_DAYS, ", as the privacy policy promises").default(
    MOST_DAYS,
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@mail.example:465" })
    .optional(),
  ENQUIRY_FROM: email.optional(),
  ENQUIRY_TO: email.optional(),
  STATUS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
});

/** What the operator of a server set about enquiries. */
export type EnquiryConfig = z.infer<typeof enquiryEnvironment>;
