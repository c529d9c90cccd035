import '../../start/screens.ts';
import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { EXHIBITION_PHASE } from '@fairhall/core/site/exhibition-codes';
import { expect, test } from 'vitest';
import { hrefOf } from '../../page/address.ts';
import type { Boot } from '../../page/boot.ts';
import { toExhibitionTabs } from './exhibition-tab-links.ts';

const istanbul = {
  exhibitionId: '1001',
  websiteId: 2,
  industry: 'textile',
  phase: EXHIBITION_PHASE.duringShow,
  figures: { exhibitors: 20, countries: 10, goods: 500 },
} as unknown as ExhibitionDetail;

function tabsFor(audience: Boot['audience'], exhibition = istanbul, countryUrl = ''): readonly string[] {
  const boot = { audience, globalUrl: 'https://fairhall.example' } as Boot;
  const visit = { boot, search: '', href: hrefOf({ deployPath: '' }) };
  return toExhibitionTabs(exhibition, visit, countryUrl).map(({ tab, href }) => `${tab} ${href}`);
}

test('D-92 both hosts have the same tabs, and those of the other host lead there', () => {
  expect(tabsFor('buyer')).toEqual([
    'overview /expoturkey_1001',
    'exhibitors /expoturkey_1001/exhibitors',
    'spotlight /expoturkey_1001/spotlight-exhibitors',
    'floorPlan /expoturkey_1001#floor-plan',
    'information https://fairhall.example/tex-tr/intro',
    'planner /expoturkey_1001/planner',
    'lottery /expoturkey_1001/lotterywheel',
  ]);
  expect(tabsFor('globalBuyer', istanbul, 'https://turkey.example/expoturkey_1001')).toEqual([
    'overview /tex-tr',
    'exhibitors /tex-tr/exhibitors',
    'spotlight https://turkey.example/expoturkey_1001/spotlight-exhibitors',
    'floorPlan /tex-tr#floor-plan',
    'information /tex-tr/intro',
    'planner /tex-tr/planner',
    'lottery https://turkey.example/expoturkey_1001/lotterywheel',
  ]);
});

test('D-92 pages without content have no tab, nor has a page of a host that does not exist', () => {
  const empty = { ...istanbul, phase: EXHIBITION_PHASE.ended, figures: { ...istanbul.figures, exhibitors: 0 } };
  expect(tabsFor('buyer', empty)).toEqual([
    'overview /expoturkey_1001',
    'exhibitors /expoturkey_1001/exhibitors',
    'planner /expoturkey_1001/planner',
  ]);
  expect(tabsFor('globalBuyer').map((tab) => tab.split(' ')[0])).toEqual([
    'overview',
    'exhibitors',
    'floorPlan',
    'information',
    'planner',
  ]);
});
