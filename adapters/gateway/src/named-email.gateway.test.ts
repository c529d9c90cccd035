import { type Access, listCalls } from '@fairhall/core/contract/call';
import { CALL_EXAMPLES } from '@fairhall/core/contract/call-examples/call-examples';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../tests/support/accounts.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, testGateway } from '../../../tests/support/gateway.ts';

const database = testDatabase();
const gateway = testGateway(database);

/** More than any rate limit of an email address has ever allowed. */
const STRANGERS = 24;

type Data = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data with every email address in it replaced; undefined if it has none. */
function naming(data: Data, email: string): Data | undefined {
  let isFound = false;
  const replaced = Object.entries(data).map(([name, value]) => {
    if (name === 'email' && typeof value === 'string') {
      isFound = true;
      return [name, email];
    }
    const inner = isObject(value) ? naming(value, email) : undefined;
    if (inner !== undefined) isFound = true;
    return [name, inner ?? value];
  });
  return isFound ? Object.fromEntries(replaced) : undefined;
}

/**
 * Only calls in which users name their own address. Staff and suppliers name other people's, so no owner of an address
 * has to get past a limit there.
 */
const ASKED_BY_THE_PERSON: ReadonlySet<Access> = new Set(['anyone', 'visitor', 'buyer']);

const calls = [...listCalls(completeContract)].flatMap(({ name, call }) => {
  const input = CALL_EXAMPLES[name]?.input ?? {};
  const takesEmail = naming(input, 'a@example.com') !== undefined && call.body !== 'multipart';
  return (takesEmail && ASKED_BY_THE_PERSON.has(call.access)) || name === 'supplier.login'
    ? [{ name, call, input }]
    : [];
});

let networks = 0;
const newNetwork = (): string => {
  networks += 1;
  return `10.${64 + (networks >> 14)}.${(networks >> 7) & 127}.${(networks & 127) + 1}`;
};

beforeAll(() => insertExhibition(database(), { exhibition_id: '1001', ...createExhibitionDays() }));

test('the calls that take an email address are found', () => {
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['account.memberCheck', 'account.loginPc', 'preregistration.preRegister', 'stand.book']),
  );
});

describe.each(calls)('D-65 strangers who use a person’s email address in $name', ({ call, input }) => {
  const signed = call.client === 'supplier' || call.client === 'assistant' ? createBrowserSign() : {};

  async function ask(email: string, token = '', who = createPerson()): Promise<number> {
    const envelope = { ...signed, ...(token === '' ? {} : { token }) };
    const sent = { headers: createHeaders(who), address: newNetwork(), envelope };
    return (await post(gateway(), call.path, naming(input, email), sent)).status;
  }

  const tokenOf = async (accountId: string): Promise<string> =>
    call.access === 'buyer' ? insertSession(database(), 'buyer', { accountId }) : '';

  test('do not lock the person out of a new browser or a login', async () => {
    const { email } = createPerson('named');
    const usual = await ask(createPerson('unnamed').email, await tokenOf(`${email}-unnamed`));
    for (let stranger = 0; stranger < STRANGERS; stranger += 1)
      await ask(stranger % 2 === 0 ? email : email.toUpperCase(), await tokenOf(`${email}-${stranger}`));
    const fresh = await ask(email, await tokenOf(`${email}-own`));
    expect([usual, fresh]).toEqual([fresh, usual]);
    expect(fresh).not.toBe(429);
    if (call.access !== 'visitor') return;
    const token = await insertSession(database(), 'buyer', { accountId: `${email}-proved` });
    await database()
      .kysely.updateTable('account')
      .set({ email, verified_at: 1 })
      .where('account_id', '=', `${email}-proved`)
      .execute();
    // A user who is logged in under the address may get more.
    expect([usual, 200]).toContain(await ask(email, token));
  });
});
