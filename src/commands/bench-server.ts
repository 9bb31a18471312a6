import { benchServer } from "@typed-site/workbench";
import { sampleEnquiry } from "./sample-enquiry";

// `npm run bench:server`, after a build.
void benchServer({ program: "src/server/start.ts", site: "public", enquiry: sampleEnquiry });
