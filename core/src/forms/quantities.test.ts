import { expect, test } from 'vitest';
import { createMemorySlot } from '../ports/memory-slot.ts';
import { createTypedQuantities, type ProductQuantity, QUANTITY_COUNT_MAX, withQuantity } from './quantities.ts';

test('D-48 a typed quantity is remembered for its product until it is emptied', () => {
  const slot = createMemorySlot<ProductQuantity[]>();
  const quantities = createTypedQuantities(slot);
  expect(quantities.read('P1')).toBe('');
  quantities.save('P1', '25000');
  quantities.save('P2', '10');
  expect([quantities.read('P1'), quantities.read('P2')]).toEqual(['25000', '10']);
  quantities.save('P1', '');
  expect([quantities.read('P1'), slot.read()]).toEqual(['', [{ productId: 'P2', quantity: 10 }]]);
});

test('R-5.034 a text that is no quantity leaves the remembered one as it was', () => {
  const quantities = createTypedQuantities(createMemorySlot<ProductQuantity[]>([{ productId: 'P1', quantity: 5 }]));
  for (const typed of ['0', '-5', '1.5', 'many', '9999999999']) {
    quantities.save('P1', typed);
    expect(quantities.read('P1')).toBe('5');
  }
});

test('D-48 a device remembers the quantities of fifty products, the last ones that were typed', () => {
  let list: ProductQuantity[] = [];
  for (let count = 0; count <= QUANTITY_COUNT_MAX; count += 1) list = withQuantity(list, `P${count}`, count + 1);
  list = withQuantity(list, 'P1', 7);
  expect([list.length, list.at(0)?.productId, list.at(-1)]).toEqual([
    QUANTITY_COUNT_MAX,
    'P2',
    { productId: 'P1', quantity: 7 },
  ]);
});
