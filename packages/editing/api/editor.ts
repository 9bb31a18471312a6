import type { IncomingMessage } from "node:http";
import path from "node:path";
import { slug } from "../../utils";
import { editingOrigin, git, isForEditingOrigin, isFromThisMachine } from "../../utils/node";
import type { Author } from "../contract";

/** What git takes for no part of a name (git-commit, "commit information"). */
const NOT_IN_NAMES = /[<>\p{Cc}]/gu;

const MOST_LETTERS = 100;

/**
 * Who sends a request: whom the proxy has logged in, where `EDITING_ORIGIN` says that there is a proxy; else
 * whom git knows on this machine.
 * @returns undefined where nobody is known
 */
export function editorOf(request: IncomingMessage): Author | undefined {
  const user = isForEditingOrigin(request) && isFromThisMachine(request) && remoteUser(request);
  if (!user) return editorOfGit();
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

function editorOfGit(): Author | undefined {
  try {
    const [name = "", email = ""] = ["user.name", "user.email"].map((key) =>
      git(path.resolve("."), "config", key).trim(),
    );
    return {
      name,
      email,
    };
  } catch {
    return undefined;
  }
}
