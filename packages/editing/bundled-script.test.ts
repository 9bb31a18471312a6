import { bundledScript } from "./bundled-script";

test.each(["packages/editing/forms/start.tsx"])(
  "%s needs nothing that a browser lacks",
  (entry) => {
    expect(bundledScript(entry)).toContain("use strict");
  },
);
