/** What a page notes of itself, in milliseconds of its own clock. */
export interface Notes {
  clicked: number;
  shown: number;
  pictures: number;
  tasks: { start: number; duration: number }[];
}

/** A page change, in milliseconds. */
export interface PageChange {
  /** From the click until the new page's first view, filled down to its lower edge, is painted. */
  view: number;
  /** Until its pictures are there, too. */
  pictures: number;
  /** The longest task of the page change, 0 if none takes over 50 ms. */
  task: number;
}

/**
 * Runs in the page, and leaves the notes of the next page change in `window.notes`. Methods, because tsx adds
 * calls to a helper of its own to functions with a name.
 */
export function takeNotes(): void {
  const notes: Notes = { clicked: NaN, shown: NaN, pictures: NaN, tasks: [] };
  Object.assign(window, { notes });
  new PerformanceObserver((entries) => {
    for (const { startTime, duration } of entries.getEntries()) {
      notes.tasks.push({ start: startTime, duration });
    }
  }).observe({ type: "longtask" });
  const old = document.querySelector("h1");
  const painted = new MessageChannel();
  const eye = {
    look(this: void) {
      const shown = document.querySelector("h1");
      // what keeps the place of parts that are still to be drawn
      const room = document.querySelector("main > :last-child:empty");
      const isFilled = !room || room.getBoundingClientRect().top >= innerHeight;
      // a message that is sent while a frame is made comes after it was painted
      if (shown && shown !== old && isFilled) painted.port1.postMessage(null);
      else requestAnimationFrame(eye.look);
    },
    wait(this: void) {
      const inView = [...document.querySelectorAll<HTMLImageElement>("main img")].filter((img) => {
        const { top, bottom } = img.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
      if (inView.every(({ complete }) => complete)) notes.pictures = performance.now();
      else requestAnimationFrame(eye.wait);
    },
  };
  painted.port2.onmessage = () => {
    notes.shown = performance.now();
    eye.wait();
  };
  addEventListener(
    "click",
    ({ timeStamp }) => {
      notes.clicked = timeStamp;
      requestAnimationFrame(eye.look);
    },
    { capture: true, once: true },
  );
}

/** What the notes say of the page change. */
export function summary({ clicked, shown, pictures, tasks }: Notes): PageChange {
  const durations = tasks
    .filter(({ start, duration }) => start + duration > clicked)
    .map(({ duration }) => duration);
  return { view: shown - clicked, pictures: pictures - clicked, task: Math.max(0, ...durations) };
}
