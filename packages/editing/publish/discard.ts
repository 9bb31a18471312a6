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
  const write = new Map<string, string>();
  if (before?.endsWith(".yaml")) write.set(placeOf(before), await repository.read(from, before));
  // An extra photo breaks nothing, so it needs no check.
  else if (before) await repository.restore(from, before);
  const remove = after && after !== before ? [place] : [];
  await store.change(() => ({ write, remove }));
}
