import { skipBelowTheFold } from "./below-the-fold";

skipBelowTheFold();
