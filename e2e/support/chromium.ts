import { chromium } from "@playwright/test";
import { findChromium as find } from "../../packages/utils/node";

export { chromiumFlags } from "../../packages/utils/node";

/** A Chromium or Chrome on this machine. */
export const findChromium = () => find(chromium.executablePath());
