import { expect, test } from 'vitest';
import type { IndustryKey } from '../site/industries.ts';
import { listOthersByIndustry } from './by-industry.ts';
import type { ExhibitionPhase } from './phase.ts';

const row = (exhibitionId: string, websiteId: number, industry: IndustryKey, phase: ExhibitionPhase = 2) => ({
  exhibitionId,
  websiteId,
  industry,
  phase,
});

test('D-04 other exhibitions are listed by site first, then one of each further industry, without ended ones', () => {
  const rows = [
    row('1', 2, 'textile', 3),
    row('2', 12, 'pets'),
    row('3', 6, 'pets'),
    row('4', 2, 'building'),
    row('5', 1, 'building'),
    row('6', 2, 'pets', 4),
    row('7', 1, 'machinery', 5),
    row('8', 5, 'textile'),
  ];
  const ids = listOthersByIndustry(rows, { websiteId: 2, currentId: '1' }).map(({ exhibitionId }) => exhibitionId);
  expect(ids).toEqual(['4', '2', '8']);
});
