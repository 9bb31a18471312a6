import { render, screen } from "@testing-library/react";
import { keepDraft } from "./entry/drafts";
import { fakeServer } from "./fake-server.fixture";
import { StartPage } from "./start-page";

test("what is not saved is named above all; found texts stand in place of the groups", async () => {
  localStorage.clear();
  keepDraft("#?view=entry", { label: "Miejscowość „Puck”", data: {}, at: Date.now() });
  const groups = [{ label: "Miejscowości", entries: [] }];
  const asked = fakeServer([
    [200, { groups, waiting: 0 }],
    [200, []],
  ]);
  const { rerender } = render(<StartPage />);
  expect(screen.getByRole("link", { name: "Miejscowość „Puck”" })).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Miejscowości" })).toBeVisible();
  rerender(<StartPage words="dąb" />);
  expect(await screen.findByText(/^Nigdzie nie ma „dąb”/)).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Miejscowości" })).toBeNull();
  expect(asked.map(([name]) => name)).toEqual(["overview", "search"]);
});
