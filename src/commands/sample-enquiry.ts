import { ENDPOINT } from "../../packages/enquiries/form";

/** An enquiry that the site's server accepts: for the check of a release, and for benchmarks. */
export const sampleEnquiry = {
  address: ENDPOINT,
  fields: {
    form: "contact",
    email: "check@release.example",
    consent: "on",
  },
  photoField: "photos",
};
