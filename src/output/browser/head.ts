import { followLines } from "../../components/before-after-slider/line";
import { skipBelowTheFold } from "./below-the-fold";
import { keepClicks } from "./keep-clicks";

skipBelowTheFold();
keepClicks();
followLines();
