import { keepClicks, skipBelowTheFold } from "../../../packages/page-finisher/browser";
import { followLines } from "../../components/before-after-slider/line";

skipBelowTheFold();
keepClicks();
followLines();
