import type { ExhibitionLinkTarget } from '@fairhall/core/exhibition/links';
import { expect, test } from 'vitest';
import { createFixedSites } from '../../../tests/support/default-sites.ts';
import { createExhibitionUrl, createPageUrl, type PageSettings } from './site-pages.ts';

const istanbul = { exhibitionId: '1001', websiteId: 2, industry: 'textile' } as const;
const global = { ...istanbul, exhibitionId: '1005', websiteId: 999 };
const usual: PageSettings = { siteId: null, audience: null, deployPath: '' };
const planner = { route: 'expoPlanner', params: { exhibitionId: '1001' } } as const;

const withHost = new Map([[2, new Map([['host', 'istanbul.example']])]]);

async function urls(publicUrl: string, settings: Partial<PageSettings> = {}, stored: typeof withHost = new Map()) {
  const sites = await createFixedSites(publicUrl, { stored, siteId: settings.siteId ?? null });
  const all = { ...usual, ...settings };
  const exhibitionUrl = createExhibitionUrl(all, sites);
  return { pageUrl: createPageUrl(all, sites), exhibitionUrl };
}

const pageAt = async (
  publicUrl: string,
  settings: Partial<PageSettings> = {},
  exhibition: ExhibitionLinkTarget = istanbul,
) => (await urls(publicUrl, settings)).exhibitionUrl(exhibition);

test('D-93 a page of a site is at its own host, others at the origin of the installation', async () => {
  const { pageUrl } = await urls('https://fair.example', { deployPath: '/b2b' }, withHost);
  expect(pageUrl(2, '/verify?token=x')).toBe('https://istanbul.example/b2b/verify?token=x');
  expect(pageUrl(3, '/verify?token=x')).toBe('https://fair.example/b2b/verify?token=x');
  expect(pageUrl(999, '')).toBe('https://fair.example/b2b');
});

test('D-92 a link from outside the pages opens the exhibition on the host that shows it', async () => {
  // On a developer's machine each country has a host, with the pages of its exhibitions.
  expect(await pageAt('http://localhost:8080')).toBe('http://turkey.localhost:8080/expoturkey_1001');
  // So has a site whose organiser gave it one.
  const { exhibitionUrl } = await urls('https://www.example.com', {}, withHost);
  expect(exhibitionUrl(istanbul)).toBe('https://istanbul.example/expoturkey_1001');
  // A process for one country uses that country's host.
  expect(await pageAt('https://turkey.example.com', { siteId: 2 })).toBe('https://turkey.example.com/expoturkey_1001');
  expect(await pageAt('https://example.com', { siteId: 2, deployPath: '/tr' })).toBe(
    'https://example.com/tr/expoturkey_1001',
  );
  // Global buyers see an exhibition under its industry.
  expect(await pageAt('https://www.example.com')).toBe('https://www.example.com/tex-tr');
  expect(await pageAt('http://localhost:8080', {}, global)).toMatch(/^http:\/\/localhost:8080\/tex-/);
});

test('D-92 a page that only country sites have is linked only there', async () => {
  expect((await urls('http://localhost:8080')).exhibitionUrl(istanbul, planner)).toMatch(
    /^http:\/\/turkey\.localhost:8080\/.*1001.*\/planner$/,
  );
  expect((await urls('https://www.example.com')).exhibitionUrl(istanbul, planner)).toBe(
    'https://www.example.com/tex-tr',
  );
});
