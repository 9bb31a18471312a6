import { parsePage } from "./parse-page";

test("a page is parsed with its comments; scripts and style sheets stay as text, and nothing else does", () => {
  const html =
    "<!DOCTYPE html><body><!-- <p> --><style>a>b{}</style><script>a<b;'<p>'</script><pre><b>x</b></pre><noscript><img></noscript></body>";
  const page = parsePage(html);
  expect(page.toString()).toBe(html);
  expect(page.querySelectorAll("p")).toEqual([]);
  expect(page.querySelectorAll("pre b, noscript img")).toHaveLength(2);
});
