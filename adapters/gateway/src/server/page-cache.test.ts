import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CallFailure } from '../gateway-services.ts';
import { createPageCache, type FoundPage, type SharedVisit } from './page-cache.ts';
import type { PageAnswer } from './pages.ts';

const CALLER = { address: '192.0.2.1' };

interface Page {
  readonly name?: string;
  readonly text?: string;
  readonly cacheMs?: number;
  readonly cachesRedirects?: true;
  /** The contract branches that the page reads. */
  readonly reads?: readonly string[];
  readonly answer?: Partial<PageAnswer>;
  /** Awaited between the read and the response. */
  readonly slow?: Promise<unknown>;
  /** The trouble of a failed call of the page. */
  readonly trouble?: CallFailure['trouble'];
}

/** A page cache with states and a time that the test sets; it counts how often each page was rendered. */
function keeping({ maxBytes = 1_000_000 } = {}) {
  const states = new Map<string, string | undefined>([['catalogue', '1']]);
  const time = { now: 0 };
  /** The last known states, as they are while the database is unavailable. */
  const lastStates = new Map<string, string>([['catalogue', '1']]);
  const pages = createPageCache({
    stateOf: (branch) => states.get(branch),
    lastStateOf: (branch) => states.get(branch) ?? lastStates.get(branch),
    maxBytes,
    now: () => time.now,
  });
  const rendered: string[] = [];
  const visit = ({ name = 'home', text = name, reads = ['catalogue'], answer, slow, trouble, ...keeps }: Page = {}) => {
    const shared: SharedVisit = {
      shared: { name, cacheMs: 30_000, ...keeps },
      cookies: [],
      render: async (caller) => {
        rendered.push(name);
        for (const branch of reads) caller.reads?.(branch);
        await slow;
        if (trouble !== undefined) caller.onCallFailed?.({ requestId: 'r', trouble });
        return {
          status: 200,
          headers: { 'cache-control': 'private, no-store' },
          cookies: [],
          body: Buffer.from(text),
          ...answer,
        };
      },
    };
    return pages.find(shared, CALLER);
  };
  return { states, lastStates, time, visit, rendered };
}

const textOf = (found: FoundPage): string => {
  if ('stale' in found) return found.stale.page.body.toString();
  return ('kept' in found ? found.kept : found.own).body.toString();
};
const isKept = (found: FoundPage): boolean => 'kept' in found;

test('A-58 a page is rendered once while it is cached, and again afterwards', async () => {
  const { visit, rendered, time } = keeping();
  expect(textOf(await visit())).toBe('home');
  time.now = 29_999;
  expect(isKept(await visit({ text: 'newer' }))).toBe(true);
  expect(rendered).toEqual(['home']);
  time.now = 30_000;
  expect(textOf(await visit({ text: 'newer' }))).toBe('newer');
});

test('A-58 a page that sets its own cache time is cached that long', async () => {
  const { visit, rendered, time } = keeping();
  await visit({ cacheMs: 3_600_000 });
  time.now = 3_599_999;
  await visit({ cacheMs: 3_600_000 });
  expect(rendered).toHaveLength(1);
});

test('A-58 R-2.075 a redirect is cached for a page that allows it, and not past its end', async () => {
  const { visit, rendered, time } = keeping();
  const answer = { status: 302, headers: { location: '/spring' }, body: Buffer.alloc(0), until: 1_000 };
  for (const now of [0, 999, 1_000]) {
    time.now = now;
    const found = await visit({ cachesRedirects: true, answer });
    expect(isKept(found) && found).toMatchObject({ kept: { status: 302, headers: { location: '/spring' } } });
  }
  expect(rendered).toHaveLength(2);
});

test('a page requested many times at once is rendered once', async () => {
  const { visit, rendered } = keeping();
  const found = await Promise.all(Array.from({ length: 50 }, () => visit()));
  expect([rendered.length, found.every(isKept)]).toEqual([1, true]);
});

test('pages with different names are cached separately', async () => {
  const { visit } = keeping();
  expect(textOf(await visit({ name: 'home en' }))).toBe('home en');
  expect(textOf(await visit({ name: 'home ar' }))).toBe('home ar');
});

test('a page is evicted when its data changes, and no other is', async () => {
  const { visit, states, rendered } = keeping();
  states.set('categories', '1');
  await visit({ name: 'tree', reads: ['categories'] });
  await visit({ name: 'list' });
  states.set('catalogue', '2');
  expect(textOf(await visit({ name: 'list', text: 'dearer' }))).toBe('dearer');
  await visit({ name: 'tree', reads: ['categories'] });
  expect(rendered).toEqual(['tree', 'list', 'list']);
});

