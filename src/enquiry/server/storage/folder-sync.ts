import { open } from "node:fs/promises";

/**
 * Makes renames inside a folder durable (fsync of the folder). Callers that come while one sync is
 * running share the next: it begins after their renames, so it covers them all.
 */
export class FolderSync {
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly folder: string) {}

  /** Resolves once everything renamed before this call will survive a loss of power. */
  sync(): Promise<void> {
    if (!this.running) return this.start();
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.start();
      });
    return this.next;
  }

  private start(): Promise<void> {
    this.running = syncFolder(this.folder).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
