import { render, screen } from "@testing-library/react";
import { fakeServer } from "../fake-server.fixture";
import { SearchResults } from "./search-results";

const found = (number: number) =>
  Array.from({ length: number }, (_, index) => ({
    file: "faq.yaml",
    path: [index, "answer"],
    label: "Pytanie 1",
    field: "Odpowiedź",
    text: "Sadzimy dęby i lipy",
  }));

test.each([
  [1, 1, /^Znaleziono: 1 miejsce\.$/],
  [50, 50, /^Znaleziono: 50 miejsc\.$/],
  [51, 50, /^Znaleziono: 51 miejsc\. Pokazano pierwsze 50: dopisz słowo/],
  [0, 0, /^Nigdzie nie ma „dęby”\. Wpisz mniej słów/],
])("of %i found texts %i are shown, and it is said so", async (all, shown, words) => {
  fakeServer([[200, found(all)]]);
  render(<SearchResults words="dęby" />);
  expect(screen.getByRole("status")).toHaveTextContent("Szukam…");
  expect(await screen.findByText(words)).toHaveAttribute("role", "status");
  expect(screen.queryAllByRole("listitem")).toHaveLength(shown);
  expect(screen.getByRole("link", { name: "Wróć do strony startowej" })).toHaveAttribute(
    "href",
    "#?view=start",
  );
});

test("a found text leads to its field, with the words marked", async () => {
  fakeServer([[200, found(1)]]);
  render(<SearchResults words="dęby" />);
  const link = await screen.findByRole("link", { name: "Pytanie 1 › Odpowiedź" });
  const field = encodeURIComponent('[0,"answer"]');
  expect(link).toHaveAttribute("href", `#?view=entry&file=faq.yaml&field=${field}`);
  const item = screen.getByRole("listitem");
  expect(item.querySelector("mark")).toHaveTextContent(/^dęby$/);
  expect(item).toHaveTextContent("Sadzimy dęby i lipy");
});
