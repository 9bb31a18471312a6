/** Pages of one version of a site: address → content. */
type Pages = ReadonlyMap<string, string>;

/** What visitors have received. */
export interface Visits {
  /** Answers that are no complete page of any version: address and status. */
  strange: string[];
  answered: number;
}

const VISITORS = 20;

/**
 * Lets twenty visitors request one page after the other until stopped. A connection that breaks is
 * tried again, as browsers do.
 * @param versions the possible contents of each page
 * @returns a function that stops them, once each has got a last answer, and returns what they received
 */
export function visitors(url: string, versions: readonly Pages[]): () => Promise<Visits> {
  const strange = new Set<string>();
  let answered = 0;
  let isOver = false;
  const addresses = [...new Set(versions.flatMap((pages) => [...pages.keys()]))];
  const visit = async (address: string): Promise<void> => {
    const answer = await fetch(url + address)
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch(() => undefined);
    if (!answer) return visit(address);
    answered += 1;
    const isWhole = versions.some((pages) => pages.get(address) === answer.body);
    if (answer.status !== 200 || !isWhole) strange.add(`${address}: ${answer.status}`);
  };
  const visitor = async () => {
    do for (const address of addresses) await visit(address);
    while (!isOver);
  };
  const ended = Promise.all(Array.from({ length: VISITORS }, visitor));
  return async () => {
    isOver = true;
    await ended;
    return { strange: [...strange], answered };
  };
}
