import { chromium } from "@playwright/test";
import { findChromium as find } from "../../src/utils/find-chromium";

export { chromiumFlags } from "../../src/utils/find-chromium";

/** A Chromium or Chrome on this machine. */
export const findChromium = () => find(chromium.executablePath());
