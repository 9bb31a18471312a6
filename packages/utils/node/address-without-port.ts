/** An IP address without the port that some proxies write to it: `192.0.2.1` of `192.0.2.1:4711`, `2001:db8::1` of `[2001:db8::1]:4711`. */
export const addressWithoutPort = (text: string): string =>
  text.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
