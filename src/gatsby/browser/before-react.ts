import { keepClicks, skipBelowTheFold } from "gatsby-plugin-finished-pages/browser";
import { moveComparisonLines } from "../../components/before-after-slider/line";
import { printPhotos } from "../../components/photo/print-photos";
import { hideNoticesOfOtherDays, showNoticesOfToday } from "../../layout/notices/notice-days";
import { monthInPoland } from "../../utils/moment-in-poland";
import { onClock } from "../../utils/on-clock";

hideNoticesOfOtherDays();
skipBelowTheFold();
keepClicks();
moveComparisonLines();
printPhotos();
// A page is the same in every month; its style sheet shows what is for this one.
const showMonth = () => (document.documentElement.dataset.month = String(monthInPoland()));
showMonth();
onClock(() => {
  showMonth();
  showNoticesOfToday();
});
// What React writes into a page because of the query can have its place before, so that nothing moves.
if (location.search) document.documentElement.dataset.query = "";
