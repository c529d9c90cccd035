import { expect, test, vi } from 'vitest';
import type { CachePageMessage } from './message.ts';
import { isImmutable, OfflinePageCache, type PageCache } from './offline-page-cache.ts';

const ORIGIN = 'https://fairhall.example';
const WORDS = {
  lang: 'ar',
  dir: 'rtl',
  title: 'You’re offline',
  text: 'Not here.',
  again: 'Again',
  kept: 'Kept',
} as const;

/** Browser caches in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string): PageCache => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      match: async (url) => held.get(url)?.clone(),
      put: async (url, answer) => void held.set(url, answer),
      keys: async () => [...held.keys()].map((url) => ({ url })),
      delete: async (url) => held.delete(url),
    };
  };
  return {
    all,
    open: async (name: string) => cacheOf(name),
    match: async (url: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(url)?.clone(),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}

const html = (text: string, headers = {}) =>
  new Response(`<!doctype html><html lang="en"><script src="/assets/a1.js"></script>${text}</html>`, {
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'", ...headers },
  });

function bench() {
  const caches = memoryCaches();
  const net: Record<string, () => Response> = {};
  const asked: string[] = [];
  let isOnline = true;
  let now = 1_000;
  const unregister = vi.fn(async () => true);
  const fetch = async (input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url;
    asked.push(url.slice(ORIGIN.length));
    const answer = net[url.slice(ORIGIN.length)];
    if (!isOnline) throw new TypeError('fetch failed');
    return answer?.() ?? new Response('', { status: 404 });
  };
  const ports = { caches, fetch, origin: ORIGIN, now: () => now, ownPath: '/worker.js', unregister };
  const keeper = new OfflinePageCache(ports);
  net['/assets/a1.js'] = () => new Response('a1');
  net['/assets/b2.js'] = () => new Response('b2');
  const message = (path: string, more: Partial<CachePageMessage> = {}): CachePageMessage => ({
    type: 'keep',
    path,
    address: `${path}?csr=1`,
    label: path,
    files: [],
    words: WORDS,
    ...more,
  });
  const page = (path: string, text = path) => {
    net[`${path}?csr=1`] = () => html(text);
    return keeper.cachePage(message(path));
  };
  const open = async (path: string, preloaded?: Promise<Response | undefined>) =>
    keeper.document(new Request(ORIGIN + path), preloaded ?? Promise.resolve(undefined));
  const kept = () =>
    [...(caches.all.values().next().value?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).sort();
  const online = (is: boolean) => {
    isOnline = is;
  };
  const later = (milliseconds: number) => {
    now += milliseconds;
  };
  return { caches, net, asked, keeper, message, page, open, kept, online, later, unregister };
}

test('a cached page is served offline for any query, and marked with its age', async () => {
  const { page, open, online, asked } = bench();
  await page('/myBadge', 'the frame');
  online(false);
  const answer = await open('/myBadge?from=menu');
  const text = await answer.text();
  expect(text).toContain('<html data-kept="1000" lang="en">');
  expect(text).toContain('the frame');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(asked).toContain('/assets/a1.js');
});

test('online the network response comes first, also a redirect, and the cached page stays', async () => {
  const { page, open, net, asked } = bench();
  await page('/myBadge', 'as it was');
  net['/myBadge'] = () => html('as it is');
  expect(await (await open('/myBadge')).text()).toContain('as it is');
  const preloaded = html('preloaded');
  expect(await open('/myBadge', Promise.resolve(preloaded))).toBe(preloaded);
  expect(asked.filter((path) => path === '/myBadge')).toHaveLength(1);
});

test('a network that does not respond is waited for up to five seconds', async () => {
  vi.useFakeTimers();
  const { page, open } = bench();
  await page('/myBadge', 'as it was');
  const opening = open('/myBadge', new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await (await opening).text()).toContain('as it was');
  vi.useRealTimers();
});

test('an uncached page says in the reader’s language that they are offline, and links to cached pages', async () => {
  const { keeper, message, net, open, online } = bench();
  net['/myBadge?csr=1'] = () => html('');
  await keeper.cachePage(message('/myBadge', { label: 'Badge <b> "x"' }));
  online(false);
  const answer = await open('/search/product');
  const text = await answer.text();
  expect(answer.status).toBe(503);
  expect(text).toContain('<html lang="ar" dir="rtl"');
  expect(text).toContain('You’re offline');
  expect(text).toContain('<a href="/myBadge" lang="ar" dir="auto">Badge &#60;b&#62; &#34;x&#34;</a>');
});

test('D-97 an uncached page has the name and colour of the site in place of the product’s mark', async () => {
  const { keeper, message, net, open, online } = bench();
  net['/myBadge?csr=1'] = () => html('');
  const show = async (words: Partial<CachePageMessage['words']>) => {
    online(true);
    await keeper.cachePage(message('/myBadge', { words: { ...WORDS, ...words } }));
    online(false);
    return (await open('/search/product')).text();
  };
  const own = await show({ siteName: 'Bosphorus <Fairs>', accent: '#8a1c4a' });
  expect(own).toContain('<b><bdi>Bosphorus &#60;Fairs&#62;</bdi></b>');
  expect(own).toContain('background:#8a1c4a');
  expect(own).not.toContain('<svg');
  expect(await show({ siteName: 'Fairhall' })).toContain('<svg');
  expect(await show({})).toContain('<svg');
});

test('D-97 the logo in the header of a cached page is there offline, and one that is gone does not prevent the page', async () => {
  const { keeper, message, net, open, online, kept } = bench();
  const [logo, gone] = ['/gateway/image/332.0.80.10.0/1.jpg', '/gateway/image/332.0.80.10.0/2.jpg'];
  net[logo] = () => new Response('the logo');
  net['/badge?csr=1'] = () => html('');
  net['/planner?csr=1'] = () => html('the plan');
  await keeper.cachePage(message('/badge', { logo }));
  await keeper.cachePage(message('/planner', { logo: gone }));
  online(false);
  expect(await (await keeper.file(new Request(ORIGIN + logo))).text()).toBe('the logo');
  expect(await (await open('/planner')).text()).toContain('the plan');
  expect(kept()).not.toContain(gone);
  expect([isImmutable(logo), isImmutable('/gateway/image/960.0.80.10.0/1.jpg')]).toEqual([true, false]);
});

test('REL-19 offline, the link of a badge email leads to the cached page with the badge', async () => {
  const { open, online, page } = bench();
  online(false);
  const before = await open('/expoturkey_1001/preRegister?pretoken=T1');
  expect(before.headers.get('location')).toBeNull();
  online(true);
  await page('/expoturkey_1001/success');
  online(false);
  const answer = await open('/expoturkey_1001/preRegister?pretoken=T1');
  const { pathname, search } = new URL(answer.headers.get('location') ?? '');
  expect([answer.status, pathname, search]).toEqual([302, '/expoturkey_1001/success', '']);
});

test('with nothing cached the browser shows its own error', async () => {
  const { open, online } = bench();
  online(false);
  expect((await open('/search/product')).type).toBe('error');
});

test('a page is cached completely or not at all', async () => {
  const { keeper, message, net, kept } = bench();
  net['/myBadge?csr=1'] = () => html('<img src="/assets/gone.js">');
  await expect(keeper.cachePage(message('/myBadge'))).rejects.toThrow('gone');
  expect(kept()).not.toContain('/myBadge');
  await keeper.cachePage(message('/absent'));
  expect(kept()).not.toContain('/absent');
});

test('a value that is not a path is not fetched, since it could be another host', async () => {
  const { keeper, message, asked } = bench();
  await keeper.cachePage(message('/myBadge', { address: '.elsewhere.example/' }));
  await keeper.cachePage(message('/myBadge', { files: ['@elsewhere.example/x.js'] }));
  expect(asked).toEqual([]);
});

test('a hashed file is fetched once; the badge keys are fetched again each time', async () => {
  const { keeper, message, net, asked } = bench();
  net['/scanBadge?csr=1'] = () => html('');
  net['/.well-known/badge-keys.json'] = () => Response.json({ keys: [] });
  const files = ['/assets/b2.js', '/.well-known/badge-keys.json'];
  for (let turn = 0; turn < 2; turn += 1) await keeper.cachePage(message('/scanBadge', { files }));
  expect(asked.filter((path) => path === '/assets/b2.js')).toHaveLength(1);
  expect(asked.filter((path) => path === '/.well-known/badge-keys.json')).toHaveLength(2);
});

test('the cache holds eight pages and no file that none of them needs', async () => {
  const { keeper, message, net, page, kept } = bench();
  net['/old?csr=1'] = () => html('');
  await keeper.cachePage(message('/old', { files: ['/assets/b2.js'] }));
  for (let number = 1; number <= 8; number += 1) await page(`/exhibition_${number}/planner`);
  expect(kept()).toHaveLength(8 + 2);
  expect(kept()).toContain('/assets/a1.js');
  expect(kept()).not.toContain('/assets/b2.js');
  expect(kept()).not.toContain('/old');
});

test('pages that are cached at the same time do not overwrite each other', async () => {
  const { page, kept } = bench();
  await Promise.all([page('/one'), page('/two'), page('/three')]);
  expect(kept()).toEqual(expect.arrayContaining(['/one', '/two', '/three']));
});

test('a new version deletes the cache of an earlier version', async () => {
  const { caches, keeper, page, kept } = bench();
  await page('/myBadge');
  await caches.open('fairhall-pages-0');
  await keeper.clear();
  expect(await caches.keys()).toHaveLength(1);
  expect(kept()).toContain('/myBadge');
});

test.each([
  ['is not there', () => new Response('', { status: 404 }), true],
  ['is led to a page', () => html(''), true],
  ['is there', () => new Response('', { headers: { 'content-type': 'text/javascript; charset=utf-8' } }), false],
  ['cannot be told of', () => new Response('', { status: 503 }), false],
])(
  'when the server’s worker file %s, the worker unregisters or stays (checked once a day)',
  async (_, answer, leaves) => {
    const { caches, net, keeper, page, later, unregister, asked } = bench();
    net['/worker.js'] = answer;
    await page('/myBadge');
    await keeper.look();
    expect(asked).not.toContain('/worker.js');
    later(86_400_000);
    await keeper.look();
    await keeper.look();
    expect(asked.filter((path) => path === '/worker.js')).toHaveLength(1);
    expect(unregister).toHaveBeenCalledTimes(leaves ? 1 : 0);
    expect(caches.all.size).toBe(leaves ? 0 : 1);
  },
);
