import { failWith } from "@typed-site/utils/node";
import { project, site } from "../editor.config";
import { takeNewest } from "../server/publish/take-newest";

/** `npm run update -w apps/editor`: takes over what developers have pushed; what is saved and not published stays. */
takeNewest(site.content, project).catch(failWith);
