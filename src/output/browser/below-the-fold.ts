/**
 * Script for the head of a built page: lets `src/styles/below-the-fold.css` keep what lies below the
 * first view out of the first layout. Not where the address names a place there: the page would
 * move under the visitor then. An attribute, because a style sheet that asked for `:has(:target)`
 * would make the browser look at the whole page again for every element that comes or goes.
 */
export const putOffBelowTheFold = `location.hash||(document.documentElement.dataset.later="")`;

/**
 * Functions for the script at the end of a built page, which knows `w` and `d`. `layOut` lays out, a
 * part in each idle moment, what that style sheet keeps out; so a slow phone shows the first view
 * sooner, never stands still for long, and nothing moves when a visitor scrolls or jumps. `putOff`
 * keeps it out once more, at the size it had, while something happens that concerns the whole page.
 */
export const belowTheFold =
  `var i=w.requestIdleCallback||w.setTimeout;` +
  `function parts(){return[].slice.call(d.querySelectorAll("main>*,footer"))}` +
  `function layOut(){var l=parts().filter(function(e){` +
  `return getComputedStyle(e).contentVisibility=="auto"});` +
  `i(function next(){var e=l.shift();if(!e)return;` +
  `e.style.contentVisibility="visible";requestAnimationFrame(function(){i(next)})})}` +
  `function putOff(){parts().forEach(function(e){e.style.contentVisibility=""})}`;
