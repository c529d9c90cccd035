import { describe, expect, test } from 'vitest';
import { readPageRoles } from '../../../tests/support/page-roles.ts';
import { getLoginMethod, getRedirect, isForGuests, isPersonal } from './page-access.ts';
import { ROUTE_DEFINITIONS, type RouteName } from './routes.ts';

const NAMES = Object.keys(ROUTE_DEFINITIONS) as RouteName[]; // the table's own names

describe('the login method of a page', () => {
  test('A-20 five pages open the login in a modal', () => {
    expect(NAMES.filter((name) => getLoginMethod(name) === 'modal').sort()).toEqual([
      'cart',
      'exhibitionRfq',
      'requestMeeting',
      'rfq',
      'rfqLanding',
    ]);
  });

  test.each<[RouteName | undefined]>([['product'], ['rfqManage'], ['rfqBuyerService'], [undefined]])(
    'A-20 %s leads to the login page',
    (name) => {
      expect(getLoginMethod(name)).toBe('route');
    },
  );
});

describe('page access', () => {
  test('pages with data of a logged-in user are closed to everyone else', async () => {
    const newer = Object.entries(await readPageRoles()).flatMap(([name, { kind }]) =>
      kind === 'personal' ? [name] : [],
    );
    const personal = ['rfqQuotation', 'scanBadge'];
    expect(NAMES.filter(isPersonal).sort()).toEqual([...personal, ...newer].sort());
  });

  test('no page is both personal and for guests only', () => {
    expect(NAMES.filter((name) => isPersonal(name) && isForGuests(name))).toEqual([]);
  });

  test.each<[string, RouteName | undefined, 'home' | 'login' | null, 'home' | 'login' | null]>([
    ['R-2.007', 'login', 'home', null],
    ['R-2.008', 'register', 'home', null],
    ['R-2.040', 'rfqDetail', null, 'login'],
    ['R-2.038', 'rfq', null, null],
    ['R-2.155', 'resetPassword', null, null],
    ['R-2.006', undefined, null, null],
  ])('%s %s redirects a buyer to %s and a guest to %s', (_, name, buyer, guest) => {
    expect([getRedirect(name, true), getRedirect(name, false)]).toEqual([buyer, guest]);
  });
});
