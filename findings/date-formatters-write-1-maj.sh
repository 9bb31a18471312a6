#!/usr/bin/env bash
# "1 maja 2026", "maj 2026": a Polish month has one form after a day and another alone, and Intl knows both.
# Expected: who formats dates in Polish writes them so.
# What happens: LiquidJS, the first template language of Eleventy, takes the month alone from Intl: "1 maj 2026". d3-time-format
# and the fields flatpickr and Air Datepicker know one form, with a capital: "1 Maj 2026". date-fns has both, under two letters:
# "MMMM yyyy" is "maja 2026", "LLLL yyyy" right; an English page looks alike with either.
# Seen with liquidjs 10.30.1, d3-time-format 4.1.1, flatpickr 4.6.13, air-datepicker 3.6.0, date-fns 4.4.0, Node's Intl.
# Costs: "1 maj 2026" under every article, a mistake that every Polish reader sees and no English test.
# Do: a filter of `Intl.DateTimeFormat("pl", { day, month: "long", year })`; months alone by LLLL.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error liquidjs@10.30.1 d3-time-format@4.1.1 flatpickr@4.6.13 \
  air-datepicker@3.6.0 date-fns@4.4.0 jsdom@26.1.0 >/dev/null || exit 2

cat >try.mjs <<'END'
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { timeFormatLocale } from "d3-time-format";
import { format } from "date-fns";
import { pl } from "date-fns/locale";
import { JSDOM } from "jsdom";
import { Liquid } from "liquidjs";

const { window } = new JSDOM("<input>");
for (const name of ["document", "HTMLElement", "HTMLCollection", "NodeList", "Node"]) globalThis[name] = window[name];
globalThis.window = window;
globalThis.navigator ??= window.navigator;
const require = createRequire(import.meta.url);
const date = new Date(2026, 4, 1, 12);
const field = document.querySelector("input");
const intl = (parts) => new Intl.DateTimeFormat("pl", { month: "long", year: "numeric", ...parts }).format(date);
const liquid = new Liquid({ locale: "pl" });
const byLiquid = (text) => liquid.parseAndRenderSync(`{{ date | date: "${text}" }}`, { date });
const d3 = timeFormatLocale(JSON.parse(readFileSync("node_modules/d3-time-format/locale/pl-PL.json", "utf8")));
const flatpickr = require("flatpickr")(field, { locale: require("flatpickr/dist/l10n/pl.js").Polish });
const AirDatepicker = require("air-datepicker");
const air = new AirDatepicker(field, { locale: require("air-datepicker/locale/pl").default });

console.log("Intl:", intl({ day: "numeric" }), "|", intl({}));
console.log("liquidjs:", byLiquid("%-d %B %Y"), "|", byLiquid("%B %Y"));
console.log("d3-time-format:", d3.format("%-d %B %Y")(date), "|", d3.format("%B %Y")(date));
console.log("flatpickr:", flatpickr.formatDate(date, "j F Y"), "|", flatpickr.formatDate(date, "F Y"));
console.log("air-datepicker:", air.formatDate(date, "d MMMM yyyy"), "|", air.formatDate(date, "MMMM yyyy"));
console.log("date-fns:", format(date, "d MMMM yyyy", { locale: pl }), "|", format(date, "MMMM yyyy", { locale: pl }), "|", format(date, "LLLL yyyy", { locale: pl }));
END
node try.mjs | tee seen
diff seen - <<'END'
Intl: 1 maja 2026 | maj 2026
liquidjs: 1 maj 2026 | maj 2026
d3-time-format: 1 Maj 2026 | Maj 2026
flatpickr: 1 Maj 2026 | Maj 2026
air-datepicker: 1 Maj 2026 | Maj 2026
date-fns: 1 maja 2026 | maja 2026 | maj 2026
END
