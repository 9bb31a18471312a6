/** How enquiries arrive, are kept and are delivered; only for Node. */
export { type EnquiryConfig, enquiryEnvironment, enquiryProblems } from "./server/config";
export type { EnquiryAddresses } from "./server/context";
export type { MailWords } from "./server/delivery/mail-words";
export { PHOTO_DAYS } from "./server/delivery/remove-old";
export { addEnquiries, type EnquiryOptions } from "./server/plugin";
export { Spool } from "./server/storage/spool";
export { readableMessage } from "./server/storage/readable-message";
