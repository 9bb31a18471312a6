import path from "node:path";
import { takeNewest } from "@typed-site/editing";
import { failWith } from "@typed-site/utils/node";
import { content } from "../content";

/** `npm run redakcja:update`: takes over what developers have pushed; what is saved and not published stays. */
takeNewest(content, path.resolve(".")).catch(failWith);
