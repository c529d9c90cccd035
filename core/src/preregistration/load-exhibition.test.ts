import { expect, test } from 'vitest';
import { sampleExhibition } from '../contract/call-examples/rows.ts';
import { ok } from '../result.ts';
import { loadExhibition } from './load-exhibition.ts';

const show = { ...sampleExhibition, halls: [], figures: { exhibitors: 0, countries: 0, goods: 0 } };
const config = {
  exhibitionId: '1001',
  pageVersion: 9,
  popupMode: 'off',
  phase: 2,
  abPreRegister: true,
  entryTypes: [],
  maxTag: 4,
} as const;

test('R-3.003 R-5.036 a form offers the tags of the exhibition’s categories, up to the configured number', async () => {
  const gateway = { exhibition: { detail: async () => ok(show), config: async () => ok(config) } };
  const loaded = await loadExhibition(gateway as never, '1001');
  expect(loaded).toMatchObject({
    value: { exhibition: { tagCategoryIds: ['601', '602'], maxTag: 4, pageVersion: 9 } },
  });
});
