/** How many letters a text has, and how many it should have. */
export function Letters({ value, range }: { value: string; range: [number, number] }) {
  const [least, most] = range;
  const { length } = value.trim();
  const isGood = length >= least && length <= most;
  return (
    <p className={isGood ? "hint" : "hint is-wrong"}>
      Znaków: {length} (dobrze: {least}–{most})
    </p>
  );
}
