import { exampleQueries } from "../../src/queries/example-queries";
import { expect, test } from "./test";

test("GraphiQL opens with a tab for each example, answers it, and keeps what is changed", async ({
  editing,
  page,
}) => {
  // Behind the title is the button that closes the tab.
  const titles = exampleQueries().map(
    ({ source }) => new RegExp(`^${/^query (\w+)/m.exec(source)?.[1] ?? ""}`),
  );
  const tabs = page.getByRole("tab");
  await page.goto(`${editing.address}/___graphql`);
  await expect(tabs).toHaveText(titles);

  await tabs.filter({ hasText: "NarrowPhotos" }).click();
  const query = page.getByRole("region", { name: "Query Editor" });
  await expect(query).toContainText("Photos narrower than 1800 px");
  // Asked at once after a change of tab, GraphiQL says that it knows no query yet.
  await expect(async () => {
    await page.getByRole("button", { name: /execute query/i }).click();
    const result = page.getByRole("region", { name: "Result Window" });
    await expect(result).toContainText('"allPhoto"', { timeout: 5000 });
  }).toPass();

  await query.getByText("1800", { exact: true }).first().dblclick();
  // In one piece: where typing pauses, GraphiQL keeps what is typed so far as a tab of its own.
  await page.keyboard.insertText("1300");
  await expect(page).toHaveURL(/1300/);
  await page.reload();
  await expect(tabs).toHaveText([...titles, /^NarrowPhotos/]);
  await expect(query).toContainText("1300");
});
