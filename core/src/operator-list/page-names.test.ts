import { expect, test } from 'vitest';
import { STATIC_CONTENT_NAMES } from '../contract/cms/static-content.ts';
import { isPageName, listPageNames, PAGE_NAME_SHAPES } from './page-names.ts';

test('D-45 every page name can be written, for all sites or for one', () => {
  for (const name of STATIC_CONTENT_NAMES) {
    expect([name, isPageName(name), isPageName(`${name}-turkey`)]).toEqual([name, true, true]);
    expect(PAGE_NAME_SHAPES).toContain(name);
  }
});

test.each([
  'customer-service',
  'customer-service-japan',
  'banner-textile',
  'tex-tr-why-attend',
  'tex-ww-history',
  'theme-1001-t1',
  'fair-turkey-12',
  'terms-international',
])('D-45 %s is the name of a page', (name) => expect(isPageName(name)).toBe(true));

test.each([
  'nonsense',
  '',
  'terms-',
  'terms-atlantis',
  '-turkey',
  'banner-',
  'banner-tex',
  'tex-tr-faq',
  'xyz-tr-intro',
  'theme-1001',
  'fair-atlantis-1',
  'constructor',
])('D-45 %j is not the name of a page, because no page would show it', (name) => expect(isPageName(name)).toBe(false));

test('D-45 a site looks for its own text first', () => {
  expect(listPageNames('terms', 'turkey')).toEqual(['terms-turkey', 'terms']);
  expect(listPageNames('terms', undefined)).toEqual(['terms']);
  expect(listPageNames('theme-1001-t1', 'turkey')).toEqual(['theme-1001-t1']);
});
