import { describe, expect, test } from 'vitest';
import { AUDIENCE_KINDS, resolveAudience, resolveSiteId, type SiteSettings } from './audience.ts';

const settings: SiteSettings = {
  hosts: {
    'turkey.example.com': { siteId: 2 },
    'sellers.example.com': { siteId: 999, audience: 'supplier' },
    'broken.example.com': { siteId: 77 },
  },
};

describe('audience', () => {
  test('R-2.001 there are three audiences', () => {
    expect(AUDIENCE_KINDS).toEqual(['supplier', 'buyer', 'globalBuyer']);
  });

  test.each([
    ['localhost:3000', 999, 'globalBuyer'],
    ['TURKEY.localhost:3000', 2, 'buyer'],
    ['japan.localhost', 12, 'buyer'],
    ['supplier.localhost', 999, 'supplier'],
    ['international.localhost', 999, 'globalBuyer'],
    ['nowhere.localhost', 999, 'globalBuyer'],
    ['turkey-localhost', 999, 'globalBuyer'],
    ['a.turkey.localhost', 999, 'globalBuyer'],
    ['turkey.example.com', 2, 'buyer'],
    ['sellers.example.com:443', 999, 'supplier'],
    ['broken.example.com', 999, 'globalBuyer'],
    ['127.0.0.1:3000', 999, 'globalBuyer'],
    ['constructor', 999, 'globalBuyer'],
  ] as const)('R-2.002 a visitor of %s sees site %i as %s', (host, siteId, audience) => {
    expect(resolveSiteId({ host, settings })).toBe(siteId);
    expect(resolveAudience({ host, settings })).toBe(audience);
  });

  test('R-2.002 a value fixed for the process overrides the host', () => {
    const fixed: SiteSettings = { ...settings, fixed: { siteId: 4, audience: 'supplier' } };
    expect(resolveSiteId({ host: 'turkey.example.com', settings: fixed })).toBe(4);
    expect(resolveAudience({ host: 'turkey.example.com', settings: fixed })).toBe('supplier');
  });

  test('D-93 a request may choose its site only if the host has none', () => {
    expect(resolveSiteId({ host: '127.0.0.1', wishedSiteId: 12 })).toBe(12);
    expect(resolveAudience({ host: '127.0.0.1', wishedSiteId: 12 })).toBe('buyer');
    expect(resolveSiteId({ host: 'localhost', wishedSiteId: 12 })).toBe(999);
    expect(resolveSiteId({ host: '127.0.0.1', wishedSiteId: 12_345 })).toBe(999);
  });
});
