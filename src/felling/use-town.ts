import { useEffect, useState } from "react";

/** What is read of the data of a page, which is a town's only where it has one. */
interface PageData {
  result: { data?: { town?: Queries.FellingTownFragment | null } };
}

/**
 * The town of an address, from the data of its own page: with all towns, each outcome would grow by every one of them.
 * @param id a town's path without the slash, as anybody may have written it; null without one
 * @returns null where there is no such town or the network fails, undefined until that is known
 */
export function useTown(id: string | null): Queries.FellingTownFragment | null | undefined {
  const [found, setFound] = useState<{ id: string; town: Queries.FellingTownFragment | null }>();
  useEffect(() => {
    if (id === null) return undefined;
    let isLate = false;
    void fetchTown(id)
      .catch(() => null)
      .then((town) => {
        if (!isLate) setFound({ id, town });
      });
    return () => {
      isLate = true;
    };
  }, [id]);
  if (id === null) return null;
  return found?.id === id ? found.town : undefined;
}

/** Asks for the data that Gatsby has written for the page at an address, as it does for a link. @throws where there is none */
async function fetchTown(id: string): Promise<Queries.FellingTownFragment | null> {
  const answer = await fetch(`/page-data/${encodeURIComponent(id)}/page-data.json`);
  const { result } = (await answer.json()) as PageData;
  return result.data?.town ?? null;
}
