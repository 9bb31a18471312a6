import { skipBelowTheFold } from "./below-the-fold";
import { keepClicks } from "./keep-clicks";

skipBelowTheFold();
keepClicks();
