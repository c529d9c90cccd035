import { expect, test } from 'vitest';
import type { Queries } from '../db/database.ts';
import { identify } from './identify.ts';
import { createToken } from './tokens.ts';

/** A database that finds no identity, and the names of the statements it ran. */
function emptyDatabase() {
  const asked: string[] = [];
  const queries: Pick<Queries, 'json'> = {
    json: async ({ name }) => {
      asked.push(name);
      return null;
    },
  };
  return { asked, queries: queries as Queries };
}

test.each([
  ['anyone', 'a buyer’s token', createToken('buyer')],
  ['anyone', 'a supplier’s token', createToken('supplier')],
  ['anyone', 'no token', ''],
  ['visitor', 'no token', ''],
  ['visitor', 'a supplier’s token', createToken('supplier')],
  ['visitor', 'a text that is no token', 'bt_malformed'],
] as const)('a call for %s with %s needs no database query to identify its caller', async (access, _, token) => {
  const { asked, queries } = emptyDatabase();
  expect([await identify(queries, access, token, 0), asked]).toEqual([
    { ok: true, value: { buyer: null, staff: null, supplier: null } },
    [],
  ]);
});

test.each([
  ['support', createToken('buyer')],
  ['operator', 'sf_malformed'],
] as const)(
  'D-94 a call for %s with a token that cannot be a staff token needs no database query',
  async (access, token) => {
    const { asked, queries } = emptyDatabase();
    expect([await identify(queries, access, token, 0), asked]).toMatchObject([
      { ok: false, error: { code: '401' } },
      [],
    ]);
  },
);

test('a possible buyer token is looked up once', async () => {
  for (const access of ['visitor', 'buyer'] as const) {
    const { asked, queries } = emptyDatabase();
    await identify(queries, access, createToken('buyer'), 0);
    expect(asked).toEqual(['buyer of a token']);
  }
});
