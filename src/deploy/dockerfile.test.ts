import { readFileSync } from "node:fs";

it("begins with images that have a digest, which is the builder's to name", () => {
  const lines = readFileSync("deploy/Dockerfile", "utf8").split("\n");
  const images = lines.filter((line) => line.startsWith("FROM "));
  expect(images.length).toBeGreaterThan(0);
  for (const image of images)
    expect(image).toMatch(/^FROM \S+@(sha256:[0-9a-f]{64}|\$\{\w+\})( |$)/);
  // A default would have to be kept up to date by somebody who looks images up.
  expect(lines.filter((line) => /^ARG \w*DIGEST/.test(line))).toEqual(["ARG NODE_DIGEST"]);
});
