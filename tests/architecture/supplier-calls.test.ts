import { expect, test } from 'vitest';
import { isCalledIn, listCallsWithoutPage, SUPPLIER_CALLS } from './supplier-calls.ts';

/** Calls that a supplier needs no page for, each with the reason. */
const WITHOUT_PAGE: Readonly<Record<string, string>> = {};

test('D-65 every call for suppliers is made by a page of the suppliers’ site, or needs none for a stated reason', () => {
  expect(SUPPLIER_CALLS.length).toBeGreaterThan(40);
  const missing = listCallsWithoutPage();
  expect(missing.filter((name) => WITHOUT_PAGE[name] === undefined)).toEqual([]);
  // A reason is removed as soon as a page makes the call.
  expect(Object.keys(WITHOUT_PAGE).filter((name) => !missing.includes(name))).toEqual([]);
});

test.each([
  ['ports.supplierGateway.supplierLead.list({ pageNo: 1 })', true],
  ['const { supplierLead } = supplierGateway;\nreturn supplierLead\n  .list({})', true],
  ['// supplierGateway\nsupplierLead.listAll()', false],
  ['supplierGateway.supplierLeads.list()', false],
  ['supplierLead.list()', false],
])('in %j the call supplierLead.list is found: %s', (text, isFound) => {
  expect(isCalledIn(text, 'supplierLead.list')).toBe(isFound);
});
