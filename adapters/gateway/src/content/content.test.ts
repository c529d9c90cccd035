import { readdirSync, readFileSync } from 'node:fs';
import { type StaticContent, staticUrl } from '@fairhall/core/contract/cms/static-content';
import { SITE_LIST } from '@fairhall/core/site/sites';
import { describe, expect, test } from 'vitest';
import { createContent } from './content.ts';
import { serveContent } from './serve-content.ts';

const folder = new URL('../../content', import.meta.url).pathname;
const written = new Map<string, StaticContent>();
const { respond } = serveContent({
  content: createContent({ folder }),
  findWritten: async ({ enName }, { name, lang }) => written.get(`${name}-${enName} ${lang}`),
  getBrand: (siteId) => ({ name: siteId === 2 ? 'The "Bosphorus" Fair' : 'Fairhall' }),
});

const find = (address: string, init: RequestInit = {}) =>
  respond(new Request(`http://x.test/gateway${address}`, init), { address: '' });
async function get(address: string, init?: RequestInit): Promise<Response> {
  const answer = await find(address, init);
  if (answer === undefined) throw new Error(`no content is at ${address}`);
  return answer;
}
const read = async (address: string): Promise<StaticContent> => (await get(address)).json() as Promise<StaticContent>;

describe('static content', () => {
  test('R-7.034 a GET by website, language and name returns the text as JSON', async () => {
    const answer = await get(staticUrl(999, 'en', 'terms'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const { title, lang, blocks } = (await answer.json()) as StaticContent;
    expect([title, lang, blocks[0]]).toEqual([
      'Terms of use',
      'en',
      { type: 'heading', text: '1. What these terms cover' },
    ]);
  });

  test('R-7.034 A-47 the URL without data and the one with an empty list return the same', async () => {
    expect(await read('/999/en/terms:.json')).toEqual(await read('/999/en/terms.json'));
  });

  test('R-7.034 a text without a translation is returned in English, and marked as such', async () => {
    expect((await read(staticUrl(999, 'ko', 'about-us'))).lang).toBe('en');
    expect((await read(staticUrl(999, 'ar', 'about-us'))).lang).toBe('ar');
  });

  test('D-36 Turkey and Japan have their own privacy policy; every other site names itself above the common one', async () => {
    expect((await read(staticUrl(2, 'en', 'privacy-policy'))).title).toBe('Privacy policy for Turkey');
    expect((await read(staticUrl(12, 'ar', 'privacy-policy'))).title).toBe('سياسة الخصوصية لليابان');
    const common = await read(staticUrl(999, 'en', 'privacy-policy'));
    const poland = await read(staticUrl(3, 'en', 'privacy-policy'));
    expect(poland.blocks.slice(1)).toEqual(common.blocks);
    expect(poland.blocks[0]).toEqual({ type: 'text', text: expect.stringContaining('the Fairhall site for Poland.') });
    expect((await read(staticUrl(5, 'ar', 'privacy-policy'))).blocks[0]).toEqual({
      type: 'text',
      text: expect.stringContaining('مصر'),
    });
  });

  test('every site has a privacy policy, and no text has an unfilled placeholder', async () => {
    for (const { id } of SITE_LIST) {
      for (const lang of ['en', 'ar', 'zh', 'tr']) {
        expect(JSON.stringify(await read(staticUrl(id, lang, 'privacy-policy')))).not.toMatch(/[{]site[}]|siteNote/);
      }
    }
  });

  test.each([
    ['ar', 'النص الإنجليزي هو الملزم'],
    ['zh', '以英文文本为准'],
    ['tr', 'İngilizce metin bağlayıcıdır'],
  ])(
    'R-1.022 every text exists in %s with the same blocks as in English, and a legal one says that the English version is binding',
    async (lang, note) => {
      const names = readdirSync(`${folder}/en`);
      expect(readdirSync(`${folder}/${lang}`)).toEqual(names);
      for (const name of names.map((file) => file.slice(0, -'.json'.length))) {
        const [english, other] = ['en', lang].map((code) => fileOf(code, name));
        const blocks = /^(privacy|terms)/.test(name) ? (other?.blocks.slice(1) ?? []) : (other?.blocks ?? []);
        if (blocks !== other?.blocks)
          expect(other?.blocks[0]).toEqual({ type: 'text', text: expect.stringContaining(note) });
        expect([name, other?.lang, blocks.map(shape)]).toEqual([name, lang, english?.blocks.map(shape)]);
      }
    },
  );

  test.each([
    '/999/en/news.json',
    '/999/en/..%2f..%2fpackage.json',
    '/999/en/terms:%00.json',
    '/999/en/intro.json',
    '/1000/en/terms.json',
    '/0999/en/about-us:.json',
    '/999/en/about-us:1.json',
  ])('R-7.034 THR-39 %s is not found', async (address) => {
    expect(await find(address)).toBeUndefined();
  });

  test('D-45 D-97 a text that the organiser wrote for a site replaces the common one, with the name of the site', async () => {
    const text = { type: 'text', text: 'These are the terms of {siteName}.' } as const;
    written.set('terms-turkey en', { title: 'Terms of {siteName}', lang: 'en', blocks: [text] });
    expect(await read(staticUrl(2, 'en', 'terms'))).toMatchObject({
      title: 'Terms of The "Bosphorus" Fair',
      blocks: [{ text: 'These are the terms of The "Bosphorus" Fair.' }],
    });
    expect((await read(staticUrl(3, 'en', 'terms'))).title).toBe('Terms of use');
  });

  test('returns 304 to a client with the current ETag', async () => {
    const etag = (await get(staticUrl(999, 'en', 'terms'))).headers.get('etag') ?? '';
    expect((await get(staticUrl(999, 'en', 'terms'), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

const fileOf = (lang: string, name: string): StaticContent =>
  JSON.parse(readFileSync(`${folder}/${lang}/${name}.json`, 'utf8')) as StaticContent;

const shape = (block: StaticContent['blocks'][number]): unknown =>
  block.type === 'items' ? [block.type, block.items.length] : block.type;
