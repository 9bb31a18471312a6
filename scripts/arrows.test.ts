// Who may import whom. The rules themselves are held against all files by `npm run lint:arrows`, which says nothing of
// a rule that has become too mild.
interface Ends {
  path?: string | string[];
  pathNot?: string | string[];
}

interface Rule {
  name: string;
  severity: string;
  from: Ends & { orphan?: boolean };
  to: Ends & { circular?: boolean; reachable?: boolean };
  scope?: string;
}

const { forbidden: rules } = jest.requireActual<{ default: { forbidden: Rule[] } }>(
  "../.dependency-cruiser.mjs",
).default;

/** What a pattern of the rules finds in a file's path; `$1` stands for what the rule has found in the importing file's. */
function find(patterns: Ends["path"], file: string, groups: readonly string[] = []) {
  const filled = [patterns ?? []]
    .flat()
    .map((pattern) => pattern.replaceAll(/\$(\d)/g, (_, index) => groups[Number(index)] ?? ""));
  for (const pattern of filled) {
    const found = new RegExp(pattern).exec(file);
    if (found) return found;
  }
  return undefined;
}

/** The names of the rules that forbid an import, but for those about circles and files that nobody imports. */
const against = (from: string, to: string) =>
  rules
    .filter((rule) => {
      if (rule.to.circular || rule.to.reachable !== undefined || rule.from.orphan) return false;
      const importing = rule.from.path ? find(rule.from.path, from) : [];
      if (!importing || find(rule.from.pathNot, from)) return false;
      const imported = rule.to.path ? find(rule.to.path, to, [...importing]) : true;
      return imported && !find(rule.to.pathNot, to, [...importing]);
    })
    .map(({ name }) => name);

test.each([
  ["src/pages/kontakt.tsx", "src/sections/team/team.tsx"],
  ["src/sections/team/team.tsx", "src/layout/head/head.tsx"],
  ["src/models/service.ts", "src/felling/rules.ts"],
  ["src/content.ts", "src/models/service.ts"],
  ["src/content.ts", "packages/gatsby-plugin-typed-content/index.ts"],
  ["src/components/photo.tsx", "packages/gatsby-plugin-typed-content/browser.ts"],
  ["src/commands/deploy-command.ts", "packages/enquiries/command.ts"],
  ["src/utils/paths.test.ts", "packages/test-support/site.ts"],
  ["packages/enquiries/server/status.ts", "packages/server/index.ts"],
  ["packages/enquiries/browser/draft.ts", "packages/enquiries/shared/fields.ts"],
  ["packages/release/deploy.ts", "packages/gatsby-plugin-finished-pages/headers.ts"],
  ["packages/utils/node/git.ts", "packages/utils/required.ts"],
  ["packages/enquiries/server/status.server.test.ts", "packages/server/testing/start.ts"],
  ["apps/editor/page/form.ts", "apps/editor/shared/changes.ts"],
  ["apps/editor/server/save.ts", "packages/gatsby-plugin-typed-content/index.ts"],
  ["apps/editor/server/save.test.ts", "apps/editor/page/form.ts"],
  ["e2e/pages/home.spec.ts", "packages/enquiries/server/config.ts"],
])("%s may import %s", (from, to) => expect(against(from, to)).toEqual([]));

