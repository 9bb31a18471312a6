/** What waits for publication, the button that publishes it, and what was published before. */
export function PublishView() {
  return <main>Opublikuj</main>;
}
