import { coordinatesIn } from "./read-coordinates";

test.each([
  ["54.7011, 18.6722", [54.7011, 18.6722]],
  ["54,70 18,67", [54.7, 18.67]],
  ["54.70,18.67", [54.7, 18.67]],
  [`54°43'15.6"N 18°24'32.4"E`, [54.721, 18.409]],
  ["-33.9249; -18.4241", [-33.9249, -18.4241]],
  ["54.7011", undefined],
  ["ul. Morska 5", undefined],
  ["1.5 2.5 3.5", undefined],
])("%s from a map is %p", (text, pair) => {
  expect(coordinatesIn(text)).toEqual(pair);
});
