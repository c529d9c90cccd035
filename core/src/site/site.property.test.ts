import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUDIENCE_KINDS, resolveAudience, resolveSiteId, type SiteSettings } from './audience.ts';
import { detectDevice, isInApp } from './device.ts';
import { EVENT_CODES, findIndustryByEventCode, getEventCode } from './event-codes.ts';
import { INDUSTRY_BY_KEY, INDUSTRY_KEYS, isIndustryKey } from './industries.ts';
import { findSiteByEnName, findSiteById, SITE_LIST } from './sites.ts';

const siteId = fc.oneof(fc.constantFrom(...SITE_LIST.map(({ id }) => id)), fc.integer());
const host = fc.oneof(
  fc.domain(),
  fc.constantFrom(
    'localhost',
    'LOCALHOST:3000',
    'supplier.localhost',
    'turkey.localhost:80',
    '127.0.0.1',
    '',
    'constructor',
    '__proto__',
  ),
  fc.string(),
);
const hostSettings = fc.record({ siteId, audience: fc.constantFrom(...AUDIENCE_KINDS) }, { requiredKeys: [] });
const settings: fc.Arbitrary<SiteSettings> = fc.record(
  { fixed: hostSettings, hosts: fc.dictionary(fc.domain(), hostSettings, { maxKeys: 3 }) },
  { requiredKeys: [] },
);

describe('the site of a request', () => {
  test('R-2.001 R-2.002 is always a known site with a known audience, for any host', () => {
    fc.assert(
      fc.property(host, settings, fc.option(siteId, { nil: undefined }), (name, known, wishedSiteId) => {
        const question = { host: name, settings: known, wishedSiteId };
        expect(findSiteById(resolveSiteId(question))).toBeDefined();
        expect(AUDIENCE_KINDS).toContain(resolveAudience(question));
      }),
    );
  });

  test('D-93 is the fixed site before that of the host, and the requested one only if neither is known', () => {
    const ours = fc.constantFrom(...SITE_LIST.map(({ id }) => id));
    fc.assert(
      fc.property(fc.domain(), ours, ours, ours, (name, fixed, hosted, wishedSiteId) => {
        const hosts = { [name.toLowerCase()]: { siteId: hosted } };
        const question = { host: name, wishedSiteId };
        expect(resolveSiteId({ ...question, settings: { fixed: { siteId: fixed }, hosts } })).toBe(fixed);
        expect(resolveSiteId({ ...question, settings: { hosts } })).toBe(hosted);
        expect(resolveSiteId({ ...question, host: '127.0.0.1', settings: { hosts } })).toBe(wishedSiteId);
      }),
    );
  });

  test('R-3.083 is found by its id as a number or text, and by its exact name', () => {
    for (const site of SITE_LIST) {
      expect([findSiteById(site.id), findSiteById(String(site.id)), findSiteByEnName(site.enName)]).toEqual([
        site,
        site,
        site,
      ]);
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(findSiteByEnName(text) === undefined).toBe(!SITE_LIST.some(({ enName }) => enName === text));
      }),
    );
  });
});

describe('the industries', () => {
  test('D-07 A-82 are found by their event codes in any case, and by no other word', () => {
    const cased = fc.constantFrom(...INDUSTRY_KEYS.filter((key) => getEventCode(key) !== null)).chain((key) =>
      fc
        .mixedCase(fc.constant(getEventCode(key) ?? ''), {
          toggleCase: (letter) => letter.toLowerCase(),
        })
        .map((word) => [key, word] as const),
    );
    fc.assert(fc.property(cased, ([key, word]) => void expect(findIndustryByEventCode(word)).toBe(key)));
    fc.assert(
      fc.property(fc.string(), (word) => {
        const isCode = EVENT_CODES.some((code) => code === word.toUpperCase());
        expect(findIndustryByEventCode(word) !== undefined).toBe(isCode);
      }),
    );
  });

  test('R-1.017 have unique abbreviations and codes, and no other keys', () => {
    const facts = INDUSTRY_KEYS.map((key) => INDUSTRY_BY_KEY[key]);
    expect(new Set(facts.map(({ abbr }) => abbr)).size).toBe(facts.length);
    expect(new Set(INDUSTRY_KEYS.map(getEventCode)).size).toBe(facts.length);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isIndustryKey(value)).toBe(INDUSTRY_KEYS.some((key) => key === value));
      }),
    );
  });
});

describe('the layout of a device', () => {
  const userAgent = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'Mozilla/5.0 (iPhone)',
      'Mozilla/5.0 (iPad; Mobile)',
      'Mozilla/5.0 (X11)',
      'Android Tablet Mobile',
      'TradeExpoApp/1.2',
    ),
  );

  test('R-2.005 D-02 is that of a phone in the app and with a mobile hint, whatever the user agent', () => {
    fc.assert(
      fc.property(userAgent, fc.constantFrom('?1', '?0', true, false, null, undefined), (agent, mobileHint) => {
        expect(detectDevice({ userAgent: agent, mobileHint, hasBridge: true })).toBe('h5');
        if (mobileHint === '?1' || mobileHint === true)
          expect(detectDevice({ userAgent: agent, mobileHint })).toBe('h5');
        if (isInApp({ userAgent: agent })) expect(detectDevice({ userAgent: agent, mobileHint })).toBe('h5');
        expect(['pc', 'h5']).toContain(detectDevice({ userAgent: agent, mobileHint }));
      }),
    );
  });
});
