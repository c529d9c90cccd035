import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Call, listCalls } from '@fairhall/core/contract/call';
import { encodeSuccess, toErrorBody } from '@fairhall/core/contract/envelope';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';

interface RecordedCall {
  readonly name: string;
  /** The data; for a call that sends a file, the file's name and content. */
  readonly data: unknown;
  /** The fields beside the file in a multipart call. */
  readonly words: unknown;
  readonly key: string | undefined;
  readonly token: unknown;
  readonly lang: unknown;
  readonly siteId: unknown;
}

/**
 * The data of a response, an error, a file that is fetched by its path, or a connection that breaks or stays silent.
 */
export type Reply =
  | { readonly data: unknown; readonly staffTokenEnds?: number }
  | { readonly code: string; readonly message: string }
  | { readonly file: string }
  | 'broken'
  | 'silent';

export interface FakeGateway {
  readonly url: string;
  readonly calls: readonly RecordedCall[];
  close(): Promise<void>;
}

const BY_PATH: ReadonlyMap<string, { readonly name: string; readonly call: Call }> = new Map(
  [...listCalls(completeContract)].map((entry) => [`/gateway/${entry.call.path}`, entry]),
);

/** Opens a gateway on a socket that answers each call with the next of its replies; the last one repeats. */
export async function openFakeGateway(replies: Readonly<Record<string, readonly Reply[]>>): Promise<FakeGateway> {
  const calls: RecordedCall[] = [];
  const server = createServer(async (request, response) => {
    const file = replies[(request.url ?? '').replace('/gateway/', '')]?.[0];
    if (typeof file === 'object' && 'file' in file) return void response.end(file.file);
    const entry = BY_PATH.get(request.url ?? '');
    if (!entry) return void response.writeHead(404).end();
    const { name, call } = entry;
    const turn = calls.filter((one) => one.name === name).length;
    const { data, words, lang, siteId, token } = await read(request);
    const bearer = /^bearer (.+)$/.exec(request.headers['blade-auth']?.toString() ?? '')?.[1];
    calls.push({
      name,
      data,
      words,
      key: request.headers['idempotency-key']?.toString(),
      token: call.client === 'micro' ? bearer : token || undefined,
      lang,
      siteId,
    });
    const given = replies[name] ?? [];
    const reply = given[Math.min(turn, given.length - 1)] ?? { code: '404', message: `nothing is known of ${name}` };
    if (reply === 'silent') return;
    if (reply === 'broken' || 'file' in reply) return void request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    if ('data' in reply && reply.staffTokenEnds !== undefined)
      response.setHeader('staff-token-ends', String(reply.staffTokenEnds));
    if ('data' in reply) response.end(encodeSuccess(call.client, JSON.stringify(reply.data)));
    else response.end(JSON.stringify(toErrorBody(call.client, reply.code, reply.message)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server on a TCP port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

interface Envelope {
  readonly data?: unknown;
  readonly words?: unknown;
  readonly lang?: unknown;
  readonly siteId?: unknown;
  readonly token?: unknown;
}

async function read(request: IncomingMessage): Promise<Envelope> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return JSON.parse(body.toString());
  const { file, ...envelope } = Object.fromEntries(
    await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData(),
  );
  const data = file instanceof File ? { name: file.name, content: await file.text() } : {};
  return { ...envelope, data, words: envelope };
}
