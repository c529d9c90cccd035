import { expect, test } from 'vitest';
import { exhibitionPage, type PageSettings } from './site-pages.ts';

const istanbul = { exhibitionId: '1001', websiteId: 2, industry: 'textile' } as const;
const global = { ...istanbul, exhibitionId: '1005', websiteId: 999 };
const settings: PageSettings = { siteId: null, audience: null, deployPath: '' };
const pageAt = (pagesUrl: string, set: Partial<PageSettings> = {}, show: typeof istanbul | typeof global = istanbul) =>
  exhibitionPage(pagesUrl, { ...settings, ...set }, show);

test('D-92 a link from outside the pages opens the exhibition on the host that shows it', () => {
  // On a developer's machine each country has a host, with the pages of its exhibitions.
  expect(pageAt('http://localhost:8080')).toBe('http://turkey.localhost:8080/expoturkey_1001');
  // A process for one country uses that country's host.
  expect(pageAt('https://turkey.example.com', { siteId: 2 })).toBe('https://turkey.example.com/expoturkey_1001');
  expect(pageAt('https://example.com/tr', { siteId: 2, deployPath: '/tr' })).toBe(
    'https://example.com/tr/expoturkey_1001',
  );
  // Global buyers see an exhibition under its industry.
  expect(pageAt('https://www.example.com')).toBe('https://www.example.com/tex-tr');
  expect(pageAt('http://localhost:8080', {}, global)).toMatch(/^http:\/\/localhost:8080\/tex-/);
});

test('D-92 a page that only country sites have is linked only there', () => {
  const planner = { route: 'expoPlanner', params: { exhibitionId: '1001' } } as const;
  expect(exhibitionPage('http://localhost:8080', settings, istanbul, planner)).toMatch(
    /^http:\/\/turkey\.localhost:8080\/.*1001.*\/planner$/,
  );
  expect(exhibitionPage('https://www.example.com', settings, istanbul, planner)).toBe('https://www.example.com/tex-tr');
});
