import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { Outcome } from "../delivery/delivery";
import type { Sign } from "../storage/enquiry";
import type { Status } from "./status-report";

const PREFIX = "enquiries_";

/** What happened since the server started, and how it is now, in Prometheus' text form. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly stored = this.counter(
    "stored_total",
    "Enquiries that visitors were told have arrived, repeated ones too",
    "marked",
  );
  private readonly mails = this.counter("mails_total", "Attempts to send a mail", "outcome");
  private readonly gauges = {
    waiting: this.gauge("waiting", "Enquiries by state", "state"),
    oldest: this.gauge("oldest_unsent_seconds", "Age of the oldest one that was not sent"),
    canStore: this.gauge("can_store", "1 if the disk takes enquiries"),
    takesPhotos: this.gauge("takes_photos", "1 if the disk has room for photos"),
    isDelivering: this.gauge("delivering", "1 if this process sends what is stored"),
    free: this.gauge("disk_free_bytes", "Free bytes of the disk"),
  };

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts an enquiry. */
  onStored = (signs: readonly Sign[]): void =>
    this.stored.inc({ marked: String(signs.length > 0) });

  /** Counts an attempt to send a mail. */
  onOutcome = (outcome: Outcome): void => this.mails.inc({ outcome });

  readonly contentType = this.registry.contentType;

  /** All of it as text. */
  async text(status: Status): Promise<string> {
    const { waiting, oldest, canStore, takesPhotos, isDelivering, free } = this.gauges;
    const { counts = {}, oldestUnsentSeconds = Number.NaN } = status.backlog ?? {};
    for (const [state, count] of Object.entries<number>(counts)) waiting.set({ state }, count);
    oldest.set(oldestUnsentSeconds);
    canStore.set(Number(status.canStore));
    takesPhotos.set(Number(status.takesPhotos));
    isDelivering.set(Number(status.isDelivering));
    free.set(status.freeBytes ?? Number.NaN);
    return this.registry.metrics();
  }

  private counter<Label extends string>(name: string, help: string, label: Label) {
    return new Counter({
      name: PREFIX + name,
      help,
      labelNames: [label],
      registers: [this.registry],
    });
  }

  private gauge(name: string, help: string, ...labelNames: string[]) {
    return new Gauge({ name: PREFIX + name, help, labelNames, registers: [this.registry] });
  }
}
