import { z } from "zod";
import { wholeNumber } from "../../utils/node";

/** The privacy policy promises that enquiries are removed after 12 months. */
const MOST_DAYS = 365;

const email = z.email({ error: "must be an e-mail address" });

/** The environment variables that say what becomes of enquiries. */
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

/** What the operator of a server can set about enquiries; docs/enquiries.md explains each. */
export type EnquiryConfig = ReturnType<typeof enquiryConfig>;

/** Names what the environment says. */
export function enquiryConfig(data: z.infer<typeof enquiryEnvironment>) {
  return {
    enquiryFolder: data.ENQUIRY_DIR,
    keepDays: data.ENQUIRY_KEEP_DAYS,
    smtpUrl: data.SMTP_URL,
    from: data.ENQUIRY_FROM,
    to: data.ENQUIRY_TO,
    statusToken: data.STATUS_TOKEN,
  };
}
