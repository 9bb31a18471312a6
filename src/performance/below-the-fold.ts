/**
 * Script for the end of a built page: lays out, a part in each idle moment after the page has come,
 * what `src/styles/below-the-fold.css` kept out of the first layout. So a slow phone shows the first
 * view sooner, never stands still for long, and nothing moves when a visitor scrolls or jumps.
 */
export const layOutBelowTheFold =
  `(function(){var w=window,d=document,i=w.requestIdleCallback||w.setTimeout;` +
  `function rest(){return[].filter.call(d.querySelectorAll("main>*,footer"),function(e){` +
  `return getComputedStyle(e).contentVisibility=="auto"})}` +
  `function start(){var l=rest();i(function next(){var e=l.shift();if(!e)return;` +
  `e.style.contentVisibility="visible";requestAnimationFrame(function(){i(next)})})}` +
  `if(d.readyState=="complete")start();else w.addEventListener("load",start,{once:true})})();`;
