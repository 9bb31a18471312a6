import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Entry, FormField } from "../../shared/contract";
import { EntryForm } from "../entry/entry-form";
import { completeJsdom, fakeServer, jsonResponse } from "../fake-server.fixture";
import { group, line, list, photoFile } from "../form-fields.fixture";
import { QuestionsProvider } from "../questions";

beforeEach(completeJsdom);

/** Draws the form of a gallery. */
const renderGallery = (draftKey: string, form: Entry["form"], data: Entry["data"] = {}) =>
  render(
    <QuestionsProvider>
      <EntryForm
        entry={{
          file: "gallery.yaml",
          label: "Galeria",
          isNew: false,
          isOneOfMany: false,
          placeholders: {},
          base: "text 1",
          data,
          form,
        }}
        draftKey={draftKey}
      />
    </QuestionsProvider>,
  );

test("another photo takes away what was told of the former one, and leaves the others alone", async () => {
  const drawn: FormField = {
    kind: "yesNo",
    label: "Wizualizacja",
    isNeeded: false,
    isOfPhoto: true,
  };
  const photo = (src: string) => ({ src: `../photos/${src}.jpg`, caption: src, drawn: true });
  const form = group("Galeria", {
    drawn,
    photos: list("Zdjęcia", group("Zdjęcie", { src: photoFile, caption: line("Podpis"), drawn })),
  });
  const other = { place: "photos/c.jpg", section: "Inne", width: 3, height: 2, uses: [] };
  const asked = fakeServer([[200, [other]], undefined]);
  renderGallery("gallery", form, { drawn: true, photos: [photo("a"), photo("b")] });
  await userEvent.click(screen.getByRole("button", { name: "b" }));
  await userEvent.click(screen.getByRole("button", { name: /^Zamień zdjęcie/ }));
  await userEvent.click(await screen.findByRole("button", { name: /c\.jpg/ }));
  expect(screen.getByText(/^To nowe zdjęcie: sprawdź/)).toHaveAttribute("role", "status");
  await userEvent.click(screen.getByRole("button", { name: "Zapisz" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.[1].data).toEqual({
    photos: [photo("a"), { src: "../photos/c.jpg", caption: "b" }],
  });
});

test("a photo that may be left out is left out with what describes it", async () => {
  const photo = group("Zdjęcie", { src: photoFile, alt: line("Opis") });
  const form = group("Miejscowość", { name: line("Nazwa"), photo: { ...photo, isNeeded: false } });
  const asked = fakeServer([undefined]);
  const described = { src: "../photos/a.jpg", alt: "Dąb" };
  renderGallery("town", form, { name: "Puck", photo: described });
  await userEvent.click(screen.getByRole("button", { name: "Bez zdjęcia" }));
  expect(screen.getByRole("button", { name: /^Wybierz zdjęcie/ })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: /Opis/ })).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Zapisz" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.[1].data).toEqual({ name: "Puck" });
});

test("a photo that is needed is only replaced", () => {
  const photo = group("Zdjęcie", { src: photoFile, alt: line("Opis") });
  renderGallery("needed", group("Usługa", { photo }), { photo: { src: "../photos/a.jpg" } });
  expect(screen.getByRole("button", { name: /^Zamień zdjęcie/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Bez zdjęcia" })).toBeNull();
});

test("a new entry of a gallery begins with its photo, without a phone's keyboard", async () => {
  const photo = group("Zdjęcie", { src: photoFile, caption: line("Podpis") });
  renderGallery("new photo", group("Galeria", { photos: list("Zdjęcia", photo) }));
  await userEvent.click(screen.getByRole("button", { name: "Dodaj" }));
  const choose = screen.getByRole("button", { name: /^Wybierz zdjęcie/ });
  expect(choose).toHaveFocus();
  // One that is sent from there goes to the photos of its kind.
  const asked: string[] = [];
  window.fetch = (address) => {
    asked.push(address as string);
    const isSent = (address as string).includes("add-photo");
    return Promise.resolve(jsonResponse(200, isSent ? { kind: "added", place: "a.jpg" } : []));
  };
  await userEvent.click(choose);
  const file = new File([""], "a.jpg", { type: "image/jpeg" });
  await userEvent.upload(screen.getByLabelText("Dodaj nowe zdjęcie"), file);
  await waitFor(() => expect(asked).toContain("/admin/api/add-photo?name=a.jpg&folder=prace"));
});
