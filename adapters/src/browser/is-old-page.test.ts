import { afterEach, expect, test, vi } from 'vitest';
import { isOldPage } from './is-old-page.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));
const isOld = () => isOldPage('https://fairhall.test/rfq', '/assets/entry-client-aaaaaaa.js');

test('R-8.037 a page is outdated once its URL loads another entry script', async () => {
  answering(200, '<script type="module" src="/assets/entry-client-aaaaaaa.js"></script>');
  expect(await isOld()).toBe(false);
  answering(200, '<script type="module" src="/assets/entry-client-bbbbbbb.js"></script>');
  expect(await isOld()).toBe(true);
});

test('R-8.037 a response that is not one of our pages, such as an overload error, is ignored', async () => {
  answering(503, 'busy');
  expect(await isOld()).toBe(false);
});
