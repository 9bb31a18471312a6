// The order matters: tokens.css begins with the order of all cascade layers.
import "./tokens.css";
import "./fonts.css";
import "./reset.css";
import "./elements.css";
import "./surfaces.css";
import "./layout.css";
import "./below-the-fold.css";
import "./text.css";
import "./patterns.css";
import "./utilities.css";
import "./print.css";
