import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** The processes that a process has started and that still live. */
function childrenOf(pid: number): number[] {
  return unlessGone([], () =>
    readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8")
        .split(" ")
        .filter(Boolean)
        .map(Number),
    ),
  );
}

/** Waits until a process has started another one; returns that. */
export async function nextChildOf(pid: number): Promise<number> {
  const before = new Set(childrenOf(pid));
  for (;;) {
    const child = childrenOf(pid).find((candidate) => !before.has(candidate));
    if (child) return child;
    await pause(5);
  }
}

/** Whether a process lives, other than as an entry that its parent has not looked at yet. */
export function isAlive(pid: number): boolean {
  return unlessGone(false, () => !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8")));
}

/**
 * Watches what a process and all that it starts take of memory, together, as the kernel counts it for
 * a unit: pages that they share, which are mostly those of the program itself, count once.
 * @returns a function that ends it and tells the most so far, in MB: the sum of each one's own
 * highest (VmHWM), so rather too much
 */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const look = () => {
    most = Math.max(most, memoryOf(pid));
  };
  const timer = setInterval(look, 10).unref();
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

function memoryOf(pid: number): number {
  return childrenOf(pid).reduce(
    (sum, child) => sum + memoryOf(child) - megabytes(child, "smaps_rollup", "Shared_Clean"),
    megabytes(pid, "status", "VmHWM"),
  );
}

/** A figure that the kernel keeps of a process (proc(5)); 0 for one that has ended. */
const megabytes = (pid: number, file: string, name: string) =>
  unlessGone(0, () => {
    const figures = readFileSync(`/proc/${pid}/${file}`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(figures)?.[1] ?? 0) / 1024;
  });

/** A process may end while it is looked at. */
function unlessGone<T>(otherwise: T, look: () => T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
