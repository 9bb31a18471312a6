import { freePort } from "@typed-site/utils/node";
import { type Session, startSession } from "../../../e2e/support/session";

/**
 * Starts the editor in a folder that holds a copy of the project.
 * @param settings more of its environment
 * @param wanted where it listens; a free port by default
 */
export async function startEditing(
  folder: string,
  settings: NodeJS.ProcessEnv = {},
  wanted?: number,
): Promise<Session> {
  const port = wanted ?? (await freePort());
  return startSession(folder, ["start", "--workspace", "apps/editor"], "/admin", port, {
    EDITING_PORT: String(port),
    ...settings,
  });
}
