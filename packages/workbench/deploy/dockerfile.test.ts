import { readFileSync } from "node:fs";

it("begins with images that are named by a digest", () => {
  const lines = readFileSync("deploy/Dockerfile", "utf8").split("\n");
  const digests = new Map<string, string>(
    lines.flatMap((line) => {
      const [, name = "", value = ""] = /^ARG (\w+)=(\S+)$/.exec(line) ?? [];
      return name ? [[`\${${name}}`, value] as const] : [];
    }),
  );
  const images = lines.filter((line) => line.startsWith("FROM "));
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) {
    const digest = image.split(" ")[1]?.split("@")[1] ?? "";
    expect(digests.get(digest) ?? digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  }
});
