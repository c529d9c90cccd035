import { expect, test } from 'vitest';
import { getSiteOrigin } from './site-origin.ts';

type SiteHosts = Parameters<typeof getSiteOrigin>[1];

const hosts = (publicUrl: string, changes: Partial<SiteHosts> = {}): SiteHosts => ({
  publicUrl,
  fixedSiteId: null,
  hostOf: new Map([[2, 'istanbul.example']]),
  ...changes,
});

test('D-93 a site with a host of its own has the protocol and port of the installation', () => {
  expect(getSiteOrigin(2, hosts('https://fair.example'))).toBe('https://istanbul.example');
  expect(getSiteOrigin(2, hosts('https://fair.example:8443'))).toBe('https://istanbul.example:8443');
});

test('D-93 a site without one is at the origin of the installation', () => {
  expect([999, 3, 4711].map((id) => getSiteOrigin(id, hosts('https://fair.example')))).toEqual([
    'https://fair.example',
    'https://fair.example',
    'https://fair.example',
  ]);
});

test('D-93 on a developer’s machine each country has a host below localhost', () => {
  const local = hosts('http://localhost:3000');
  expect([2, 3, 999].map((id) => getSiteOrigin(id, local))).toEqual([
    'http://istanbul.example:3000',
    'http://poland.localhost:3000',
    'http://localhost:3000',
  ]);
  expect(getSiteOrigin(3, hosts('http://localhost:3000', { fixedSiteId: 3 }))).toBe('http://localhost:3000');
});
