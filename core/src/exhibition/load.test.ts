import { expect, test } from 'vitest';
import { sampleExhibitionDetail } from '../contract/call-examples/rows.ts';
import { exhibition } from '../contract/exhibition/calls.ts';
import { ok } from '../result.ts';
import { loadExhibition } from './load.ts';

test('R-8.022 an exhibition is loaded by its id, and the blocked one is never requested', async () => {
  const asked: unknown[] = [];
  const calls = {
    exhibition: {
      detail: async (data: unknown) => {
        asked.push(data);
        return ok(sampleExhibitionDetail);
      },
    },
  };
  expect(await loadExhibition(calls, '1001')).toEqual(ok(sampleExhibitionDetail));
  expect(await loadExhibition(calls, '152652864772')).toMatchObject({ ok: false, error: { code: '404' } });
  expect(asked).toEqual([{ exhibitionId: '1001' }]);
});

test('R-7.022 R-7.023 R-7.024 an exhibition is requested by its id, by a site and a type, or by a site', () => {
  const takes = (data: object) => exhibition.detail.input.safeParse(data).success;
  expect([{ exhibitionId: '1001' }, { websiteId: 2, type: 'TEX' }, { websiteId: 2 }].map(takes)).toEqual([
    true,
    true,
    true,
  ]);
  expect([{ websiteId: 'turkey' }, { id: '1001' }].map(takes)).toEqual([false, false]);
});
