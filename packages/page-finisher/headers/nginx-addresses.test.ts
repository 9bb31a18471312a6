import { folderWith } from "../../../e2e/support/server/site";
import { readRedirects } from "../../server/read-redirects";
import { redirectsFile } from "../files/redirects";
import { nginxAddresses } from "./nginx-addresses";

it("lists every spelling of a page that nginx can't fold by itself, once", () => {
  const pages = ["/", "/kontakt", "/łódź"];
  const file = redirectsFile([{ from: "/uslugi", to: "/" }], pages);
  const folder = folderWith({ _redirects: file });
  expect(nginxAddresses(pages, readRedirects(folder))).toBe(`map $uri $bare_uri {
  default $uri;
  "~^(?<bare>/.+?)(/index\\.html|/)+$" $bare;
}
map $bare_uri $other_address {
  "/" "/";
  "/kontakt" "/kontakt";
  "/łódź" "/%C5%82%C3%B3d%C5%BA";
  "${"/łódź".normalize("NFD")}" "/%C5%82%C3%B3d%C5%BA";
  "/uslugi" "/";
  "/lodz" "/%C5%82%C3%B3d%C5%BA";
  "/Łódź" "/%C5%82%C3%B3d%C5%BA";
  "${"/Łódź".normalize("NFD")}" "/%C5%82%C3%B3d%C5%BA";
  "/ŁÓdŹ" "/%C5%82%C3%B3d%C5%BA";
}
`);
});

it("never lets a moved address hide a page", () => {
  const text = nginxAddresses(["/kontakt"], new Map([["/kontakt", "/"]]));
  expect(text).toContain(`"/kontakt" "/kontakt";`);
  expect(text).not.toContain(`"/kontakt" "/";`);
});
