import { keepClicks, skipBelowTheFold } from "../../../packages/page-finisher/browser";
import { moveComparisonLines } from "../../components/before-after-slider/line";
import { hideNoticesOfOtherDays } from "../../layout/notices/notice-days";

hideNoticesOfOtherDays();
skipBelowTheFold();
keepClicks();
moveComparisonLines();
// What React writes into a page because of the query can have its place before, so that nothing moves.
if (location.search) document.documentElement.dataset.query = "";
