import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Photo } from "../../shared/contract";
import { completeJsdom, fakeServer } from "../fake-server.fixture";
import { QuestionsProvider } from "../questions";
import { PhotoCard } from "./photo-card";

beforeEach(completeJsdom);

const photo = (name: string, uses: Photo["uses"] = []): Photo => ({
  place: `photos/${name}`,
  section: "Inne",
  width: 1500,
  height: 1000,
  uses,
});
const use = { file: "town.yaml", path: ["photo"], label: "Puck", alt: "Dąb" };
const onGone = jest.fn();

const show = (shown: Photo) =>
  render(
    <QuestionsProvider>
      <PhotoCard photo={shown} onGone={onGone} />
    </QuestionsProvider>,
  );

test("another photo is chosen, and shown wherever the former one was", async () => {
  const asked = fakeServer([
    [200, [photo("a.jpg", [use]), photo("b.jpg")]],
    [200, {}],
  ]);
  show(photo("a.jpg", [use]));
  await userEvent.click(screen.getByRole("button", { name: "Zamień a.jpg" }));
  await userEvent.click(await screen.findByRole("button", { name: /b\.jpg/ }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(asked.at(-1)).toEqual(["delete", { file: "photos/a.jpg", instead: "photos/b.jpg" }]);
  expect(onGone).toHaveBeenLastCalledWith("photos/b.jpg");
});

test("what happened to a photo is told at it, with the focus; of one that could not be deleted it is said why", async () => {
  onGone.mockClear();
  fakeServer([[422, { complaints: [{ problem: "Używa go menu.", remedy: "" }] }]]);
  render(
    <QuestionsProvider>
      <PhotoCard photo={photo("a.jpg", [use])} notice="Zamieniono." onGone={onGone} />
    </QuestionsProvider>,
  );
  const card = screen.getByRole("article", { name: "a.jpg" });
  expect(card).toHaveFocus();
  expect(card).toHaveAccessibleDescription("Zamieniono.");
  // Its room is kept before it comes.
  const image = screen.getByRole<HTMLImageElement>("img", { name: "Dąb" });
  expect([image.width, image.height]).toEqual([1500, 1000]);
  await userEvent.click(screen.getByRole("button", { name: "Usuń a.jpg" }));
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("Używa go menu.");
  expect(onGone).not.toHaveBeenCalled();
});

test("its own choice changes nothing, and a photo that nothing shows is only deleted", async () => {
  const photos: [number, unknown] = [200, [photo("a.jpg", [use])]];
  const asked = fakeServer([photos, photos]);
  const { unmount } = show(photo("a.jpg", [use]));
  const replace = screen.getByRole("button", { name: "Zamień a.jpg" });
  await userEvent.click(replace);
  expect(screen.getByRole("dialog", { name: "Wybierz zdjęcie" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Zamknij" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(replace);
  await userEvent.click(await screen.findByRole("button", { name: "Dąb a.jpg" }));
  expect(asked.map(([name]) => name)).toEqual(["photos", "photos"]);
  unmount();
  show(photo("b.jpg"));
  expect(screen.getByText("Nieużywane")).toBeVisible();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Usuń b.jpg",
  ]);
});
