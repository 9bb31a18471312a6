/** All photos, with where each is used. */
export function PhotosView() {
  return <main>Zdjęcia</main>;
}
