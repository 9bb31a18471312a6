import { chromium } from "@playwright/test";
import { findChromium as find } from "../../src/utils/node/find-chromium";

export { chromiumFlags } from "../../src/utils/node/find-chromium";

/** A Chromium or Chrome on this machine. */
export const findChromium = () => find(chromium.executablePath());
