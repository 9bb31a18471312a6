import { changeLogins, loginsFile } from "@typed-site/editing";

/** `npm run redakcja:logins`: lists, adds and removes those who may log in to the editing page, and changes passwords. */
function run([command, name]: readonly string[]): void {
  try {
    process.stdout.write(`${changeLogins(loginsFile("."), command, name)}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

run(process.argv.slice(2));
