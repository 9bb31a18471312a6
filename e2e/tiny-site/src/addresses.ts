import type { EnquiryAddresses } from "@typed-site/enquiries/server";

/** Where the form is sent, and the pages that answer it. */
export const addresses: EnquiryAddresses = {
  endpoint: "/zamow",
  thanks: "/wyslano",
  notSent: "/nie-wyslano",
  forms: { contact: "/", quote: "/" },
};
