import { expect, test } from 'vitest';
import * as limitsModule from './limits.ts';
import { siteById } from './sites.ts';

const limits = { ...limitsModule };

test.each([
  ['R-9.001', 'CART_MAX', 1],
  ['R-9.002', 'MAX_TAG', 10],
  ['R-9.003', 'TAG_SEARCH_INLINE', 10],
  ['R-9.004', 'TAG_SEARCH_MODAL', 99],
  ['R-9.005', 'TAG_KEYWORD_MAX', 200],
  ['R-9.006', 'EMAIL_MAX', 100],
  ['R-9.007', 'PASSWORD_MIN', 6],
  ['R-9.007', 'PASSWORD_MAX', 20],
  ['R-9.008', 'CONSENT_DAYS', 182],
  ['R-9.012', 'DRAG_THRESHOLD', 20],
  ['R-9.013', 'TOKEN_TTL', 2_592_000_000],
  ['R-9.014', 'POPUP_DELAY', 3_000],
  ['R-9.015', 'EMAIL_VERIFY_TIMEOUT', 3_000],
  ['R-9.016', 'LOGIN_MODAL_WIDTH', 1_041],
  ['R-9.016', 'LOGIN_MODAL_MAX_HEIGHT_VH', 90],
  ['R-9.017', 'LOADING_DELAY', 100],
  ['R-9.018', 'MODAL_REMOVE', 200],
  ['R-9.021', 'HEADER_PC', 80],
  ['R-9.021', 'HEADER_H5', 44],
  ['R-9.022', 'STICKY_OFFSET', 44],
  ['R-9.039', 'SHARED_TIMEOUT', 30_000],
  ['R-9.040', 'VIP_BOOTH_LIMIT', 5],
  ['R-9.044', 'LAZY_MARGIN_RATIO', 1 / 3],
  ['R-9.045', 'SUPPLIER_SYSTEM_ID', 10_000],
  ['R-9.050', 'INQUIRY_DAILY_LIMIT', 20],
  ['R-9.050', 'VIEW_COUNT_INTERVAL', 1_800_000],
  ['R-9.050', 'VIEW_COUNT_SHOWN_MAX', 9_999],
] as const)('%s the limit %s is %d', (_row, name, value) => {
  expect(limits[name]).toBe(value);
});

test('R-9.009 the consent banner is for Germany and Poland', () => {
  expect(limits.CONSENT_COUNTRIES).toEqual([siteById(4)?.countryId, siteById(3)?.countryId]);
});

test('R-9.051 three exhibitions are pinned', () => {
  expect(limits.FIXED_IDS).toHaveLength(3);
});
