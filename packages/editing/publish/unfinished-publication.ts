import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Complaint } from "../contract";

/** A publication that has begun and not ended. */
export interface UnfinishedPublication {
  /** Who publishes. */
  by: string;
  /** When it began, ISO 8601. */
  at: string;
  /** What is sent; undefined before it is ready. */
  commit?: string;
  /** Whether the project's files are not what is sent, but have to follow it. */
  isToFollow?: boolean;
}

/** Writes down that a publication is going on, so that the next start knows of one that was killed. */
export function noteUnfinished(file: string, publication: UnfinishedPublication): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(publication), { flush: true });
  renameSync(draft, file);
}

/** The publication that a killed server has left; undefined where there is none. */
export function readUnfinished(file: string): UnfinishedPublication | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as UnfinishedPublication;
  } catch {
    return undefined;
  }
}

/** Forgets a publication that has come to its end. */
export const forgetUnfinished = (file: string) => rmSync(file, { force: true });

const REMEDIES = {
  sent: "Zmiany zostały jednak wysłane, a resztę redakcja już dokończyła.",
  waiting:
    "Niczego nie stracono i niczego nie wysłano: zmiany nadal czekają. Opublikuj jeszcze raz.",
  unknown:
    "Niczego nie stracono. Opublikuj jeszcze raz: co już wysłano, nie zostanie wysłane drugi raz.",
};

/**
 * What editors are told of a publication that was killed and, as far as possible, carried on.
 * @param outcome whether it was sent before
 */
export function interruptedPublication(
  { by, at }: UnfinishedPublication,
  outcome: keyof typeof REMEDIES,
): Complaint {
  const time = new Date(at).toLocaleTimeString("pl", {
    timeZone: "Europe/Warsaw",
    hour: "2-digit",
    minute: "2-digit",
  });
  return {
    problem: `Redakcja została nagle zatrzymana w trakcie publikacji (${by}, ${time}).`,
    remedy: REMEDIES[outcome],
  };
}
