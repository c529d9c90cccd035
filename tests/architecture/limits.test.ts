import * as cart from '@fairhall/core/cart/limits';
import * as catalogue from '@fairhall/core/catalogue/limits';
import * as accountCalls from '@fairhall/core/contract/account/limits';
import { SUPPLIER_SYSTEM_ID } from '@fairhall/core/contract/envelope';
import * as fields from '@fairhall/core/contract/field-limits';
import * as tagCalls from '@fairhall/core/contract/rfq/tag-limits';
import { SESSION_LIFETIME_MS } from '@fairhall/core/contract/session-lifetime';
import * as upload from '@fairhall/core/contract/upload/limits';
import * as forms from '@fairhall/core/forms/limits';
import * as overlay from '@fairhall/core/overlay/limits';
import * as site from '@fairhall/core/site/limits';
import { findSiteById } from '@fairhall/core/site/sites';
import * as tags from '@fairhall/core/tags/limits';
import { ENQUIRY_DAILY_LIMIT } from '@fairhall/gateway/enquiry/daily-limit';
import { expect, test } from 'vitest';

test.each([
  ['R-9.001', 'products in the cart', cart.CART_MAX, 1],
  ['R-9.002', 'tags that may be chosen', tagCalls.MAX_TAG, 10],
  ['R-9.003', 'tags found in the form', tags.TAG_SEARCH_INLINE, 10],
  ['R-9.004', 'tags found in the dialog', tags.TAG_SEARCH_MODAL, 99],
  ['R-9.005', 'characters of a tag’s keyword', tagCalls.TAG_KEYWORD_MAX, 200],
  ['R-9.006', 'characters of an address', fields.EMAIL_MAX, 100],
  ['R-9.007', 'characters of a new password at least', accountCalls.PASSWORD_MIN, 6],
  ['R-9.007', 'characters of a password at most', accountCalls.PASSWORD_MAX, 20],
  ['R-9.012', 'pixels before a drag', overlay.MIN_DRAG_PIXELS, 20],
  ['R-9.013', 'milliseconds of a token', SESSION_LIFETIME_MS, 2_592_000_000],
  ['R-9.015', 'milliseconds for an address to be verified', accountCalls.EMAIL_VERIFY_TIMEOUT, 3_000],
  ['R-9.017', 'milliseconds before loading shows', forms.LOADING_DELAY, 100],
  ['R-9.018', 'milliseconds before a closed modal goes', overlay.MODAL_REMOVE, 200],
  ['R-9.039', 'milliseconds for an upload or the native app', upload.UPLOAD_TIMEOUT_MS, 30_000],
  ['R-9.044', 'part of the viewport in which pictures load', site.IMAGE_LAZY_MARGIN_RATIO, 1 / 3],
  ['R-9.045', 'number of the supplier system', SUPPLIER_SYSTEM_ID, 10_000],
  ['R-9.050', 'enquiries a day', ENQUIRY_DAILY_LIMIT, 20],
  ['R-9.050', 'views that are told', catalogue.VIEW_COUNT_MAX, 9_999],
] as const)('%s the limit of %s is %d', (_row, _what, limit, value) => {
  expect(limit).toBe(value);
});

test('the countries that require consent are those of the German and the Polish site', () => {
  expect(site.CONSENT_COUNTRIES).toEqual([findSiteById(4)?.countryId, findSiteById(3)?.countryId]);
});
