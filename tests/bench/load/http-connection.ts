import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** A response for the load driver. */
export interface Answer {
  readonly status: number;
  /** Head and body as received. */
  readonly bytes: Buffer;
}

export interface HttpConnection {
  /** Sends a complete request and waits for the complete response; one at a time. */
  ask(request: Buffer): Promise<Answer>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/**
 * A keep-alive connection over a bare socket. Node's own client takes several times as long for a request, and on a
 * small machine that would take processor time from the measured server.
 */
export function openConnection({ hostname, port }: URL): Promise<HttpConnection> {
  return new Promise((opened, failed) => {
    let received: Buffer | undefined;
    let whole: number | 'chunked' | undefined;
    let waiting: { readonly done: (answer: Answer) => void; readonly fail: (error: Error) => void } | undefined;
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    const end = (error: Error): void => {
      waiting?.fail(error);
      failed(error);
    };
    socket.on('error', end);
    socket.on('close', () => end(new Error('the server closed the connection')));
    socket.on('data', (chunk) => {
      received = received === undefined ? chunk : Buffer.concat([received, chunk]);
      whole ??= lengthOf(received);
      const isWhole = whole === 'chunked' ? endsChunked(received) : whole !== undefined && received.length >= whole;
      if (!isWhole) return;
      const answer = { status: Number(received.toString('latin1', 9, 12)), bytes: received };
      const { done } = waiting ?? {};
      [received, whole, waiting] = [undefined, undefined, undefined];
      done?.(answer);
    });
    socket.once('connect', () =>
      opened({
        ask: (request) =>
          new Promise((done, fail) => {
            waiting = { done, fail };
            socket.write(request);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

/** The total length of the response; undefined until its head has arrived. */
function lengthOf(received: Buffer): number | 'chunked' | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  // The head of a 304 may have the length of the page, although there is no body.
  if (head.startsWith('HTTP/1.1 304')) return headEnd + HEAD_END.length;
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return 'chunked';
  return headEnd + HEAD_END.length + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
}

const endsChunked = (received: Buffer): boolean =>
  received.length > LAST_CHUNK.length &&
  received.toString('latin1', received.length - LAST_CHUNK.length) === LAST_CHUNK;

const DECODE: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** The body of a response as decompressed text. Throws for a compressed one in chunks. */
export function decodeBody({ bytes }: Answer): string {
  const headEnd = bytes.indexOf(HEAD_END);
  const body = bytes.subarray(headEnd + HEAD_END.length);
  const encoding = /\r\ncontent-encoding: *(\w+)/i.exec(bytes.toString('latin1', 0, headEnd))?.[1];
  const decode = encoding === undefined || body.length === 0 ? undefined : DECODE[encoding];
  return (decode?.(body) ?? body).toString();
}
