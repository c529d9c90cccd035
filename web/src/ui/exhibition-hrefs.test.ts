import '../start/screens.ts';
import type { Audience } from '@fairhall/core/site/audience';
import { expect, test } from 'vitest';
import { hrefOf } from '../page/address.ts';
import { getExhibitorsHref, getMeetingHref, getOverviewHref, getPlannerHref } from './exhibition-hrefs.ts';

const istanbul = { exhibitionId: '1001', websiteId: 2, industry: 'textile' } as const;
const hrefsFor = (audience: Audience, exhibition: Parameters<typeof getOverviewHref>[0] = istanbul) => {
  const context = { boot: { audience }, href: hrefOf({ deployPath: '' }) };
  return [
    getOverviewHref(exhibition, context, '2'),
    getExhibitorsHref(exhibition, context, { keyword: 'silk' }),
    getPlannerHref(exhibition, context, { day: 'none' }),
    getMeetingHref(exhibition, 'S1', context),
  ];
};

test('D-92 buyers of a country get an exhibition’s own pages, global buyers those of its industry', () => {
  expect(hrefsFor('buyer')).toEqual([
    '/expoturkey_1001?hall=2',
    '/expoturkey_1001/exhibitors?keyword=silk',
    '/expoturkey_1001/planner?day=none',
    '/exhibition_1001/meeting/S1',
  ]);
  expect(hrefsFor('globalBuyer')).toEqual([
    '/tex-tr?hall=2',
    '/tex-tr/exhibitors?keyword=silk',
    '/tex-tr/planner?day=none',
    '/tex-tr/meeting/S1',
  ]);
});

test('D-13 an exhibition of an unknown site has the legacy addresses for every audience', () => {
  expect(hrefsFor('globalBuyer', { ...istanbul, websiteId: 77 })[1]).toBe('/exhibition_1001/exhibitors?keyword=silk');
});
