import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContentGate } from "./content-gate";
import type { Handler } from "./develop-app";
import { serveContentReport } from "./serve-content-report";

const REPORT = "faq.yaml:1:3  Pytanie 1 nie ma odpowiedzi.\n\nStrona pokazuje ostatnią treść.";

test("a report of several lines is one message that a browser can read, until it closes the page", () => {
  const leave = jest.fn();
  const watch = jest.fn(() => Promise.resolve());
  const gate = {
    watch,
    subscribe: (listener: (report: string) => void) => {
      listener(REPORT);
      return leave;
    },
  } as unknown as ContentGate;
  const told = jest.fn();
  let handler: Handler | undefined;
  serveContentReport({ get: (_address, given) => (handler = given) }, gate, told);
  expect(told).toHaveBeenCalledWith(REPORT);
  const response = { writeHead: jest.fn(), write: jest.fn<unknown, [string]>() };
  const request = new EventEmitter() as IncomingMessage;
  handler?.(request, response as unknown as ServerResponse, () => undefined);
  const sent = response.write.mock.calls.map(([text]) => text).join("");
  // Server-sent events (HTML standard, 9.2.6): an empty line ends a message, a line begins with its field.
  const [, data = ""] = /^data: (.*)\n\n$/.exec(sent) ?? [];
  expect(JSON.parse(data)).toBe(REPORT);
  expect(watch).toHaveBeenCalledTimes(1);
  expect(response.writeHead).toHaveBeenCalledWith(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": expect.stringContaining("no-transform") as string,
  });
  expect(leave).not.toHaveBeenCalled();
  request.emit("close");
  expect(leave).toHaveBeenCalledTimes(1);
});
