import { z } from "zod";
import { defineModel } from "../define-model";
import { text } from "../fields";

/** Words of the interface that stand on many pages. */
export const labels = defineModel({
  typeName: "Labels",
  label: "Napisy na przyciskach i dla czytników",
  description: "Słowa interfejsu: nazwy obszarów, przycisków i podpowiedzi dla czytników ekranu.",
  files: /^labels\.yaml$/,
  shape: z.strictObject({
    skipLink: text("Odnośnik, który pomija menu."),
    home: text("Nazwa strony głównej w ścieżce."),
    breadcrumb: text("Nazwa ścieżki."),
    mainNavigation: text("Nazwa menu głównego."),
    menu: text("Przycisk menu na telefonie."),
    showGroup: text("Przycisk, który rozwija grupę menu, z {group}."),
    groupOverview: text("Odnośnik do strony przeglądowej grupy, z {group}."),
    contact: text("Odnośnik do strony „Kontakt”."),
    call: text("Przycisk, który dzwoni."),
    quickContact: text("Nazwa paska z telefonem i wyceną na telefonie."),
    socialProfiles: text("Nazwa listy profili z boku strony."),
    socialProfilesFooter: text("Nazwa listy profili w stopce."),
    newTab: text("Dopisek do odnośnika, który otwiera nową kartę, z {name}."),
    towns: text("Nagłówek listy miejscowości."),
    services: text("Nazwa listy usług."),
    email: text("Słowo przed adresem e-mail."),
    before: text("Podpis zdjęcia przed pracami."),
    after: text("Podpis zdjęcia po pracach."),
    compare: text("Nazwa suwaka porównania."),
    comparePosition: text("Położenie suwaka porównania dla czytników ekranu, z {percent}."),
    choosePair: text("Nazwa listy miniatur porównań."),
    contents: text("Nagłówek spisu treści."),
    effectiveFrom: text("Od kiedy obowiązuje dokument, z {date}."),
    stopSliding: text("Przycisk, który zatrzymuje przesuwanie kart usług."),
    resumeSliding: text("Przycisk, który wznawia przesuwanie kart usług."),
    lightbox: text("Nazwa okna z powiększonym zdjęciem."),
    closeLightbox: text("Przycisk, który zamyka powiększone zdjęcie."),
    zoomPicture: text("Przycisk, który powiększa i pomniejsza zdjęcie."),
    previousPicture: text("Przycisk, który pokazuje poprzednie zdjęcie."),
    nextPicture: text("Przycisk, który pokazuje następne zdjęcie."),
    pictureError: text("Co widać, gdy powiększonego zdjęcia nie udało się wczytać."),
  }),
});
