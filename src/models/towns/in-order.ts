/** All names: those that a list has, in its order, then the others by the alphabet. */
export const inOrder = (listed: readonly string[], all: readonly string[]): string[] => {
  const named = new Set(listed);
  const others = all.filter((name) => !named.has(name));
  return [...listed, ...others.sort((one, other) => one.localeCompare(other, "pl"))];
};
