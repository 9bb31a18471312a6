import type { FastifyInstance } from "fastify";
import { git } from "@typed-site/utils/node";
import type { Author } from "../shared/contract";

declare module "fastify" {
  interface FastifyRequest {
    /** Who sends it, in whose name is saved and published. */
    editor: Author;
  }
}

/**
 * Puts something before all routes of a server that sets `request.editor`, and answers whoever is not known. It may add
 * routes of its own.
 */
export type Login = (app: FastifyInstance) => void | Promise<void>;

/**
 * On one's own machine nobody logs in: the editor is whom git knows.
 * @param project the folder of the site's repository
 */
export const withoutLogin =
  (project: string): Login =>
  (app) => {
    const editor = editorOfGit(project);
    app.decorateRequest("editor");
    app.addHook("onRequest", (request, _reply, done) => {
      request.editor = editor;
      done();
    });
  };

function editorOfGit(project: string): Author {
  const setting = (name: string, otherwise: string): string => {
    try {
      return git(project, "config", name).trim() || otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    name: setting("user.name", "Redakcja"),
    email: setting("user.email", "redakcja@localhost"),
  };
}
