/** How enquiries arrive, are kept and are delivered; only for Node. */
export { enquiryEnvironment } from "./server/config";
export type { MailWords } from "./server/delivery/mail-words";
export { addEnquiries, type EnquiryOptions } from "./server/plugin";
export type { ServedPages } from "./server/served-pages";
export { fileName } from "./server/storage/enquiry";
export { Maildir, type Stored } from "./server/storage/maildir";
