import { classesOf, shareRareStyles, styleSelector } from "./used-styles";

const css = `@layer components{.card{color:red}.card .title,.other{color:blue}.gone{color:tan}}
@media (width >= 600px){.gone{color:red}}
details[open]>summary{color:tan}
.card:not(.gone){margin:0}
:is(.gone,.card) p{padding:0}`;

const styles = styleSelector(css)(classesOf('<ul class="card wide"><li class="title"></li></ul>'));

it("keeps the rules that can match, also by state or element alone", () => {
  for (const kept of [".card{", ".card .title{", "details[open]>summary{", ".card:not(.gone){"]) {
    expect(styles).toContain(kept);
  }
  expect(styles).toContain(":is(.gone,.card) p{");
});

it("leaves out what needs a class that the page does not have, and blocks that become empty", () => {
  expect(styles).not.toContain(".other");
  expect(styles).not.toContain(".gone{");
  expect(styles).not.toContain("600px");
});

it("gives pages with rare classes the styles of all of these, once there are too many choices", () => {
  const pages = ["a", "a", "b", "b", "b c", "d"].map((names) => new Set(names.split(" ")));
  const choices = (most: number) => {
    const share = shareRareStyles(pages, most);
    return pages.map((classes) => [...share(classes)].join(" "));
  };
  expect(choices(4)).toEqual(["a", "a", "b", "b", "b c", "d"]);
  expect(choices(3)).toEqual(["a", "a", "b", "b", "b c d", "b c d"]);
});
