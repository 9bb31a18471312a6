import { readableMessage } from "./readable-message";

test("a message is read as it was typed, also over the folds of its lines", () => {
  const message = "Subject: x\r\n\r\nPole =C5=82=\r\n=C4=85ki, 2=3D1+1=\n i wi=C4=\r\n=99cej";
  expect(readableMessage(Buffer.from(message))).toBe("Subject: x\r\n\r\nPole łąki, 2=1+1 i więcej");
});

test("what a relay or another program has written in eight bits stays", () => {
  expect(readableMessage(Buffer.from("łąki =C5=9F=C3=BF"))).toBe("łąki şÿ");
});
