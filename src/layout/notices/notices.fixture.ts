/** A notice of some days, with a link. */
export const holiday: Queries.NoticeFragment = {
  text: "Mamy przerwę świąteczną.",
  link: { label: "Napisz", address: "/kontakt" },
  first: "2026-12-14",
  last: "2027-01-03",
  firstInWords: "14 grudnia 2026",
  lastInWords: "3 stycznia 2027",
};

/** A notice of one of them. */
export const storm: Queries.NoticeFragment = {
  text: "Po wichurze najpierw usuwamy drzewa, które zagrażają ludziom.",
  link: null,
  first: "2026-12-28",
  last: "2026-12-28",
  firstInWords: "28 grudnia 2026",
  lastInWords: "28 grudnia 2026",
};
