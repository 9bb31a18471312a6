import { addressOfFile } from "@typed-site/utils";
import {
  type Content,
  type ContentFile,
  fixedFiles,
  type Model,
  titleOf,
} from "gatsby-plugin-typed-content";
import type { EntryGroup, EntryLink } from "../../shared/contract";
import { addLabel } from "./form-fields";

/** What the entries are listed with: who changed each last, and whether that is not public yet. */
export type StateOfFile = (file: string) => Pick<EntryLink, "changed" | "isWaiting">;

/** The group of single files whose model names none. */
const SINGLE_PAGES = "Strony";

/** The entries of the content in the groups of the start page, in the order of the models. */
export function entryGroups(
  content: Content,
  files: readonly ContentFile[],
  stateOf: StateOfFile,
): EntryGroup[] {
  const groups = new Map<string, EntryGroup>();
  for (const model of content.models) {
    for (const group of groupsOf(content, files, model, stateOf)) {
      const known = groups.get(group.label);
      if (known) known.entries.push(...group.entries);
      else groups.set(group.label, group);
    }
  }
  return [...groups.values()];
}

function groupsOf(
  content: Content,
  files: readonly ContentFile[],
  model: Model,
  stateOf: StateOfFile,
): EntryGroup[] {
  const single = fixedFiles(model);
  if (single.length === 0) return folderGroups(content, files, model, stateOf);
  const entries = single.map((file) => ({ file, label: model.label, ...stateOf(file) }));
  return [{ label: model.editor?.group ?? SINGLE_PAGES, entries }];
}

/** A group for every folder that holds files of a model. */
function folderGroups(
  content: Content,
  files: readonly ContentFile[],
  model: Model,
  stateOf: StateOfFile,
): EntryGroup[] {
  const own = files.filter(({ file }) => content.modelOfFile(file) === model);
  const pages = content.pages(content.records(own));
  return [...new Set(own.map(({ file }) => folderOf(file)))].sort().map((folder) => {
    const inside = own.filter(({ file }) => folderOf(file) === folder);
    const entries = inside.map(({ file, data }) => ({
      file,
      label: titleOf(data, model.titleKey) || file,
      ...stateOf(file),
    }));
    const name = folder.includes("/") ? `: ${groupName(pages, folder)}` : "";
    return {
      label: `${model.label}${name}`,
      entries: entries.sort((one, other) => one.label.localeCompare(other.label, "pl")),
      add: {
        folder: `${folder}/`,
        label: addLabel(model.add),
      },
    };
  });
}

/** What a folder's own page is called; its address where it has none. */
function groupName(pages: ReturnType<Content["pages"]>, folder: string): string {
  const address = addressOfFile(`${folder}/index.yaml`);
  const page = pages.find(({ path }) => path === address);
  return page ? titleOf(page.record.data, page.record.model.titleKey) : address;
}

const folderOf = (place: string) => place.slice(0, Math.max(0, place.lastIndexOf("/")));
