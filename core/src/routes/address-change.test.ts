import { expect, test } from 'vitest';
import { createAddressBook } from './address-book.ts';
import { addressAfterLogout, removeFromQuery } from './address-change.ts';

test('R-4.030 a used token leaves the address, everything else stays as it was', () => {
  expect(removeFromQuery('?a=1+2&ac=T&keyword=%20x&b', ['ac'])).toBe('?a=1+2&keyword=%20x&b');
  expect(removeFromQuery('?ac=T&ac=U', ['ac'])).toBe('');
  expect(removeFromQuery('?exhibitionId=1&exhibition_id=2&id=3', ['exhibitionId'])).toBe('?id=3');
  expect(removeFromQuery('', ['ac'])).toBe('');
});

test('R-4.077 a logout on a page of RFQs leads to the RFQ form, elsewhere the address stays', () => {
  const book = createAddressBook({ deployPath: '/shop' });
  const after = (path: string) => addressAfterLogout(book, path, '?rfq_id=R1');
  expect(['/shop/rfq', '/shop/rfq/manage', '/shop/rfq/edit/R1'].map(after)).toEqual(Array(3).fill('/shop/rfq'));
  expect(after('/shop/rfq-buyerservice')).toBe('/shop/rfq-buyerservice?rfq_id=R1');
});
