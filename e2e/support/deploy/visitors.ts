import autocannon, { type Result } from "autocannon";

/** Pages of one version of a site: address → content. */
type Pages = ReadonlyMap<string, string>;

/** What visitors have met. */
export interface Visits {
  /** Answers that were no whole page of any version: address and status. */
  strange: string[];
  /** Connections that broke, and answers that did not come. */
  errors: number;
  timeouts: number;
  answered: number;
}

/**
 * Asks for the pages over 200 connections until told to end.
 * @param versions what each page may look like
 * @returns a function that ends it and tells what they met
 */
export function visitors(url: string, versions: readonly Pages[]): () => Promise<Visits> {
  const strange = new Set<string>();
  // Of any address: after a connection that broke, autocannon takes an answer for one to the
  // request before.
  const whole = new Set(versions.flatMap((pages) => [...pages.values()]));
  const requests = [...new Set(versions.flatMap((pages) => [...pages.keys()]))].map((address) => ({
    path: address,
    onResponse: (status: number, body: string) => {
      if (status !== 200 || !whole.has(body)) strange.add(`${address}: ${status}`);
    },
  }));
  let stop = () => {};
  const result = new Promise<Result>((resolve, reject) => {
    // The rate leaves some of the processor to the deploy.
    const load = { connections: 200, overallRate: 400, duration: 3600, timeout: 60 };
    const instance = autocannon({ url, requests, ...load }, (error: Error | null, value) =>
      error ? reject(error) : resolve(value),
    );
    stop = () => instance.stop();
  });
  return async () => {
    stop();
    const { errors, timeouts, requests: asked } = await result;
    return { strange: [...strange], errors, timeouts, answered: asked.total };
  };
}
