import { writeFileSync } from "node:fs";
import { billOfMaterials } from "../checks/bill-of-materials";

const FILE = "sbom.cdx.json";

writeFileSync(FILE, billOfMaterials("."));
process.stdout.write(`${FILE} names all packages that build and serve the site.\n`);
