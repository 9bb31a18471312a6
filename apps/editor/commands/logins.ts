import { failWith } from "@typed-site/utils/node";
import { project } from "../editor.config";
import { changeLogins, loginsFile } from "../server/login/logins-file";

/** `npm run logins -w apps/editor`: lists, adds and removes those who may log in, and changes passwords. */
function run([command, name]: readonly string[]): void {
  try {
    process.stdout.write(`${changeLogins(loginsFile(project), command, name)}\n`);
  } catch (error) {
    failWith(error);
  }
}

run(process.argv.slice(2));
