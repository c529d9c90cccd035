import type { LanguageCode } from '@fairhall/core/site/languages';
import { expect, test } from 'vitest';
import type { Boot } from '../page/boot.ts';
import { siteFile } from './site-files.ts';

const ports = {} as Parameters<typeof siteFile>[1]['ports'];

const answer = async (path: string, given: { lang?: LanguageCode; deployPath?: string; worker?: string } = {}) => {
  const { lang = 'en', deployPath = '', worker } = given;
  const boot = { lang, deployPath, brand: { name: 'Fairhall' } } as Boot;
  return siteFile(path, { boot, ports, worker, listPages: async () => ({ waitSeconds: 1 }) });
};

const manifestIn = async (lang: LanguageCode, deployPath = '') =>
  JSON.parse(String((await answer('/manifest.webmanifest', { lang, deployPath }))?.body));

test('the site can be installed: it has a name, a start URL, a standalone window and existing icons', async () => {
  const { icons, ...manifest } = await manifestIn('en');
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Fairhall',
    short_name: 'Fairhall',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    theme_color: '#1f4afe',
    background_color: '#f6f5f2',
  });
  expect(icons.map(({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
  const pictures = [...icons.slice(0, 3), { src: '/apple-touch-icon.png', sizes: '180x180' }];
  for (const { src, sizes } of pictures) {
    const file = await answer(src);
    expect(file?.headers['content-type']).toBe('image/png');
    // A PNG's header contains its size.
    expect(`${file?.body.readUInt32BE(16)}x${file?.body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('R-1.041 the manifest is in the requested language, as one and the same app', async () => {
  const [english, arabic] = [await manifestIn('en'), await manifestIn('ar', '/shop')];
  expect(arabic).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl', start_url: '/shop/', scope: '/shop/' });
  expect(arabic.description).not.toBe(english.description);
});

test('the worker is served at the root of the pages, is revalidated each time, and may load and run nothing else', async () => {
  const file = await answer('/shop/worker.js', { deployPath: '/shop', worker: 'self' });
  expect(file).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" },
  });
  expect(String(file?.body)).toBe('self');
  expect((await answer('/worker.js'))?.status).toBe(404);
});
