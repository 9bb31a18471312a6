import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";

/** An enquiry that the site's server accepts, for the check of a release. */
export const sampleEnquiry = {
  address: ENQUIRY_ADDRESSES.endpoint,
  fields: {
    form: "contact",
    email: "check@release.example",
    consent: "on",
  },
  photoField: "photos",
};
