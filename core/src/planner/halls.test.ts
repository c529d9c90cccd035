import { expect, test } from 'vitest';
import { plannedHalls } from './halls.ts';

const item = (hall: string, standNo: string, id = `${hall}${standNo}`) => ({
  ...{ id, exhibitionId: '1001', supplierId: 'S1', standNo, hall, hallName: hall === '2' ? 'Home' : '' },
  ...{ supplierName: '', goodsName: '', image: '', remark: '', createTime: 1 },
});

test('D-28 a plan is read hall by hall and stand by stand, by their numbers', () => {
  const { halls, gone } = plannedHalls([
    ...[item('10', 'A1'), item('2', 'B10'), item('', '', 'gone'), item('2', 'B9'), item('2', 'B9', 'second')],
  ]);
  expect(halls.map(({ hall, name, items }) => [hall, name, items.map(({ id }) => id)])).toEqual([
    ['2', 'Home', ['2B9', 'second', '2B10']],
    ['10', '', ['10A1']],
  ]);
  expect(gone.map(({ id }) => id)).toEqual(['gone']);
});

test('D-28 nothing planned is no hall', () => {
  expect(plannedHalls([])).toEqual({ halls: [], gone: [] });
});