test('a page rendered while its data changed is returned to earlier requests only', async () => {
  const { visit, states } = keeping();
  const gate = Promise.withResolvers<void>();
  const before = visit({ text: 'old', slow: gate.promise });
  states.set('catalogue', '2');
  const after = visit({ text: 'new' });
  gate.resolve();
  expect([textOf(await before), isKept(await before)]).toEqual(['old', false]);
  expect(textOf(await after)).toBe('new');
  expect(textOf(await visit({ text: 'newest' }))).toBe('new');
});

test('nothing is cached while changes cannot be detected', async () => {
  const { visit, states, rendered } = keeping();
  await visit();
  states.set('catalogue', undefined);
  expect(isKept(await visit())).toBe(false);
  expect(isKept(await visit({ reads: ['rfq'] }))).toBe(false);
  expect(rendered).toHaveLength(3);
});

test.each([
  ['an error', { status: 502 }],
  ['a redirect', { status: 302 }],
  ['an answer with a cookie', { cookies: ['a=1'] }],
])('%s is not cached, and concurrent requests get their own responses', async (_, answer) => {
  const { visit, rendered } = keeping();
  const found = await Promise.all([visit({ answer }), visit({ answer })]);
  expect(found.map(isKept)).toEqual([false, false]);
  expect(rendered).toHaveLength(2);
});

test('a page that fails to render is tried again by the next request', async () => {
  const { visit } = keeping();
  await expect(visit({ slow: Promise.reject(new Error('no')) })).rejects.toThrow('no');
  expect(textOf(await visit())).toBe('home');
});

test('all cached pages in all their encodings stay within the size limit', async () => {
  const { visit, rendered } = keeping({ maxBytes: 11_000 });
  const text = createHash('shake256', { outputLength: 1_500 }).update('noise').digest('base64');
  for (const name of ['a', 'b', 'c']) await visit({ name, text });
  const last = await visit({ name: 'c', text });
  for (const encoding of ['br', 'gzip', 'zstd'] as const) if ('kept' in last) last.kept.encoded(encoding);
  await visit({ name: 'c' });
  expect(rendered).toEqual(['a', 'b', 'c']);
  await visit({ name: 'd', text });
  await visit({ name: 'a', text });
  expect(rendered).toEqual(['a', 'b', 'c', 'd', 'a']);
});

test('a page is compressed once per encoding, and its ETag depends on its bytes', async () => {
  const { visit } = keeping();
  const [one, other] = [await visit({ name: 'a', text: 'same' }), await visit({ name: 'b', text: 'same' })];
  if (!('kept' in one && 'kept' in other)) throw new Error('both are kept');
  expect(one.kept.encoded('br')).toBe(one.kept.encoded('br'));
  expect(one.kept.etag).toBe(other.kept.etag);
  expect(one.kept.headers).toEqual({ etag: one.kept.etag, 'cache-control': 'private, no-cache' });
});

describe('REL-23 while the database is unavailable', () => {
  const AWAY = { text: 'an error', answer: { status: 502 }, trouble: 'unavailable' } as const;

  test('a page is served as last rendered, with its age, for ten minutes after it expired', async () => {
    const { visit, states, time } = keeping();
    await visit();
    states.delete('catalogue');
    time.now = 60_000;
    const found = await visit(AWAY);
    expect([textOf(found), 'stale' in found && found.stale.age]).toEqual(['home', 60]);
    time.now = 30_000 + 600_000;
    expect(textOf(await visit(AWAY))).toBe('an error');
  });

  test('a page whose data has changed is not served, even if it changed just before the database was lost', async () => {
    const { visit, states, lastStates } = keeping();
    await visit();
    states.set('catalogue', '2');
    expect(textOf(await visit(AWAY))).toBe('an error');
    states.delete('catalogue');
    lastStates.set('catalogue', '2');
    expect(textOf(await visit(AWAY))).toBe('an error');
  });

  test('a page that can be rendered is rendered, and a failure for another reason is not hidden', async () => {
    const { visit, states } = keeping();
    await visit();
    states.delete('catalogue');
    expect(textOf(await visit({ text: 'newer' }))).toBe('newer');
    expect(textOf(await visit({ ...AWAY, trouble: 'bug' }))).toBe('an error');
  });

  test('a page without the data of a failed call is not cached', async () => {
    const { visit, rendered } = keeping();
    for (const trouble of ['unavailable', 'busy', 'bug'] as const)
      expect(await visit({ trouble })).toMatchObject({ failure: { requestId: 'r', trouble } });
    expect(rendered).toHaveLength(3);
  });
});
