import { z } from "zod";
import { wholeNumber } from "../../utils/node";

const email = z.email({ error: "must be an e-mail address" });

/** The environment variables for enquiries; docs/enquiries.md explains each. */
export const enquiryEnvironment = {
  ENQUIRY_DIR: z.string().default("data/enquiries"),
  // With backups of 30 days that is a year.
  ENQUIRY_KEEP_DAYS: wholeNumber(1, 365, ", as the privacy policy promises").default(335),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@mail.example:465" })
    .optional(),
  ENQUIRY_FROM: email.optional(),
  ENQUIRY_TO: email.optional(),
  STATUS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
};

/** The operator's settings for enquiries. */
export type EnquiryConfig = z.infer<z.ZodObject<typeof enquiryEnvironment>>;
