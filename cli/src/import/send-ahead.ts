import type { GatewayError } from '@fairhall/core/contract/error';
import type { Result } from '@fairhall/core/result';
import type { SentRow } from './chunks.ts';

/** The response to a chunk; rejects only with a problem of the file. */
export type ChunkResponse<Value> = Promise<Result<Value, GatewayError>>;

/** Sends one chunk; `before` is the response to the previous chunk, which may still be pending. */
export type Send<Value> = (
  rows: SentRow[],
  chunk: number,
  before: ChunkResponse<Value> | undefined,
) => ChunkResponse<Value>;

/**
 * Sends chunks in order and yields their responses in that order. Sends each chunk while the server still loads the one
 * before, so that it can read ahead. At most two calls are pending, and none once the generator has ended for any
 * reason.
 */
export async function* sendAhead<Value>(chunks: AsyncIterable<SentRow[]>, send: Send<Value>) {
  let ahead: { readonly rows: SentRow[]; readonly answer: ChunkResponse<Value> } | undefined;
  let chunk = 0;
  try {
    for await (const rows of chunks) {
      const sent = ahead;
      ahead = { rows, answer: send(rows, chunk, sent?.answer) };
      ahead.answer.catch(() => undefined); // rethrown when its turn comes
      chunk += 1;
      if (sent !== undefined) yield { rows: sent.rows, answer: await sent.answer };
    }
    if (ahead !== undefined) yield { rows: ahead.rows, answer: await ahead.answer };
  } finally {
    await ahead?.answer.catch(() => undefined);
  }
}

/** Calls again if the gateway rejected a chunk because it overtook the one before it. */
export async function askInOrder<Value>(
  ask: () => ChunkResponse<Value>,
  before: ChunkResponse<Value> | undefined,
): ReturnType<typeof ask> {
  const answer = await ask();
  const overtook = !answer.ok && answer.error.code === '409' && (await before)?.ok === true;
  return overtook ? ask() : answer;
}
