import { z } from "zod";
import { heading, label, text } from "../content/fields";
import { defineModel } from "../content/model";

/** Words of the interface that stand on many pages. */
export const labels = defineModel({
  typeName: "Labels",
  label: "Napisy na przyciskach i dla czytników",
  description: "Słowa interfejsu: nazwy obszarów, przycisków i podpowiedzi dla czytników ekranu.",
  files: ["labels.yaml"],
  shape: z.strictObject({
    skipLink: label("Odnośnik, który pomija menu."),
    home: label("Nazwa strony głównej w ścieżce."),
    breadcrumb: label("Nazwa ścieżki."),
    mainNavigation: label("Nazwa menu głównego."),
    menu: label("Przycisk menu na telefonie."),
    showGroup: label("Przycisk, który rozwija grupę menu, z {group}."),
    groupOverview: label("Odnośnik do strony przeglądowej grupy, z {group}."),
    contact: label("Odnośnik do strony „Kontakt”."),
    call: label("Przycisk, który dzwoni."),
    quickContact: label("Nazwa paska z telefonem i wyceną na telefonie."),
    socialProfiles: label("Nazwa listy profili z boku strony."),
    socialProfilesFooter: label("Nazwa listy profili w stopce."),
    newTab: text("Dopisek do odnośnika, który otwiera nową kartę, z {name}."),
    towns: heading("Nagłówek listy miejscowości."),
    services: label("Nazwa listy usług."),
    email: label("Słowo przed adresem e-mail."),
    before: label("Podpis zdjęcia przed pracami."),
    after: label("Podpis zdjęcia po pracach."),
    compare: label("Nazwa suwaka porównania."),
    comparePosition: text("Położenie suwaka porównania dla czytników ekranu, z {percent}."),
    choosePair: label("Nazwa listy miniatur porównań."),
    contents: heading("Nagłówek spisu treści."),
    effectiveFrom: text("Od kiedy obowiązuje dokument, z {date}."),
    stopSliding: label("Przycisk, który zatrzymuje przesuwanie kart usług."),
    resumeSliding: label("Przycisk, który wznawia przesuwanie kart usług."),
    lightbox: label("Nazwa okna z powiększonym zdjęciem."),
    closeLightbox: label("Przycisk, który zamyka powiększone zdjęcie."),
    zoomPicture: label("Przycisk, który powiększa i pomniejsza zdjęcie."),
    previousPicture: label("Przycisk, który pokazuje poprzednie zdjęcie."),
    nextPicture: label("Przycisk, który pokazuje następne zdjęcie."),
    pictureError: text("Co widać, gdy powiększonego zdjęcia nie udało się wczytać."),
  }),
});
