import '../start/screens.ts';
import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import { ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import badge from '../../../core/messages/en/badge.json' with { type: 'json' };
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { loadBadges } from './badge-data.ts';
import { badgeWords } from './badge-words.ts';

const own: BadgeRecord = {
  badgeNo: 'TEX7K2Q9MX4',
  text: 'TSBADGE1:e30',
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryCode: 'IN',
  exhibitionId: '1001',
  exhibitionName: 'Istanbul Textile Fair',
  industry: 'textile',
  inshowStartDate: '2026-11-24',
  inshowEndDate: '2026-11-27',
};

const loaded = (change: object = {}, search = '', tier: BadgeRecord['tier'] = undefined) => {
  const boot = { lang: 'en', deployPath: '', production: false, ...change } as const;
  const front = async () => ({ badge: { own: async () => ok([{ ...own, tier }]) } });
  const visit = { boot, texts: createLightTexts('en', badge), href: hrefOf(boot), ports: { frontGateway: front } };
  const { signal } = new AbortController();
  return loadBadges({ ...visit, signal, search: new URLSearchParams(search) } as unknown as Parameters<
    typeof loadBadges
  >[0]);
};

test('R-2.115 a badge shows its wearer, the place and the dates', async () => {
  const { badges, downloadHref } = await loaded();
  expect(badges[0]?.face).toMatchObject({
    name: 'Priya Nair',
    company: 'Malabar Trading LLP',
    country: 'India',
    badgeNo: 'TEX7K2Q9MX4',
    exhibitionName: 'Istanbul Textile Fair',
    dates: '24–27 November 2026',
    brand: '#E72E79',
    lang: 'en',
  });
  expect(badges[0]?.summary.replace(/[\u2068\u2069]/g, '')).toBe(
    'Badge of Priya Nair for Istanbul Textile Fair, number TEX7K2Q9MX4',
  );
  expect(downloadHref).toBe('/expo/badge/download');
});

test('R-2.117 R-6.012 in production there is no link to the download', async () => {
  expect((await loaded({ production: true })).downloadHref).toBeNull();
});

test('R-2.259 a URL parameter shows the canvas', async () => {
  expect((await loaded()).showsCanvas).toBe(false);
  expect((await loaded({}, 'canvas_debug=1')).showsCanvas).toBe(true);
});

test.each([
  ['none', ''],
  ['vip', 'VIP'],
  ['sVip', 'SVIP'],
] as const)('R-4.111 D-32 the plate of a badge shows the tier of its wearer: %s', async (tier, plate) => {
  expect((await loaded({}, '', tier)).badges[0]?.face.plate).toBe(plate);
});

test('D-28 a badge leads its wearer to the planner until its exhibition is over', () => {
  const planAt = (change: Partial<BadgeRecord>) =>
    badgeWords({ ...own, ...change }, { boot: { lang: 'en' } as Boot, texts: createLightTexts('en', badge) }).planAt;
  expect(planAt({ websiteId: 2 })).toEqual({ exhibitionId: '1001', websiteId: 2, industry: 'textile' });
  expect(planAt({ websiteId: 2, isOver: true })).toBeNull();
  expect(planAt({ websiteId: 2, isOwn: false })).toBeNull();
  // A badge that an older release cached.
  expect(planAt({})).toBeNull();
});
