/**
 * How long a server keeps a connection on which nothing is asked, in milliseconds: longer than the proxies before it, whose
 * own times are two minutes at most (Caddy's where nothing is set). Otherwise it may close one just while a proxy sends a
 * form on it, which no proxy sends again.
 */
export const IDLE_CONNECTION = 150_000;
