import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";

type Handler = (request: object, response: object, next: (error: unknown) => void) => void;

test("in develop a form's address is answered by the site's own endpoint, which prints apart; what goes wrong there is Gatsby's", async () => {
  const endpoint = jest.fn((_request: object, _response: object) => Promise.resolve());
  const developEndpoint = jest.fn((_print: (text: string) => void) => endpoint);
  jest.doMock("./develop-endpoint", () => ({ developEndpoint }));
  const { developMiddleware } = await import("./develop-middleware");
  const post = jest.fn((_address: string, _handler: Handler) => undefined);
  developMiddleware({ post });
  const [[address, handler] = []] = post.mock.calls;
  expect(address).toBe(ENQUIRY_ADDRESSES.endpoint);

  const [request, response, next] = [{ url: "/" }, { statusCode: 200 }, jest.fn()];
  handler?.(request, response, next);
  expect(endpoint).toHaveBeenCalledWith(request, response);
  const broken = new Error("no folder");
  endpoint.mockRejectedValueOnce(broken);
  handler?.(request, response, next);
  await new Promise(setImmediate);
  expect(next.mock.calls).toEqual([[broken]]);
  expect(developEndpoint).toHaveBeenCalledTimes(1);

  const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  developEndpoint.mock.calls[0]?.[0]("Enquiry 1");
  expect(written.mock.calls).toEqual([["\nEnquiry 1\n"]]);
  written.mockRestore();
});
