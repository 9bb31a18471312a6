import { keepClicks, skipBelowTheFold } from "@typed-site/page-finisher/browser";
import { moveComparisonLines } from "../../components/before-after-slider/line";
import { hideNoticesOfOtherDays } from "../../layout/notices/notice-days";
import { monthInPoland } from "../../utils/moment-in-poland";

hideNoticesOfOtherDays();
skipBelowTheFold();
keepClicks();
moveComparisonLines();
// A page is the same in every month; its style sheet shows what is for this one.
document.documentElement.dataset.month = String(monthInPoland());
// What React writes into a page because of the query can have its place before, so that nothing moves.
if (location.search) document.documentElement.dataset.query = "";
