import { modelOfFile } from "../content/models";
import type { ContentFile } from "../content/read/content-file";
import { addressOfFile, addressOfTown, singlePages } from "../site/routes";
import { isMapping, textFields } from "../content/walk-fields";

/** Pages that no other page leads to and no content type makes. */
const MORE_PAGES = ["/404", "/dziekujemy", "/nie-wyslano"];

/** Texts that all pages of a type share are seen on the first of them. */
const SHARED_BY: Record<string, string> = { ServicePage: "Service", TownPage: "Town" };

/** The address on which the content of a file is best seen: its own page, or one that shows it. */
export function pageOf(files: readonly ContentFile[], place: string): string {
  const own = ownPage(files, place);
  if (own) return own;
  const model = modelOfFile(place);
  const key = model?.key?.of({ file: place, data: {} });
  const user = files.find(({ file, data }) => {
    const { shape, typeName } = modelOfFile(file) ?? {};
    if (!shape || !ownPage(files, file)) return false;
    if (model && SHARED_BY[model.typeName] === typeName) return true;
    return textFields(shape, data).some(
      ({ kind, value }) =>
        kind?.kind === "reference" && kind.to === model?.typeName && value === key,
    );
  });
  return (user && ownPage(files, user.file)) ?? "/";
}

function ownPage(files: readonly ContentFile[], place: string): string | undefined {
  const model = modelOfFile(place);
  const data = files.find(({ file }) => file === place)?.data;
  if (model?.key?.field === "path") return addressOfFile(place);
  if (model?.typeName === "Town") {
    return isMapping(data) ? addressOfTown(String(data.name)) : undefined;
  }
  if (model?.typeName === "HomePage") return "/";
  const address = addressOfFile(place);
  return [...singlePages, ...MORE_PAGES].find((page) => page === address);
}
