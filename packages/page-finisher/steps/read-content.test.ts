import { parsePage } from "../../utils/node";
import { readPictures } from "./read-content";

test("the pictures of a page are the photographs of its main part, each once", () => {
  const page = parsePage(
    '<img src="/static/logo.jpg"><main><img alt="a" src="/static/a&amp;b.jpg"><img src="/static/a&amp;b.jpg"><img src="data:x"></main>',
  );
  expect(readPictures(page)).toEqual(["/static/a&b.jpg"]);
});
