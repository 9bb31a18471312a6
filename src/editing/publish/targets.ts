import path from "node:path";

/** Where a publication goes besides the repository, as the environment says. */
export interface Targets {
  /** `PUBLISH_DIR`: the folder that `npm run deploy:local` makes releases in. */
  folder?: string;
  /** `PUBLISH_COMMAND`: a line for the system's shell that brings the site out, or restarts its server. */
  command?: string;
  /** `PUBLISH_REHEARSAL`: samples may go out, because no customer sees them. */
  isRehearsal: boolean;
}

/** Reads the targets of publications. */
export function targetsFrom(environment: NodeJS.ProcessEnv): Targets {
  const { PUBLISH_DIR: folder, PUBLISH_COMMAND: command, PUBLISH_REHEARSAL } = environment;
  return {
    ...(folder && { folder: path.resolve(folder) }),
    ...(command && { command }),
    isRehearsal: Boolean(PUBLISH_REHEARSAL),
  };
}
