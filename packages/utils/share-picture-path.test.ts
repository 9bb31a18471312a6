import { sharePicturePath } from "./share-picture-path";

test.each([
  ["/", "/share/index.jpg"],
  ["/pruszcz-gdański", "/share/pruszcz-gdanski.jpg"],
  ["/władysławowo", "/share/wladyslawowo.jpg"],
  ["/prace-ziemne/wycinka-drzew", "/share/prace-ziemne-wycinka-drzew.jpg"],
])("%s has the picture %s", (path, picture) => {
  expect(sharePicturePath(path)).toBe(picture);
});
