import { isPartOfPage } from "./preview-proxy";

test.each([
  ["pages", "/ /kontakt /pruszcz-gda%C5%84ski /uslugi/ogrody/ /uslugi?a=1 /administracja"],
  ["their data and pictures", "/page-data/a/page-data.json /static/a/dom.jpg?a=1 /img/a.avif"],
  ["files", "/cennik.pdf /pliki/cennik-2026.PDF"],
  ["scripts and icons", "/app.js /a.b~c.hot-update.json /app.js.map /a.css /a.svg /a.png /a.ico"],
])("the page beside a form gets %s: %s", (_, addresses) => {
  const all = addresses.split(" ");
  expect(all.filter((address) => !isPartOfPage(address))).toEqual([]);
});

test.each([
  ["tools", "/_graphql /%5f%5fgraphql /static/_gatsby/a /page-data/_x /img/_x /__webpack_hmr/"],
  ["the editor itself", "/admin /admin/ /admin/api"],
  ["what only contains an address of a page", "/x./page-data/a /a.b/static/c.jpg /.x/cennik.pdf"],
  ["scripts elsewhere", "/x/app.js /.app.js /_app.js /app.jsx /app.json5 /app.js/x /cennik.pdfx"],
  ["what is no address", "/%zz /a.b /.env //a.b"],
])("and nothing of %s: %s", (_, addresses) => {
  expect(addresses.split(" ").filter(isPartOfPage)).toEqual([]);
});
