import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Photo } from "../../shared/contract";
import { PhotoGrid } from "./photo-grid";

const photo = (place: string, alt?: string): Photo => ({
  place,
  section: "Galerie zdjęć",
  width: 1500,
  height: 1000,
  uses: alt
    ? [
        {
          file: "faq.yaml",
          path: ["photo"],
          label: "Pytania",
          alt,
        },
      ]
    : [],
});

const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("words in descriptions, places and names of uses leave the photos that have them", async () => {
  const photos = [
    photo("photos/dab.jpg", "Dąb przy płocie"),
    photo("photos/prace/1.jpg", "Trawnik"),
    photo("photos/prace/2.jpg"),
  ];
  const { unmount } = render(<PhotoGrid photos={[]}>{({ place }) => place}</PhotoGrid>);
  expect(screen.getByRole("status")).toHaveTextContent(/^0 zdjęć$/);
  unmount();
  render(<PhotoGrid photos={photos}>{({ place }) => place}</PhotoGrid>);
  expect(screen.getByRole("region", { name: "Galerie zdjęć" })).toBeVisible();
  const words = screen.getByRole("searchbox", { name: /^Pokaż zdjęcia, w których/ });
  await userEvent.type(words, "plocie pytania");
  expect(shown()).toEqual(["photos/dab.jpg"]);
  await userEvent.clear(words);
  await userEvent.type(words, "prace");
  expect(shown()).toEqual(["photos/prace/1.jpg", "photos/prace/2.jpg"]);
  await userEvent.clear(words);
  await userEvent.click(screen.getByLabelText("tylko nieużywane"));
  expect(shown()).toEqual(["photos/prace/2.jpg"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 zdjęcie");
  await userEvent.type(words, "dąb");
  expect(screen.getByRole("status")).toHaveTextContent("Wpisz mniej słów");
});
