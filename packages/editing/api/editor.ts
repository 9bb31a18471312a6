import type { IncomingMessage } from "node:http";
import { slug } from "@typed-site/utils";
import { editingOrigin, git, isForEditingOrigin, isFromThisMachine } from "@typed-site/utils/node";
import type { Author } from "../contract";

/** What git takes for no part of a name (git-commit, "commit information"). */
const NOT_IN_NAMES = /[<>\p{Cc}]/gu;

const MOST_LETTERS = 100;

/**
 * Who sends a request: whom the proxy has logged in, where `EDITING_ORIGIN` says that there is a proxy; else
 * whom git knows on this machine.
 * @param project the folder of the site's repository
 * @returns undefined where nobody is known
 */
export function editorOf(request: IncomingMessage, project: string): Author | undefined {
  const user = isForEditingOrigin(request) && isFromThisMachine(request) && remoteUser(request);
  if (!user) return editorOfGit(project);
  const { hostname } = new URL(editingOrigin() ?? "");
  return {
    name: user,
    email: `${slug(user) || "redakcja"}@${hostname}`,
  };
}

/** The user that the proxy names. Node reads headers as Latin-1, and proxies write UTF-8. */
function remoteUser({ headers }: IncomingMessage): string {
  const header = String(headers["remote-user"] ?? "");
  const name = Buffer.from(header, "latin1").toString("utf8");
  return name.replace(NOT_IN_NAMES, "").trim().slice(0, MOST_LETTERS);
}

function editorOfGit(project: string): Author | undefined {
  try {
    const [name = "", email = ""] = ["user.name", "user.email"].map((key) =>
      git(project, "config", key).trim(),
    );
    return {
      name,
      email,
    };
  } catch {
    return undefined;
  }
}
