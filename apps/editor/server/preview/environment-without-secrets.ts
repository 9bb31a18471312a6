/**
 * The variables that Node, npm, git and Gatsby need of the system, by their names. A list of what may pass, since what
 * must not (`SMTP_URL` with its password) gets new names.
 */
const ALLOWED_VARIABLES = [
  // The system.
  /^(?:path|home|user|logname|shell|tmpdir|temp|tmp|tz|lang|language|lc_\w+|term|ci|xdg_\w+)$/,
  /^(?:systemroot|systemdrive|windir|comspec|pathext|appdata|localappdata|programdata|userprofile)$/,
  // Certificates and proxies of a company's network.
  /^(?:https?_proxy|no_proxy|ssl_cert_(?:file|dir))$/,
  // The programs themselves; npm's own settings may hold a token for its registry, which only npm reads.
  /^(?:node_\w+|npm_config_\w+|git_config_\w+|gatsby_\w+)$/,
];

/**
 * The part of an environment that holds no secrets, for programs that run others' code: a build, Gatsby.
 * @param own the names of what they need besides
 */
export function environmentWithoutSecrets(
  all: NodeJS.ProcessEnv,
  own: readonly string[] = [],
): NodeJS.ProcessEnv {
  const passes = (name: string) =>
    own.includes(name) || ALLOWED_VARIABLES.some((known) => known.test(name.toLowerCase()));
  return Object.fromEntries(Object.entries(all).filter(([name]) => passes(name)));
}
