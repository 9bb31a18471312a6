/** For Jest's fake timers, as `doNotFake`: all but the date. */
export const realTimers = [
  ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate"] as const),
  ...(["clearImmediate", "nextTick", "queueMicrotask", "performance", "hrtime"] as const),
];
