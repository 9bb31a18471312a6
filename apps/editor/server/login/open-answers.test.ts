import { EventEmitter } from "node:events";
import { OpenAnswers } from "./open-answers";

/** Something open, and whether it was ended. */
const openThing = () => Object.assign(new EventEmitter(), { destroy: jest.fn() });

/** Adds what is answered to a request, over a connection that others may use, too. */
function ask(open: OpenAnswers, session: string, headers = {}) {
  const [answer, socket] = [openThing(), openThing()];
  open.add(session, { headers, raw: { socket } } as never, { raw: answer } as never);
  return { answer, socket };
}

test("all answers of a session that does not go on are ended, and nothing of others", () => {
  const open = new OpenAnswers();
  const ended = [ask(open, "a"), ask(open, "a")];
  const other = ask(open, "b");
  open.endUnless((session) => session === "b");
  for (const { answer } of ended) expect(answer.destroy).toHaveBeenCalledTimes(1);
  // A proxy uses one connection for several editors.
  const others = [other.answer, other.socket, ...ended.map(({ socket }) => socket)];
  for (const one of others) expect(one.destroy).not.toHaveBeenCalled();
});

test("a connection that has become a socket is ended itself", () => {
  const open = new OpenAnswers();
  const { answer, socket } = ask(open, "a", { upgrade: "websocket" });
  open.endUnless(() => false);
  expect(socket.destroy).toHaveBeenCalledTimes(1);
  expect(answer.destroy).not.toHaveBeenCalled();
});

test("what has ended is kept no longer, nor is its session; what began since stays", () => {
  const open = new OpenAnswers();
  const [first, second] = [ask(open, "a"), ask(open, "a")];
  first.answer.emit("close");
  open.endUnless(() => false);
  expect(first.answer.destroy).not.toHaveBeenCalled();
  expect(second.answer.destroy).toHaveBeenCalledTimes(1);
  second.answer.emit("close");
  const asked = jest.fn(() => false);
  open.endUnless(asked);
  expect(asked).not.toHaveBeenCalled();
  const third = ask(open, "a");
  open.endUnless(() => false);
  expect(third.answer.destroy).toHaveBeenCalledTimes(1);
});
