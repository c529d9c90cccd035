import { readFileSync } from 'node:fs';
import { LOAD_SHEDDING_CAUSES, type OverloadCause } from '@fairhall/core/contract/overload';
import { LANGUAGE_LIST } from '@fairhall/core/site/languages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSources } from '../../../../tests/architecture/sources.ts';
import { loadTexts, toMessageKey } from '../texts.ts';
import { createLoadShedding, createOverloadResponse, getOverload, toOverloadRefusal } from './load-shedding.ts';

const texts = loadTexts(new URL('../../../../core/messages', import.meta.url).pathname);

interface Line {
  readonly cause: OverloadCause;
  readonly requestId: string;
  readonly suppressed: number;
}

const logged: Line[] = [];
const shedding = () => createLoadShedding({ warn: (fields) => void logged.push(fields as Line) });

beforeEach(() => {
  logged.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe.each(LOAD_SHEDDING_CAUSES)('REL-22 a rejection for overload because of %s', (cause) => {
  test('says in every language what to do and when to retry', () => {
    const refusal = toOverloadRefusal(cause);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
    const said = LANGUAGE_LIST.map(({ code }) => texts.of(code).text(toMessageKey(refusal.message), refusal.values));
    expect(said.every((text) => text !== '' && text !== refusal.message && !text.includes('{'))).toBe(true);
  });

  test('is counted and logged with its request id', () => {
    const { record, counts } = shedding();
    record(cause, { requestId: 'r1', call: 'search.goods' });
    expect([...counts()].filter(([, count]) => count > 0)).toEqual([[cause, 1]]);
    expect(logged).toEqual([{ cause, requestId: 'r1', call: 'search.goods', suppressed: 0 }]);
  });

  test('keeps its cause in the response to a picture or file request', () => {
    const response = createOverloadResponse(cause, { 'x-content-type-options': 'nosniff' });
    expect([response.status, getOverload(response)]).toEqual([503, cause]);
    expect(response.headers.get('retry-after')).toBe(String(toOverloadRefusal(cause).retryAfterSeconds));
  });
});

test('REL-22 causes have different messages where users can do different things', () => {
  const words = new Set(LOAD_SHEDDING_CAUSES.map((cause) => toOverloadRefusal(cause).message));
  expect([...words].sort()).toEqual([
    'request.busy',
    'request.busyNetwork',
    'request.locked',
    'request.unavailable',
    'upload.busy',
    'upload.gaveWay',
    'upload.noSpace',
  ]);
});

test('REL-22 a flood of rejections logs one line per second and cause, with the number of suppressed lines', () => {
  const { record, counts } = shedding();
  for (let number = 1; number <= 1_000; number += 1) record('eventLoop', { requestId: `r${number}`, call: 'page' });
  record('databaseAway', { requestId: 'other', call: 'page' });
  expect(logged.map(({ cause, requestId }) => [cause, requestId])).toEqual([
    ['eventLoop', 'r1'],
    ['databaseAway', 'other'],
  ]);
  vi.advanceTimersByTime(1_000);
  expect(logged.slice(2)).toMatchObject([{ cause: 'eventLoop', requestId: 'r1000', suppressed: 998 }]);
  vi.advanceTimersByTime(5_000);
  expect(logged).toHaveLength(3);
  record('eventLoop', { requestId: 'later', call: 'page' });
  expect(logged.at(-1)).toMatchObject({ requestId: 'later', suppressed: 0 });
  expect(counts().get('eventLoop')).toBe(1_001);
});

test('REL-22 requests are rejected for overload only through this table', () => {
  const others = readSources('adapters/gateway/src/**/*.ts').filter(
    ({ file, text }) =>
      !file.endsWith('operations/load-shedding.ts') &&
      /code: '503'|'request\.busy'|\.code\(503\)\.header\('retry|refused\(503/.test(text),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

/** Each cause must be used: its name must occur in a source file other than the table. */
test.each(LOAD_SHEDDING_CAUSES)('%s is used as a cause', (cause) => {
  const table = readFileSync(new URL('load-shedding.ts', import.meta.url), 'utf8');
  const uses = readSources('adapters/gateway/src/**/*.ts').filter(
    ({ file, text }) => !file.endsWith('operations/load-shedding.ts') && text.includes(`'${cause}'`),
  );
  const inOverloadOf = table.includes(`: '${cause}',`);
  expect(uses.length > 0 || inOverloadOf).toBe(true);
});
