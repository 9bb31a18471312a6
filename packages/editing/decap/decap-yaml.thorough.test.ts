import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { contentFolder } from "../../../e2e/support/content/content-folder";
import { gallery, service } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { content as site } from "../../../src/content";
import { readContent } from "../../content-model/read/read-content";
import { canonicalYaml } from "../change/canonical-yaml";
import { ContentStore } from "../change/content-store";
import { asContent } from "../editing-api";
import { editingPackages, INSTALLING } from "../editing-packages";
import { readEntries } from "../read-content";

/** The YAML library inside Decap, which is older than the project's own. */
interface DecapYaml {
  parse: (text: string) => unknown;
  stringify: (data: unknown) => string;
}

const folder = contentFolder({
  ...sampleContent(),
  "services/trawniki/darn.yaml": service.replaceAll("../", "../../"),
  "galleries/ogrody.yaml": gallery,
});

test("every file survives being opened and saved, byte by byte", () => {
  editingPackages.install(INSTALLING);
  const decap = editingPackages.resolve("decap-cms/dist/decap-cms.js");
  const { parse, stringify } = createRequire(decap)("yaml") as DecapYaml;
  const store = new ContentStore(site, folder, `${folder}-work`);
  for (const { file, data } of readContent(folder)) {
    const model = site.modelOfFile(file);
    if (!model) throw new Error(file);
    const kept = canonicalYaml(model, data);
    writeFileSync(path.join(folder, file), kept);
    const opened = readEntries(store).find((one) => one.file.path === file);
    const raw = stringify(parse(opened?.data ?? ""));
    const { data: read, base } = asContent(site, { path: file, raw });
    expect({ text: canonicalYaml(model, read), base }).toEqual({ text: kept, base: kept });
  }
});
