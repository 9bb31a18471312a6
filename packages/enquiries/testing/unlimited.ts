/** Limits so high that a test can send as much as it likes. */
export const unlimited = {
  attempts: 1e9,
  stored: 1e9,
  senderPhotoBytes: 1e15,
  uploads: 1e9,
  allPhotoBytes: 1e15,
  allUploads: 1e9,
  allMarked: 1e9,
  allUnmarked: 1e9,
  mailedPhotoBytes: 1e15,
};
