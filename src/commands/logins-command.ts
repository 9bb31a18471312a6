import { changeLogins, loginsFile } from "@typed-site/editing";
import { failWith } from "@typed-site/utils/node";

/** `npm run redakcja:logins`: lists, adds and removes those who may log in to the editing page, and changes passwords. */
function run([command, name]: readonly string[]): void {
  try {
    process.stdout.write(`${changeLogins(loginsFile("."), command, name)}\n`);
  } catch (error) {
    failWith(error);
  }
}

run(process.argv.slice(2));
