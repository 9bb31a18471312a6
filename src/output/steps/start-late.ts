import { belowTheFold, putOffBelowTheFold } from "../browser/below-the-fold";

/** A script that Gatsby puts at the end of every page. */
const gatsbyScript = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/** What this file has put into a page: once in the head, once at the end. */
const ownScript = /<script data-start(?:="([^"]*)")?>.*?<\/script>/g;

/** What makes a visitor's first move; the scripts then start at once. */
const firstMoves = ["pointerdown", "pointermove", "scroll", "keydown", "focusin", "click"];

/**
 * Lets the scripts of a built page start at the visitor's first move. They start without one, after
 * the page has come, where the address names a place (an answer there is to be opened) or where
 * something that moves by itself (`data-wakes`) is in view. The page works without them: a visitor
 * who only looks is spared a download that is larger than all that there is to see.
 * @param html a page as Gatsby built it, or one that was changed before, maybe by an earlier version
 * @param styleSheet address of the whole site's styles, which come before the scripts, because
 * these may bring forth what the page did not hold when it was built
 * @throws when Gatsby's scripts have another form than the known one
 */
export function startLate(html: string, styleSheet: string): string {
  const found = [...html.matchAll(gatsbyScript)].map(([, address = ""]) => address);
  const kept = [...html.matchAll(ownScript)].flatMap(([, list]) => list?.split(" ") ?? []);
  const addresses = found.length > 0 ? found : kept;
  if (addresses.length < 3)
    throw new Error(`Unknown form of Gatsby's scripts: ${addresses.join()}`);
  return html
    .replace(gatsbyScript, "")
    .replace(ownScript, "")
    .replace("<head>", `<head><script data-start>${putOffBelowTheFold}</script>`)
    .replace(
      "</body>",
      `<script data-start="${addresses.join(" ")}">${starter(styleSheet)}</script></body>`,
    );
}

function starter(styleSheet: string): string {
  return (
    `(function(){var w=window,d=document,m=${JSON.stringify(firstMoves)},` +
    `s=d.currentScript.dataset.start.split(" "),c=d.createElement("link");` +
    belowTheFold +
    `c.rel="stylesheet";c.href=${JSON.stringify(styleSheet)};` +
    // the styles concern every element that the browser has laid out
    `c.onload=c.onerror=function(){layOut();s.forEach(function(a){var e=d.createElement("script");` +
    `e.src=a;e.async=false;d.body.appendChild(e)})};` +
    `function go(){if(c.parentNode)return;putOff();d.head.appendChild(c);` +
    `w.removeEventListener("load",watch);` +
    `m.forEach(function(t){w.removeEventListener(t,go,true)})}` +
    `function watch(){layOut();if(location.hash)return go();` +
    `var o=new IntersectionObserver(function(l){` +
    `if(l.some(function(e){return e.isIntersecting}))go()});` +
    `d.querySelectorAll("[data-wakes]").forEach(function(e){o.observe(e)})}` +
    `m.forEach(function(t){w.addEventListener(t,go,{capture:true,passive:true})});` +
    `if(d.readyState=="complete")watch();else w.addEventListener("load",watch,{once:true})})()`
  );
}
