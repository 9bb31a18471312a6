import { z } from "zod";
import {
  defineModel,
  group,
  heading,
  label,
  seo,
  singlePage,
  text,
} from "../../../packages/content-model";
import { anchors } from "../../utils/anchors";
import { calendarPath } from "../../utils/paths";

/** The page that shows for all services which work is done in which month. */
export const calendarPage = defineModel({
  typeName: "CalendarPage",
  label: "Kalendarz prac",
  noun: "Strona „Kalendarz prac”",
  description: "Strona „Kalendarz prac”: która praca w którym miesiącu.",
  files: ["pages/kalendarz-prac.yaml"],
  pages: singlePage(calendarPath, { anchors: [anchors.quote] }),
  shows: ["ServicePage"],
  shape: z.strictObject({
    seo: seo(),
    headline: heading("Nagłówek strony."),
    pitch: text("Jedno lub dwa zdania pod nagłówkiem."),
    tableHeading: heading("Nagłówek nad tabelą miesięcy."),
    serviceColumn: label("Nagłówek kolumny z usługami."),
    reasonsColumn: label("Nagłówek kolumny z tym, co decyduje o terminie."),
    fileColumn: label("Nagłówek kolumny z plikami do kalendarza."),
    fileLabel: text("Odnośnik do pliku dla czytników ekranu, z {service}."),
    reasonsHeading: heading("Nagłówek nad wyjaśnieniem, co decyduje o terminach."),
    files: group("CalendarFiles", "Zaproszenie do zapisania terminów w kalendarzu.", {
      heading: heading("Nagłówek."),
      body: text("Jak działa plik, a jak subskrypcja."),
      subscribe: label("Odnośnik, który dodaje wszystkie terminy jako subskrypcję."),
      download: label("Odnośnik, który pobiera plik ze wszystkimi terminami."),
    }),
  }),
});
