import { expect, test } from 'vitest';
import { sampleExhibition } from '../contract/call-examples/rows.ts';
import { exhibitionRow } from '../contract/exhibition/calls.ts';
import { err, ok } from '../result.ts';
import { EXHIBITION_FIXED_IDS, isBlocked, readFixedIds } from './ids.ts';

test('R-3.001 R-3.002 the id of an exhibition may be sent as id, and nothing else changes', () => {
  const { exhibitionId, ...rest } = sampleExhibition;
  expect(exhibitionRow.parse({ ...rest, id: 5 })).toEqual({ ...rest, exhibitionId: '5' });
  expect(exhibitionRow.parse(sampleExhibition)).toEqual(sampleExhibition);
  expect(exhibitionRow.safeParse(rest).success).toBe(false);
  expect(exhibitionRow.safeParse(null).success).toBe(false);
  expect(Object.keys(sampleExhibition)).toEqual(
    expect.arrayContaining([
      'exhibitionId',
      'websiteId',
      'name',
      'nameLocal',
      'industry',
      'icon',
      'tagCategoryIds',
      'startTime',
      'endTime',
      'inshowStartDate',
      'inshowEndDate',
      'googleMapUrl',
      'location',
      'exhibitionUrl',
    ]),
  );
});

test('R-3.004 exhibition dates consist of year, month and day', () => {
  const takes = (inshowStartDate: string) => exhibitionRow.safeParse({ ...sampleExhibition, inshowStartDate }).success;
  expect(['2026-11-24', '24.11.2026', '2026-11', '20261124', ''].map(takes)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('R-8.022 one exhibition is blocked', () => {
  expect([isBlocked('152652864772'), isBlocked('1001'), isBlocked('0152652864772')]).toEqual([true, false, false]);
});

test('R-9.051 D-56 either three exhibitions or none are pinned; any other number is rejected', () => {
  expect(EXHIBITION_FIXED_IDS).toHaveLength(3);
  expect(readFixedIds(EXHIBITION_FIXED_IDS.join())).toEqual(ok(EXHIBITION_FIXED_IDS));
  expect([readFixedIds(undefined), readFixedIds('')]).toEqual([ok([]), ok([])]);
  expect([readFixedIds('1001,1002'), readFixedIds('1,2,3,4'), readFixedIds('1,1,2')]).toEqual([
    err('length'),
    err('length'),
    err('length'),
  ]);
});
