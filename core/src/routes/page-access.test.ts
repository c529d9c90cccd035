import { describe, expect, test } from 'vitest';
import { readPageRoles } from '../../../tests/support/page-roles.ts';
import { getLoginMethod, getRedirect, isForGuests, isPersonal } from './page-access.ts';
import { ROUTE_DEFINITIONS, type RouteName } from './routes.ts';

const NAMES = Object.keys(ROUTE_DEFINITIONS) as RouteName[]; // the table's own names

describe('how a page asks for a login', () => {
  test('A-20 five pages ask for it without being left', () => {
    expect(NAMES.filter((name) => getLoginMethod(name) === 'modal').sort()).toEqual([
      'cart',
      'exhibitionRfq',
      'requestMeeting',
      'rfq',
      'rfqLanding',
    ]);
  });

  test.each<[RouteName | undefined]>([['product'], ['rfqManage'], ['rfqBuyerService'], [undefined]])(
    'A-20 from %s one goes to the page of the login',
    (name) => {
      expect(getLoginMethod(name)).toBe('route');
    },
  );
});

describe('whom a page is for', () => {
  test('what belongs to the person logged in is kept from everybody else', async () => {
    const newer = Object.entries(await readPageRoles()).flatMap(([name, { kind }]) =>
      kind === 'personal' ? [name] : [],
    );
    const personal = ['rfqEdit', 'rfqQuotation', 'scanBadge'];
    expect(NAMES.filter(isPersonal).sort()).toEqual([...personal, ...newer].sort());
  });

  test('no page is for nobody', () => {
    expect(NAMES.filter((name) => isPersonal(name) && isForGuests(name))).toEqual([]);
  });

  test.each<[string, RouteName | undefined, 'home' | 'login' | null, 'home' | 'login' | null]>([
    ['R-2.007', 'login', 'home', null],
    ['R-2.008', 'register', 'home', null],
    ['R-2.040', 'rfqDetail', null, 'login'],
    ['R-2.038', 'rfq', null, null],
    ['R-2.155', 'resetPassword', null, null],
    ['R-2.006', undefined, null, null],
  ])('%s %s sends a buyer to %s and a guest to %s', (_, name, buyer, guest) => {
    expect([getRedirect(name, true), getRedirect(name, false)]).toEqual([buyer, guest]);
  });
});
