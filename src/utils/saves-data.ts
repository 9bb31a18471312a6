/** Whether the visitor asks for little data (wicg.github.io/savedata); some browsers don't tell. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
