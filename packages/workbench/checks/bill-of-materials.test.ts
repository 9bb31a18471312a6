import { readFileSync } from "node:fs";
import { billOfMaterials } from "./bill-of-materials";

interface Materials {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { "bom-ref": string } };
  components: { name: string; version: string; purl: string; "bom-ref": string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Entry {
  dev?: boolean;
  name?: string;
  version: string;
}

const materials = JSON.parse(billOfMaterials(".")) as Materials;
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>;
};

test("is a CycloneDX document whose parts all have an address and a place in the whole", () => {
  const { bomFormat, specVersion, metadata, components, dependencies } = materials;
  expect([bomFormat, specVersion]).toEqual(["CycloneDX", expect.stringMatching(/^1\.\d+$/)]);
  expect(components.filter(({ purl }) => !purl.startsWith("pkg:npm/"))).toEqual([]);
  const known = new Set([...components, metadata.component].map((part) => part["bom-ref"]));
  expect(new Set(dependencies.map(({ ref }) => ref))).toEqual(known);
});

test("names what serves the site, by purl and version, and every package that is not for development", () => {
  const { version } = lock.packages["node_modules/fastify"] ?? {};
  const fastify = materials.components.find(({ name }) => name === "fastify");
  expect(fastify).toMatchObject({ version, purl: `pkg:npm/fastify@${version}` });

  const found = new Set(materials.components.map(({ name, version }) => `${name}@${version}`));
  const used = Object.entries(lock.packages).filter(([place, { dev }]) => place !== "" && !dev);
  const expected = used.map(
    ([place, { version }]) => `${place.replace(/^.*node_modules\//, "")}@${version}`,
  );
  expect(found).toEqual(new Set(expected));
});
