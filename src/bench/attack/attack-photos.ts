import { interlacedPng, png, progressiveJpeg } from "../../../e2e/support/content/photos";
import { watchMemory } from "../../../e2e/support/server/processes";
import { quote } from "../../../e2e/support/server/server";
import { type Attack, attackEach, cpuOf } from "./attack-cost";

/** Visitors who all send the same at the same time. */
interface Wave {
  name: string;
  photo: () => Promise<Buffer>;
  photos: number;
  visitors: number;
}

const waves: readonly Wave[] = [
  {
    name: "PNG, 16 bit, interlaced, 40 Mpx",
    photo: () => interlacedPng(7300, 5479, 16),
    photos: 5,
    visitors: 4,
  },
  {
    name: "JPEG, progressive, 40 Mpx, turned",
    photo: () => progressiveJpeg(7300, 5479),
    photos: 2,
    visitors: 6,
  },
  {
    name: "PNG, 3,000,000 pixels wide",
    photo: () => png(3_000_000, 13),
    photos: 1,
    visitors: 4,
  },
  {
    name: "the largest interlaced PNG that is taken",
    photo: () => interlacedPng(4700, 3500, 8),
    photos: 5,
    visitors: 4,
  },
];

/**
 * Photos that are small as files and large in memory, each kind against a server of its own: what they
 * cost the attacker, and the server with all that it starts, as the kernel counts it.
 */
export const photosThatSwell: Attack = () =>
  attackEach(waves, async (server, { name, photo, photos, visitors }) => {
    const content = await photo();
    const before = cpuOf(server);
    const memory = watchMemory(server.process.pid ?? 0);
    const answers = await Promise.all(
      Array.from({ length: visitors }, async (_none, visitor) => {
        const body = new FormData();
        for (const [field, value] of Object.entries(quote)) body.set(field, value);
        for (let index = 0; index < photos; index++) {
          body.append("photos", new Blob([new Uint8Array(content)]), `${index}`);
        }
        const headers = { accept: "application/json", "x-forwarded-for": `192.0.2.${visitor}` };
        return fetch(`${server.url}/api/zapytanie`, { method: "POST", headers, body }).then(
          ({ status }) => String(status),
          () => "closed",
        );
      }),
    );
    return {
      photos: `${visitors} × ${photos} ${name}`,
      "attacker, bytes": visitors * photos * content.length,
      "server, CPU ms": cpuOf(server) - before,
      "server, peak MB": Math.round(memory()),
      answers: [...new Set(answers)].join(", "),
    };
  });
