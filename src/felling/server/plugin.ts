import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { parse } from "yaml";
import type { FellingContent } from "../../content/models/felling-rules";
import { queryOf } from "../../site/addresses";
import type { ServedPages } from "../../site/served-pages";
import { fellingPath, outcomeAddress } from "../../utils/paths";
import { addressOfAnswers, answersText, FINISH, readAnswers } from "../shared/answers";
import { decide, outcomeOf } from "../shared/decide";
import type { Answers } from "../shared/felling-rules";
import { OutcomePages } from "./outcome-pages";

/**
 * Answers the guide to permits where no script runs: the form with all questions leads to the page of the
 * outcome, and that page's quote form has the answers in its message.
 * @param content the folder with the content that the site was built from
 * @throws where the rules cannot be read
 */
export function addFelling(app: FastifyInstance, pages: ServedPages, content: string): void {
  const text = readFileSync(path.join(content, "felling-rules.yaml"), "utf8");
  const rules = parse(text) as FellingContent;

  const leadOn = (reply: FastifyReply, answers: Answers) =>
    reply.header("cache-control", "no-cache").redirect(addressOfAnswers(rules, answers), 303);

  app.get(fellingPath, (request, reply) => {
    const query = new URLSearchParams(queryOf(request.url));
    if (!query.has(FINISH)) return pages.send(request, reply, fellingPath);
    return leadOn(reply, readAnswers(rules, query));
  });

  const outcomes = new OutcomePages(pages);
  for (const { id } of rules.outcomes) {
    const page = outcomeAddress(id);
    app.get(page, async (request, reply) => {
      if (pages.known(page) !== page) return reply.callNotFound();
      const answers = readAnswers(rules, new URLSearchParams(queryOf(request.url)));
      const message = answersText(rules, id, answers);
      if (message === "") return pages.send(request, reply, page);
      // A link from before a change of the rules.
      if (outcomeOf(rules, answers) !== id) return leadOn(reply, answers);
      const html = await outcomes.filled(page, message, decide(rules, answers).rule);
      return pages.sendHtml(request, reply, html);
    });
  }
}
