import { expect, test } from 'vitest';
import { productId, productName, supplierId, supplierName } from './normalise-entity.ts';

test.each([
  [{ goodsSpuId: 'P1', goodId: 'P2', spuId: 'P3', id: 'P4' }, 'P1'],
  [{ goodId: 'P2', spuId: 'P3', id: 'P4' }, 'P2'],
  [{ spuId: 3, id: 'P4' }, '3'],
  [{ id: 'P4' }, 'P4'],
  [{ goodsSpuId: '', goodId: null, id: 0 }, '0'],
  [{}, undefined],
])('R-3.010 the id of %o is %s', (record, id) => {
  expect(productId(record)).toBe(id);
});

test.each([
  [{ goodsName: 'Lamp', enName: 'Desk lamp', productName: 'Light', productAbout: 'Lamps' }, 'Lamp'],
  [{ enName: 'Desk lamp', productName: 'Light', productAbout: 'Lamps' }, 'Desk lamp'],
  [{ goodsName: '', productName: 'Light', productAbout: 'Lamps' }, 'Light'],
  [{ productAbout: 'Lamps' }, 'Lamps'],
])('R-3.011 the name of %o is %s', (record, name) => {
  expect(productName(record)).toBe(name);
});

test('R-3.012 a supplier is known by supplierId, else by id, and a number becomes text', () => {
  expect(supplierId({ supplierId: 'S1001', id: 7 })).toBe('S1001');
  expect(supplierId({ id: 1 })).toBe('1');
});

test('R-3.013 a supplier is shown by adName, else supplierName, else name', () => {
  expect(supplierName({ adName: 'Weaves', supplierName: 'Weaves Ltd', name: 'W' })).toBe('Weaves');
  expect(supplierName({ supplierName: 'Weaves Ltd', name: 'W' })).toBe('Weaves Ltd');
  expect(supplierName({ name: 'W' })).toBe('W');
});

test('a member that only the prototype has is not read', () => {
  expect(productId(Object.create({ id: 'P1' }))).toBeUndefined();
});