test.each([
  ["src/sections/team/team.tsx", "src/pages/kontakt.tsx", "src-sections-knows-only"],
  ["src/components/photo.tsx", "src/layout/head/head.tsx", "src-components-knows-only"],
  ["src/layout/head/head.tsx", "src/sections/team/team.tsx", "src-layout-knows-only"],
  ["src/hooks/use-month.ts", "src/components/photo.tsx", "src-hooks-knows-only"],
  ["src/utils/paths.ts", "src/hooks/use-month.ts", "src-utils-knows-only"],
  ["src/models/service.ts", "src/content.ts", "src-models-knows-only"],
  ["src/new-room/a.ts", "src/utils/paths.ts", "a-room-of-the-table"],
  ["src/build/site.ts", "packages/gatsby-plugin-finished-pages/finish.ts", "only-the-door"],
  ["packages/utils/required.ts", "src/utils/paths.ts", "no-package-knows-the-site"],
  ["packages/utils/required.test.ts", "src/utils/paths.ts", "no-package-knows-the-site"],
  ["packages/utils/required.test.ts", "e2e/support/tags.ts", "no-package-knows-the-site"],
  ["src/server/start.ts", "apps/editor/index.ts", "nothing-knows-an-application"],
  ["packages/test-support/site.ts", "apps/editor/index.ts", "nothing-knows-an-application"],
  ["e2e/pages/home.spec.ts", "apps/editor/index.ts", "nothing-knows-an-application"],
  ["apps/editor/server/save.ts", "apps/viewer/index.ts", "an-application-knows-no-other"],
  ["apps/editor/page/form.ts", "apps/editor/server/save.ts", "page-and-server-meet-in-shared"],
  ["apps/editor/server/save.ts", "apps/editor/page/form.ts", "page-and-server-meet-in-shared"],
  ["apps/editor/shared/a.ts", "apps/editor/server/save.ts", "page-and-server-meet-in-shared"],
  ["src/components/photo.tsx", "packages/utils/node.ts", "no-node-in-the-browser"],
  ["src/gatsby/browser/first.ts", "packages/server/index.ts", "no-node-in-the-browser"],
  ["src/pages/index.tsx", "packages/workbench/index.ts", "no-node-in-the-browser"],
  [
    "src/pages/index.tsx",
    "packages/gatsby-plugin-typed-content/index.ts",
    "no-node-in-the-browser",
  ],
  [
    "packages/enquiries/browser/draft.ts",
    "packages/enquiries/server/config.ts",
    "no-node-in-the-browser",
  ],
  ["packages/enquiries/shared/fields.ts", "packages/utils/node.ts", "no-node-in-the-browser"],
  ["packages/utils/text/bullets.ts", "packages/utils/node/git.ts", "no-node-in-the-browser"],
  ["src/utils/paths.ts", "src/utils/paths.fixture.ts", "no-test-code-in-the-product"],
  ["packages/utils/required.ts", "packages/test-support/site.ts", "no-test-code-in-the-product"],
  ["packages/release/deploy.ts", "packages/enquiries/index.ts", "packages-release-knows-only"],
  ["packages/utils/required.ts", "packages/server/index.ts", "packages-utils-knows-only"],
  ["packages/server/site.ts", "packages/enquiries/server.ts", "server-knows-no-plug-in"],
  ["packages/server/site.test.ts", "packages/enquiries/server.ts", "server-knows-no-plug-in"],
  [
    "packages/enquiries/server/status.ts",
    "packages/server/answers.ts",
    "only-the-door-of-another-package",
  ],
])("%s may not import %s: %s", (from, to, name) => expect(against(from, to)).toContain(name));

test("each of them stops the check, and so do circles and files that nobody needs", () => {
  expect(rules.filter(({ severity }) => severity !== "error")).toEqual([]);
  const all = rules
    .filter(({ to }) => to.circular)
    .map(({ scope = "file", from }) => [scope, from]);
  expect(all).toEqual([
    ["file", {}],
    ["folder", { path: "^apps/[^/]+/server/[^/]+$" }],
  ]);
  const orphans = rules.find(({ from }) => from.orphan)?.from;
  const isProduct = (file: string) => find(orphans?.path, file) && !find(orphans?.pathNot, file);
  expect(["src/utils/paths.ts", "packages/utils/required.ts"].every(isProduct)).toBe(true);
  expect(["src/pages/kontakt.tsx", "src/a.test.ts", "apps/a.ts"].some(isProduct)).toBe(false);
});
