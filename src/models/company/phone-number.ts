import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { telHref } from "@typed-site/utils";
import type { Words } from "gatsby-plugin-typed-content";

const phoneOf = (value: string) =>
  parsePhoneNumberFromString(value, { defaultCountry: "PL", extract: false });

/**
 * What is wrong with a phone number, if anything. It must be valid in its country's numbering plan,
 * and in international form, so that the page's `tel:` link works from everywhere (RFC 3966,
 * 5.1.4).
 */
export function phoneProblem(value: string): Words | undefined {
  const phone = phoneOf(value);
  if (!phone?.isValid()) {
    return {
      problem: `(„${value}”) nie jest numerem telefonu.`,
      remedy: "Wpisz jeden numer z kierunkowym, na przykład +48 500 100 200.",
    };
  }
  if (telHref(value) === phone.getURI()) return undefined;
  return {
    problem: `(„${value}”) nie ma na początku plusa i numeru kraju, więc odnośnik na stronie nie zadzwoni z zagranicy.`,
    remedy: `Wpisz „${phone.formatInternational()}”.`,
  };
}

/** A number typed in national form, with the country's prefix added. */
export function withPrefix(typed: string): string {
  const phone = phoneOf(typed);
  if (!phone?.isValid() || telHref(typed) === phone.getURI()) return typed;
  return phone.formatInternational();
}

/** The digits of a number: its country's, and those behind them. Undefined for what is no number. */
export function digitsOf(value: string): { country: string; national: string } | undefined {
  const phone = phoneOf(value);
  return phone && { country: phone.countryCallingCode, national: phone.nationalNumber };
}
