import type { GatewayError } from '@fairhall/core/contract/error';
import type { Result } from '@fairhall/core/result';
import type { SentRow } from './chunks.ts';

/** What a chunk is answered; it never fails but by what is wrong with a file. */
export type ChunkResponse<Value> = Promise<Result<Value, GatewayError>>;

/** Sends one chunk; `before` is the answer of the one before it, which may still be on its way. */
export type Send<Value> = (
  rows: SentRow[],
  chunk: number,
  before: ChunkResponse<Value> | undefined,
) => ChunkResponse<Value>;

/**
 * Sends chunks in their order and answers them in that order, each sent while the one before it is being loaded: the server
 * reads it meanwhile. Two are under way at most, and none any more when it ends, however it ends.
 */
export async function* sendAhead<Value>(chunks: AsyncIterable<SentRow[]>, send: Send<Value>) {
  let ahead: { readonly rows: SentRow[]; readonly answer: ChunkResponse<Value> } | undefined;
  let chunk = 0;
  try {
    for await (const rows of chunks) {
      const sent = ahead;
      ahead = { rows, answer: send(rows, chunk, sent?.answer) };
      ahead.answer.catch(() => undefined); // thrown when it is its turn
      chunk += 1;
      if (sent !== undefined) yield { rows: sent.rows, answer: await sent.answer };
    }
    if (ahead !== undefined) yield { rows: ahead.rows, answer: await ahead.answer };
  } finally {
    await ahead?.answer.catch(() => undefined);
  }
}

/** Asks once more where a chunk was refused because it has overtaken the one before it on the way. */
export async function askInOrder<Value>(
  ask: () => ChunkResponse<Value>,
  before: ChunkResponse<Value> | undefined,
): ReturnType<typeof ask> {
  const answer = await ask();
  const overtook = !answer.ok && answer.error.code === '409' && (await before)?.ok === true;
  return overtook ? ask() : answer;
}
