require("tsx/cjs");
const { pagesOfTemplates } = require("../checks/built-pages");

const ORIGIN = "https://localhost:9401";

/** Serves the built site as visitors get it, with HTTP/2 and TLS. */
const SERVE = [
  `caddy reverse-proxy --from ${ORIGIN} --to 127.0.0.1:9402 --internal-certs`,
  "HOST=127.0.0.1 PORT=9402 node --import tsx src/server/start.ts",
].join(" & ");

/**
 * `npm run bench:pages`: Lighthouse CI with its default settings, a phone on a simulated slow 4G, five times for one page
 * of each template. The reports, and `manifest.json` with what each run scored, are then in `.lighthouseci`.
 */
module.exports = {
  ci: {
    collect: {
      startServerCommand: SERVE,
      startServerReadyPattern: "Server listening",
      url: pagesOfTemplates("public").map(({ path }) => ORIGIN + encodeURI(path)),
      numberOfRuns: 5,
      settings: { chromeFlags: "--headless --no-sandbox --ignore-certificate-errors" },
    },
    upload: { target: "filesystem", outputDir: ".lighthouseci" },
  },
};
