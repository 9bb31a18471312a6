import { bundledScript } from "./bundled-script";

test.each(["packages/editing/browser/start.ts", "packages/editing/publish/browser/start.ts"])(
  "%s needs nothing that a browser lacks",
  (entry) => {
    expect(bundledScript(entry)).toContain("use strict");
  },
);
