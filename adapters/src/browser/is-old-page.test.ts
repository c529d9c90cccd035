import { afterEach, expect, test, vi } from 'vitest';
import { isOldPage } from './is-old-page.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));
const isOld = () => isOldPage('https://fairhall.test/rfq', '/assets/entry-client-aaaaaaa.js');

test('R-8.037 a page is old once its address names another entry', async () => {
  answering(200, '<script type="module" src="/assets/entry-client-aaaaaaa.js"></script>');
  expect(await isOld()).toBe(false);
  answering(200, '<script type="module" src="/assets/entry-client-bbbbbbb.js"></script>');
  expect(await isOld()).toBe(true);
});

test('R-8.037 an answer that is no page of ours, as when the server is busy, tells nothing', async () => {
  answering(503, 'busy');
  expect(await isOld()).toBe(false);
});
