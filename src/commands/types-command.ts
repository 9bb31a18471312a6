import { writeQueryTypes } from "gatsby-plugin-typed-content";
import { content } from "../content";

/** `npm run types`: writes the TypeScript types of all queries, if they are older than models and queries. */
void writeQueryTypes(content);
