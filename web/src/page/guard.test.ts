import '../start/screens.ts';
import { expect, test } from 'vitest';
import type { Boot } from './boot.ts';
import { findRedirect } from './guard.ts';

const boot = { deployPath: '' } as Boot; // the redirect reads nothing else
const redirectOf = (address: string, isLoggedIn = false) =>
  findRedirect('expoPlanner', new URL(address, 'http://turkey.localhost'), boot, {
    isThere: async () => isLoggedIn,
    reject: () => undefined,
  });

test('R-4.029 the login page gets a code for a login from the address of a personal page', async () => {
  expect(await redirectOf('/expoturkey_1001/planner?day=none&ac=x.y.z')).toBe(
    '/login?redirect=%2Fexpoturkey_1001%2Fplanner%3Fday%3Dnone&ac=x.y.z',
  );
  expect(await redirectOf('/expoturkey_1001/planner?ac=x.y.z', true)).toBeNull();
});

test('THR-04 the login page gets no other secret', async () => {
  expect(await redirectOf('/expoturkey_1001/planner?token=t&email=a%40b.example')).toBe(
    '/login?redirect=%2Fexpoturkey_1001%2Fplanner',
  );
});
