import type { Difference } from "./contract";

/** Whether a difference is a photo's own file, and not an entry that shows it. */
export const isPhotoFile = ({ field, photos, after }: Difference) =>
  field === "" && photos !== undefined && after === undefined;
