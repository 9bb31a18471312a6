import { shapes } from "../../components/icon/shapes";
import { networks } from "./company";

test("each network has an icon of its name", () => {
  expect(Object.keys(shapes)).toEqual(expect.arrayContaining(Object.keys(networks)));
});
