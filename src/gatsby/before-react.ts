import { followLines } from "../components/before-after-slider/line";
import { skipBelowTheFold } from "../output/browser/below-the-fold";
import { keepClicks } from "../output/browser/keep-clicks";

skipBelowTheFold();
keepClicks();
followLines();
