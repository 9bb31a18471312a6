import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Photo } from "../shared/contract";
import { completeJsdom, jsonResponse } from "./fake-server.fixture";
import { PhotosView } from "./photos-view";
import { QuestionsProvider } from "./questions";

const photo = (place: string, section: string): Photo => ({
  place: `photos/${place}.jpg`,
  section,
  width: 1500,
  height: 1000,
  uses: place === "b" ? [{ file: "town.yaml", path: ["photo"], label: "Puck", alt: "Dąb" }] : [],
});

/** What was asked for besides the list. */
let asked: string[];

beforeEach(() => {
  completeJsdom();
  asked = [];
  let photos = [photo("prace/0", "Prace"), ...["a", "b", "c"].map((name) => photo(name, "Inne"))];
  window.fetch = (address, options) => {
    const name = (address as string).replace("/admin/api/", "");
    if (name === "photos") return Promise.resolve(jsonResponse(200, photos));
    asked.push(name);
    if (name !== "delete") return Promise.resolve(jsonResponse(200, { kind: "added", place: "x" }));
    const { file } = JSON.parse(options?.body as string) as { file: string };
    photos = photos.filter(({ place }) => place !== file);
    return Promise.resolve(jsonResponse(200, {}));
  };
  render(
    <QuestionsProvider>
      <PhotosView />
    </QuestionsProvider>,
  );
});

const card = (name: string) => screen.findByRole("article", { name });

test.each([
  ["a.jpg", "b.jpg"],
  ["c.jpg", "b.jpg"],
])("after %s is deleted its neighbour %s has the focus, and says so", async (name, neighbour) => {
  await userEvent.click(within(await card(name)).getByRole("button", { name: `Usuń ${name}` }));
  await waitFor(() => expect(screen.queryByRole("article", { name })).toBeNull());
  expect(await card(neighbour)).toHaveFocus();
  expect(await card(neighbour)).toHaveTextContent(`Usunięto zdjęcie ${name}.`);
});

test("of a photo that was replaced the other one says so, with the focus", async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Zamień b.jpg" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Zdjęcie a\.jpg/ }));
  await waitFor(() => expect(screen.queryByRole("article", { name: "b.jpg" })).toBeNull());
  expect(await card("a.jpg")).toHaveFocus();
  expect(await card("a.jpg")).toHaveTextContent("Zamieniono.");
});

test("new photos go to the section with the most, or to the chosen one", async () => {
  const send = async () => {
    const file = new File([""], "a.jpg", { type: "image/jpeg" });
    await userEvent.upload(screen.getByLabelText("Dodaj zdjęcia"), file);
  };
  const sections = await screen.findByRole("combobox", { name: "Do czego" });
  expect(
    within(sections)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Inne", "Prace"]);
  const adding = within(screen.getByRole("region", { name: "Nowe zdjęcia" }));
  for (const label of ["Dodaj zdjęcia", "Zrób zdjęcie"]) {
    expect(adding.getByLabelText(label)).toHaveAttribute("accept", "image/*,.heic,.heif");
  }
  expect(screen.getByLabelText("Dodaj zdjęcia")).toHaveAttribute("multiple");
  await send();
  await userEvent.selectOptions(sections, "Prace");
  await send();
  expect(await screen.findByText("Dodano: 2 z 2.")).toBeInTheDocument();
  expect(asked).toEqual(["add-photo?name=a.jpg&folder=", "add-photo?name=a.jpg&folder=prace"]);
});

test("of a photo in a wrong shape it is asked which part stays", async () => {
  const others = window.fetch.bind(window);
  const crop = { kind: "crop", preview: "data:,", width: 1, height: 3, shape: 1.5 };
  window.fetch = (address, init) =>
    (address as string).includes("add-photo")
      ? Promise.resolve(jsonResponse(200, crop))
      : others(address, init);
  const chooser = await screen.findByLabelText("Dodaj zdjęcia");
  await userEvent.upload(chooser, new File([""], "a.jpg", { type: "image/jpeg" }));
  expect(await screen.findByRole("slider", { name: "Wyżej lub niżej" })).toBeVisible();
});
