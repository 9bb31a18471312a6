import { z } from "zod";
import { defineModel, f, singlePage } from "gatsby-plugin-typed-content";
import { anchors } from "../../utils/anchors";
import { calendarPath } from "../../utils/paths";

/** The page that shows for all services which work is done in which month. */
export const calendarPage = defineModel({
  typeName: "CalendarPage",
  label: "Kalendarz prac",
  noun: "Strona „Kalendarz prac”",
  description: "Strona „Kalendarz prac”: która praca w którym miesiącu.",
  files: ["pages/kalendarz-prac.yaml"],
  pages: singlePage(calendarPath, {
    anchors: [anchors.quote],
    shows: ["SeasonReason", "ServicePage"],
  }),
  shape: z.strictObject({
    seo: f.seo(),
    headline: f.heading("Nagłówek strony"),
    pitch: f.text("Jedno lub dwa zdania pod nagłówkiem"),
    tableHeading: f.heading("Nagłówek nad tabelą miesięcy"),
    serviceColumn: f.label("Nagłówek kolumny z usługami"),
    reasonsColumn: f.label("Nagłówek kolumny z tym, co decyduje o terminie"),
    reasonsHeading: f.heading("Nagłówek nad wyjaśnieniem, co decyduje o terminach"),
  }),
});
