import { refusal } from "../change/answers";
import { placeOf } from "./differences/read-changes";
import { publicCommit, type Tools } from "./tools";

/**
 * Gives a changed file of the content back the state that is public.
 * @param place below `content/`, of a renamed file the new one
 * @throws Refusal where the rest of the content needs the change
 */
export async function discard(tools: Tools, place: string): Promise<void> {
  const { repository, store } = tools;
  const { base, tree } = await repository.snapshot();
  const from = await publicCommit(tools, base);
  const changed = await repository.changedFiles(from, tree);
  const { before, after } =
    changed.find((file) => placeOf(file.after ?? file.before ?? "") === place) ?? {};
  if (before === undefined && after === undefined) {
    throw refusal("Tej zmiany już nie ma.", "Lista u góry pokazuje, co jest zmienione.");
  }
  if (before?.endsWith(".yaml")) {
    const write = new Map([[placeOf(before), await repository.read(from, before)]]);
    await store.change(() => ({ write, remove: after && after !== before ? [place] : [] }));
  } else if (before) {
    // An extra photo breaks nothing, so it needs no check.
    await repository.restore(from, [before]);
  }
  if (before === undefined) await store.change(() => ({ write: new Map(), remove: [place] }));
}
