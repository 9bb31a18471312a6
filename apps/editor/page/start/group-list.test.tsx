import { render, screen, within } from "@testing-library/react";
import type { EntryLink } from "../../shared/contract";
import { GroupList } from "./group-list";

const town = (name: string, isWaiting = false): EntryLink => ({
  file: `towns/${name}.yaml`,
  label: name,
  isWaiting,
});
const many = Array.from({ length: 9 }, (_, index) => town(`town-${index}`));

const draw = (entries: EntryLink[]) =>
  render(
    <GroupList
      group={{
        label: "Miejscowości",
        entries,
        add: { folder: "towns", label: "Dodaj miejscowość" },
      }}
    />,
  );

test("an entry says who changed it and that it waits, and leads to its form", () => {
  const at = new Date(2025, 4, 14).toISOString();
  draw([{ ...town("puck", true), changed: { by: "Anna", at } }]);
  const entry = within(screen.getByRole("listitem"));
  expect(entry.getByRole("link", { name: "puck" })).toHaveAttribute(
    "href",
    "#?view=entry&file=towns%2Fpuck.yaml",
  );
  expect(entry.getByText("czeka na publikację")).toBeVisible();
  expect(entry.getByText("zmienione przez: Anna, 14 maja 2025")).toBeVisible();
  expect(screen.getByRole("link", { name: "Dodaj miejscowość" })).toHaveAttribute(
    "href",
    "#?view=new&folder=towns",
  );
});

test("a long group is folded, except where a change waits in it", () => {
  const { unmount } = draw(many);
  expect(screen.getByText("town-0")).not.toBeVisible();
  expect(screen.getByText("9")).toHaveClass("hint");
  unmount();
  const short = draw(many.slice(1));
  expect(screen.getByText("town-1")).toBeVisible();
  short.unmount();
  draw([...many, town("puck", true)]);
  expect(screen.getByText("town-0")).toBeVisible();
});
