import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson, logIn, USER_INFO } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import {
  createBrowserSign,
  post,
  readData,
  readError,
  testGateway,
  testPasswords,
} from '../../../../tests/support/gateway.ts';
import { closeDemoAccounts, demoAccountsOf, loadDemoAccounts } from './demo-accounts.ts';

const database = testDatabase();
const gateway = testGateway(database);
const accounts = demoAccountsOf({ demo: true, appEnv: 'development' });
const load = () => loadDemoAccounts(database(), testPasswords, accounts, { now: 1, supplierIds: ['S1', 'S3'] });
const enter = (email: string, password: string) => logIn(gateway(), { ...createPerson(), email }, { password });

describe('the demo accounts', () => {
  test('are offered with the demo data only, and never in production', () => {
    expect(accounts.map(({ email, password }) => `${email} / ${password}`)).toEqual([
      'buyer@demo.fairhall.test / fairhall-buyer',
      'buyer2@demo.fairhall.test / fairhall-buyer',
      'newbuyer@demo.fairhall.test / fairhall-buyer',
      'supplier@demo.fairhall.test / fairhall-supplier',
      'supplier2@demo.fairhall.test / fairhall-supplier',
      'supplier3@demo.fairhall.test / fairhall-supplier',
    ]);
    expect(demoAccountsOf({ demo: false, appEnv: 'development' })).toEqual([]);
    expect(demoAccountsOf({ demo: true, appEnv: 'production' })).toEqual([]);
  });

  test('can log in with their passwords, also after a second load', async () => {
    await load();
    const hashes = () =>
      database().kysely.selectFrom('account').select('password_hash').orderBy('account_id').execute();
    const before = await hashes();
    await load();
    expect(await hashes()).toEqual(before);
    for (const email of ['buyer@demo.fairhall.test', 'buyer2@demo.fairhall.test'])
      expect(await readData(enter(email, 'fairhall-buyer'))).toMatchObject({ token: expect.any(String) });
    expect(await readError(enter('supplier@demo.fairhall.test', 'fairhall-supplier'))).toMatchObject({ code: '1003' });
  });

  test('R-2.060 one of them has an unconfirmed email address', async () => {
    await load();
    const rows = database().kysely.selectFrom('account').select('email').where('verified_at', 'is', null);
    const demo = await rows.where('email', 'like', '%@demo.fairhall.test').execute();
    expect(demo).toEqual([{ email: 'newbuyer@demo.fairhall.test' }]);
  });

  test('D-39 the supplier account is a manager of its supplier, also if it was created before that role existed', async () => {
    await load();
    const demo = database().kysely.updateTable('account').where('account_id', '=', 'demo-supplier');
    await demo.set({ supplier_id: null, supplier_right: null }).execute();
    await load();
    await loadDemoAccounts(database(), testPasswords, accounts, { now: 1, supplierIds: ['S2'] });
    const data = { email: 'supplier@demo.fairhall.test', password: 'fairhall-supplier' };
    const sign = { envelope: createBrowserSign(), headers: createHeaders(createPerson()) };
    const { token } = (await readData(post(gateway(), 'blade-supplier/account/login', data, sign))) as {
      token: string;
    };
    const info = post(gateway(), 'blade-supplier/account/info', {}, { envelope: { token, ...createBrowserSign() } });
    expect(await readData(info)).toMatchObject({ supplierId: 'S1', right: 'manage', contactName: 'Demo Supplier' });
  });

  test('are hashed once: a restart with valid hashes hashes none', async () => {
    await load();
    const hashed: string[] = [];
    const counting = {
      ...testPasswords,
      hash: (password: string, whom: readonly string[]) => {
        hashed.push(password);
        return testPasswords.hash(password, whom);
      },
    };
    await loadDemoAccounts(database(), counting, accounts, { now: 2, supplierIds: ['S1', 'S3'] });
    expect(hashed).toEqual([]);
    await database().kysely.deleteFrom('account').where('account_id', '=', 'demo-buyer2').execute();
    await loadDemoAccounts(database(), counting, accounts, { now: 3, supplierIds: ['S1', 'S3'] });
    expect(hashed).toEqual(['fairhall-buyer']);
  });

  test('do not overwrite an account that somebody registered with a demo email address', async () => {
    const own = {
      account_id: 'own',
      email: 'Buyer2@demo.fairhall.test',
      kind: 'buyer',
      created: 1,
      password_hash: 'own',
    } as const;
    await database().kysely.deleteFrom('account').where('account_id', '=', 'demo-buyer2').execute();
    await database().kysely.insertInto('account').values(own).execute();
    await load();
    const row = database().kysely.selectFrom('account').select('password_hash').where('account_id', '=', 'own');
    expect(await row.executeTakeFirst()).toEqual({ password_hash: 'own' });
    await database().kysely.deleteFrom('account').where('account_id', '=', 'own').execute();
  });

  test('THR-17 are closed in production, together with their sessions', async () => {
    await load();
    const { token } = (await readData(enter('buyer@demo.fairhall.test', 'fairhall-buyer'))) as { token: string };
    await closeDemoAccounts(database());
    expect((await post(gateway(), USER_INFO, {}, { envelope: { token } })).status).toEqual(401);
    expect(await readError(enter('buyer@demo.fairhall.test', 'fairhall-buyer'))).toMatchObject({ code: '1004' });
    await load();
    expect((await enter('buyer@demo.fairhall.test', 'fairhall-buyer')).status).toEqual(200);
  });
});
