import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const view = { busy: false, list: { products: [{ id: 'P1' }, { id: 'P2' }], total: 2 } };

test('what is not named may be anything', () => {
  expect(differences({ list: { total: 2 } }, view)).toEqual([]);
});

test('a list is compared whole with a list, and in part with an object', () => {
  expect(differences({ list: { products: [{}, { id: 'P2' }] } }, view)).toEqual([]);
  expect(differences({ list: { products: { length: 2, 1: { id: 'P2' } } } }, view)).toEqual([]);
  expect(differences({ list: { products: [{ id: 'P1' }] } }, view)).toEqual([
    'view.list.products: expected [{"id":"P1"}], is [{"id":"P1"},{"id":"P2"}]',
  ]);
});

test('every difference is told with its place', () => {
  expect(differences({ busy: true, list: { total: 3, pager: { pageNo: 1 } } }, view)).toEqual([
    'view.busy: expected true, is false',
    'view.list.total: expected 3, is 2',
    'view.list.pager: expected {"pageNo":1}, is nothing',
  ]);
});
