import { keepClicks } from "@typed-site/page-finisher/browser";

keepClicks();
