import { ENQUIRY_ADDRESSES } from "./enquiry-addresses";

/** Addresses that programs answer themselves, so no page can be there. */
export const serverAddresses: readonly string[] = [
  // The site's server.
  ENQUIRY_ADDRESSES.endpoint,
  "/healthz",
  "/readyz",
  "/414",
  // Programs that show the site's pages beside forms of their own.
  "/admin",
  "/logowanie",
  "/wyloguj",
  // Gatsby's development server; its data of `/index` are those of the start page.
  "/dev-404-page",
  "/index",
];
