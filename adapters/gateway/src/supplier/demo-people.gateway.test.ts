import { beforeAll, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { listResponsiblePeople } from '../supplier-login/responsible-people.ts';
import { loadDemoPeople } from './demo-people.ts';

const database = testDatabase();
const peopleOf = async (supplierId: string) =>
  (await listResponsiblePeople(database(), supplierId)).map(({ email, lang }) => ({ email, lang }));

beforeAll(async () => {
  for (const [id, code] of [
    ['S1039', 'TR'],
    ['S1040', 'TR'],
    ['S1041', 'XX'],
    ['S1042', 'CN'],
    ['S1043', 'CN'],
  ] as const) {
    await insertSupplier(database(), id, 'Çınar Tekstil San. ve Tic. A.Ş.');
    await database().kysely.updateTable('supplier').set({ country_code: code }).where('id', '=', id).execute();
  }
  await insertSession(database(), 'supplier', { accountId: 'own-person', supplierId: 'S1042' });
  await loadDemoPeople(database(), 1);
});

test('the demo suppliers get a person each, except every fortieth and those that have one', async () => {
  expect(await peopleOf('S1039')).toEqual([
    { email: expect.stringMatching(/^[a-z]+\.[a-z]+@cinar-tekstil-san-ve-tic-as-s1039\.example$/), lang: 'tr' },
  ]);
  expect(await peopleOf('S1040')).toEqual([]);
  expect(await peopleOf('S1041')).toMatchObject([{ lang: 'en' }]);
  expect(await peopleOf('S1042')).toEqual([{ email: 'own-person@example.com', lang: 'en' }]);
});

test('THR-17 they have no password, and a later start adds nobody', async () => {
  const rows = database().kysely.selectFrom('account').select('password_hash');
  const hashes = await rows.where('account_id', 'like', 'demo-person-%').execute();
  expect(hashes).toEqual([{ password_hash: null }, { password_hash: null }, { password_hash: null }]);
  await database().kysely.deleteFrom('account').where('supplier_id', '=', 'S1043').execute();
  await loadDemoPeople(database(), 2);
  expect(await peopleOf('S1043')).toEqual([]);
});
