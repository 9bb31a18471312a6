/**
 * Whether what is drawn on a canvas can be read back. Browsers that hide what they are (Tor Browser, LibreWolf, Canvas
 * Blocker) answer with noise and say nothing of it, or with an error.
 */
export function isCanvasRight(): boolean {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return false;
  const [red, green, blue] = [200, 100, 50];
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  try {
    const { data } = context.getImageData(0, 0, 16, 16);
    return data.every((value, index) => value === [red, green, blue, 255][index % 4]);
  } catch {
    return false;
  }
}
