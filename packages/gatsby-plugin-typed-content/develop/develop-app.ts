import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers a request, or passes it on. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** What is used of Gatsby's development server, an app of Express 4; Gatsby types it as `any`. */
export interface DevelopApp {
  get(address: string, handler: Handler): unknown;
}
