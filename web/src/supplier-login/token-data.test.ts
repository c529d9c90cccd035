import '../start/screens.ts';
import { ROUTE_DEFINITIONS, type RouteName } from '@fairhall/core/routes/routes';
import { describe, expect, test } from 'vitest';
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { Visit } from '../page/screen.ts';
import { defineScreens } from '../page/screens.ts';
import { SUPPLIER_SCREENS } from '../start/supplier-site.ts';
import * as invitation from './invitation.screen.ts';
import { tokenData } from './token-data.ts';

for (const screens of SUPPLIER_SCREENS) defineScreens(screens);

const boot = { origin: 'http://supplier.test', deployPath: '', audience: 'supplier', device: 'pc', production: false };
const nextOf = (callback: string): string =>
  tokenData({
    search: new URLSearchParams({ callback }),
    // The page after a login depends only on these facts.
    boot: boot as unknown as Boot,
    href: hrefOf({ deployPath: '' }),
  }).next;

/** Pages of the suppliers' site that a login opens itself. */
const LOGIN_PAGES: ReadonlySet<RouteName> = new Set<RouteName>(['singleSignOn', 'supplierInvitation']);

const toPath = (pattern: string): string =>
  pattern.replace('{meetingAnswer}', 'accept').replace(/\{[^}]+\}/g, 'P100381');

const SUPPLIER_PAGES = SUPPLIER_SCREENS.flatMap((screens) => Object.keys(screens) as RouteName[])
  .filter((name) => !LOGIN_PAGES.has(name))
  .flatMap((name) => ROUTE_DEFINITIONS[name].patterns.map(toPath));

describe('the login of a member of a supplier’s team', () => {
  test.each(SUPPLIER_PAGES)('D-65 leads back to %s', (path) => {
    expect(nextOf(path)).toBe(path);
  });

  test('D-65 leads back to a new product, to one product and to the home page', () => {
    expect(SUPPLIER_PAGES).toEqual(
      expect.arrayContaining(['/catalogue/new', '/catalogue/P100381', '/preview/product', '/inbox/P100381']),
    );
    expect(nextOf('/')).toBe('/');
  });

  test('every page that only suppliers have is among them', () => {
    const only = (Object.keys(ROUTE_DEFINITIONS) as RouteName[])
      .filter((name) => !LOGIN_PAGES.has(name))
      .map((name) => ROUTE_DEFINITIONS[name])
      .filter(({ audiences }) => audiences.join() === 'supplier');
    const paths = only.flatMap(({ patterns }) => patterns.map(toPath));
    expect(SUPPLIER_PAGES).toEqual(expect.arrayContaining(paths));
  });

  test.each(SUPPLIER_PAGES)('D-65 THR-04 leads back to %s with its query, without secrets', (path) => {
    expect(nextOf(`${path}?id=P100381&init_token=s3cret&pageNo=2`)).toBe(`${path}?id=P100381&pageNo=2`);
    expect(nextOf(`${path}?token=s3cret`)).toBe(path);
  });

  test.each([
    'https://elsewhere.test/inbox',
    '/nowhere',
    '/search/product',
    '//elsewhere.test/leads',
    'javascript:1',
    '/invitation',
  ])('THR-23 leads to the inbox, not to %s', (callback) => {
    expect(nextOf(callback)).toBe('/inbox');
  });

  test('D-65 an accepted invitation leads to the home page with its first steps', async () => {
    const visit = { search: new URLSearchParams(), boot, href: hrefOf({ deployPath: '' }) };
    expect((await invitation.loader(visit as unknown as Visit<'supplierInvitation'>)).next).toBe('/');
  });
});
