import autocannon, { type Result } from "autocannon";

/** Pages of one version of a site: address → content. */
type Pages = ReadonlyMap<string, string>;

/** What visitors have received. */
export interface Visits {
  /** Answers that are no complete page of any version: address and status. */
  strange: string[];
  /** Broken connections and missing answers. */
  errors: number;
  timeouts: number;
  answered: number;
}

/**
 * Requests the pages over 200 connections until stopped.
 * @param versions the possible contents of each page
 * @returns a function that stops the requests and returns what was received
 */
export function visitors(url: string, versions: readonly Pages[]): () => Promise<Visits> {
  const strange = new Set<string>();
  // Regardless of the address: after a broken connection autocannon assigns an answer to the request before.
  const whole = new Set(versions.flatMap((pages) => [...pages.values()]));
  const requests = [...new Set(versions.flatMap((pages) => [...pages.keys()]))].map((address) => ({
    path: address,
    onResponse: (status: number, body: string) => {
      if (status !== 200 || !whole.has(body)) strange.add(`${address}: ${status}`);
    },
  }));
  let stop = () => {};
  const result = new Promise<Result>((resolve, reject) => {
    // The rate leaves CPU time to the deploy.
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
