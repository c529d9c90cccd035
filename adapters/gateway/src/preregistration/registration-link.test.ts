import { expect, test } from 'vitest';
import { createFixedSites } from '../../../../tests/support/default-sites.ts';
import { createPageUrl } from '../site-pages.ts';
import { registrationLink } from './registration-link.ts';

const istanbul = { exhibitionId: '1001', websiteId: 2, path: '/expoturkey_1001' };

async function linkAt(publicUrl: string, { siteId = null, deployPath = '', path = istanbul.path }: Options = {}) {
  const stored = new Map([[2, new Map([['host', 'istanbul.example']])]]);
  const withHost = publicUrl.startsWith('https://fair.') ? { stored } : {};
  const pageUrl = createPageUrl({ deployPath }, await createFixedSites(publicUrl, { siteId, ...withHost }));
  return registrationLink({ pageUrl }, { deployPath }, { ...istanbul, path }, 'T1');
}

interface Options {
  readonly siteId?: number | null;
  readonly deployPath?: string;
  readonly path?: string;
}

test('R-2.144 D-01 D-92 D-93 the link in an email opens the form on the exhibition’s own site', async () => {
  const form = '/expoturkey_1001/preRegister?pretoken=T1';
  expect(await linkAt('http://localhost:3000')).toBe(`http://turkey.localhost:3000${form}`);
  expect(await linkAt('https://turkey.example.com', { siteId: 2 })).toBe(`https://turkey.example.com${form}`);
  expect(await linkAt('https://fair.example')).toBe(`https://istanbul.example${form}`);
});

test('R-2.144 a base path is prepended once', async () => {
  expect(await linkAt('http://localhost:3000', { deployPath: '/fairs', path: '/fairs/expoturkey_1001' })).toBe(
    'http://turkey.localhost:3000/fairs/expoturkey_1001/preRegister?pretoken=T1',
  );
});
