import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import { err, ok, type Result } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import type { SentRow } from './chunks.ts';
import { askInOrder, type ChunkResponse, sendAhead } from './send-ahead.ts';

type SendResult = Result<string, GatewayError>;

async function* chunks(count: number): AsyncGenerator<SentRow[]> {
  for (let row = 1; row <= count; row += 1) yield [{ row, cells: [] }];
}

test('a chunk is sent while the previous one is being loaded, two at most, and responses arrive in order', async () => {
  let [underWay, most] = [0, 0];
  const results: number[] = [];
  const send = async (_: SentRow[], chunk: number): ChunkResponse<number> => {
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turn = 0; turn < (chunk % 2 === 0 ? 9 : 1); turn += 1) await Promise.resolve();
    underWay -= 1;
    return ok(chunk);
  };
  for await (const { answer } of sendAhead(chunks(5), send)) if (answer.ok) results.push(answer.value);
  expect([results, most, underWay]).toEqual([[0, 1, 2, 3, 4], 2, 0]);
});

test('after a rejected chunk none is in flight, and no further chunk is sent', async () => {
  const [sent, ended]: [number[], number[]] = [[], []];
  const send = async (_: SentRow[], chunk: number): ChunkResponse<number> => {
    sent.push(chunk);
    await Promise.resolve();
    ended.push(chunk);
    return chunk === 1 ? err(gatewayError('NETWORK_ERROR')) : ok(chunk);
  };
  for await (const { answer } of sendAhead(chunks(9), send)) if (!answer.ok) break;
  expect([sent, ended]).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
});

test('a chunk that cannot be sent throws in its turn, after the results of the chunks before it', async () => {
  const results: unknown[] = [];
  const send = async (_: SentRow[], chunk: number): ChunkResponse<number> => {
    if (chunk === 1) throw new Error('no such picture');
    return ok(chunk);
  };
  const all = (async () => {
    for await (const { answer } of sendAhead(chunks(3), send)) results.push(answer);
  })();
  await expect(all).rejects.toThrow('no such picture');
  expect(results).toEqual([ok(0)]);
});

test('REL-04 a chunk that overtook the previous one is sent again once that one has arrived, and only then', async () => {
  const conflict: SendResult = err(gatewayError('SERVER_ERROR', '409', 'order'));
  const answers = (...given: SendResult[]) => {
    let asked = 0;
    return { ask: async () => given[asked++] ?? conflict, asked: () => asked };
  };
  const overtaking = answers(conflict, ok('in'));
  expect([await askInOrder(overtaking.ask, Promise.resolve(ok('in'))), overtaking.asked()]).toEqual([ok('in'), 2]);
  const ended = answers(conflict, conflict, ok('never'));
  expect([await askInOrder(ended.ask, Promise.resolve(ok('in'))), ended.asked()]).toEqual([conflict, 2]);
  const afterFailure = answers(conflict, ok('never'));
  expect([await askInOrder(afterFailure.ask, Promise.resolve(conflict)), afterFailure.asked()]).toEqual([conflict, 1]);
});
