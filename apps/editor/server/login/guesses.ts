/** Wrong passwords are counted for so long, in milliseconds; then their address is forgotten, too. */
const WINDOW_MS = 15 * 60 * 1_000;

const MOST_OF_NAME = 10;
const MOST_OF_ADDRESS = 50;

interface Count {
  guesses: number;
  /** When it is forgotten, in milliseconds since 1970. */
  until: number;
}

/**
 * Counts wrong passwords, of a name at an address and of an address; of no name alone, so that nobody shuts somebody
 * else out. Each count begins with its first guess.
 */
export class Guesses {
  readonly #counts = new Map<string, Count>();

  /** Counts a guess. @returns after how many milliseconds the next one may be made; 0 where at once */
  count(address: string, nameKey: string): number {
    this.forgetOld();
    const waits = [
      this.#wait(address, MOST_OF_ADDRESS),
      this.#wait(`${address} ${nameKey}`, MOST_OF_NAME),
    ];
    return Math.max(...waits);
  }

  /** Forgets counts that are over. Nobody else's address is kept. */
  forgetOld(): void {
    const now = Date.now();
    for (const [key, { until }] of this.#counts) if (until <= now) this.#counts.delete(key);
  }

  #wait(key: string, most: number): number {
    const now = Date.now();
    const { guesses, until } = this.#counts.get(key) ?? { guesses: 0, until: now + WINDOW_MS };
    this.#counts.set(key, { guesses: guesses + 1, until });
    return guesses < most ? 0 : until - now;
  }
}
