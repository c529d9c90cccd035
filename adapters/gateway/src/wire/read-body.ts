import { Readable } from 'node:stream';

/** Largest JSON body, in bytes. THR-40 */
export const MAX_BODY = 262_144;

export type BodyProblem = 'tooLarge' | 'notText';

const requestBodies = new WeakMap<Request, Uint8Array | Readable>();

/** Attaches the body from the socket: wrapping it in a web stream would take longer to read. */
export function attachBody(request: Request, body: Uint8Array | Readable): Request {
  requestBodies.set(request, body);
  return request;
}

/** Reads the body as text, up to the limit. An invalid UTF-8 byte is an error and does not become a question mark. */
export async function readBody(request: Request): Promise<string | { readonly problem: BodyProblem }> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > MAX_BODY) return { problem: 'tooLarge' };
  const bytes = getAttachedBytes(request) ?? (await read(request, length !== null));
  if (bytes === undefined || bytes.byteLength > MAX_BODY) return { problem: 'tooLarge' };
  try {
    return TEXT_DECODER.decode(bytes);
  } catch {
    return { problem: 'notText' };
  }
}

const TEXT_DECODER = new TextDecoder('utf-8', { fatal: true });

const getAttachedBytes = (request: Request): Uint8Array | undefined => {
  const body = requestBodies.get(request);
  return body instanceof Uint8Array ? body : undefined;
};

const read = async (request: Request, hasLength: boolean): Promise<Uint8Array | undefined> =>
  hasLength ? new Uint8Array(await request.arrayBuffer()) : readUnknownLength(request);

/** Reads a body without a Content-Length, chunk by chunk. */
async function readUnknownLength(request: Request): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(request)) {
    size += chunk.byteLength;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the body chunk by chunk. Stopping early leaves the rest unread and the socket open for a response. */
export async function* readChunks(request: Request): AsyncGenerator<Uint8Array> {
  const body = requestBodies.get(request);
  if (body instanceof Uint8Array) yield body;
  else if (body instanceof Readable) yield* body.iterator({ destroyOnReturn: false });
  else if (request.body !== null) yield* request.body.values({ preventCancel: true });
}
