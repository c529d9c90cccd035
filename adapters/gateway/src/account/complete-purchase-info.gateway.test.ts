import { contract } from '@fairhall/core/contract/trees/every-page';
import { expect, test } from 'vitest';
import { headersOf, person, registered } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { dataOf, post, testGateway } from '../../../../tests/support/gateway.ts';

const { completePurchaseInfo: COMPLETE, purchaseInfo: INFO, userInfo: USER } = contract.account;

const database = testDatabase();
const gateway = testGateway(database);
const complete = (token: string, data: object) =>
  post(gateway(), COMPLETE.path, data, { headers: headersOf(person()), envelope: { token } });
const info = (token: string) => dataOf(post(gateway(), INFO.path, {}, { envelope: { token } }));
const user = (token: string) => dataOf(post(gateway(), USER.path, {}, { envelope: { token } }));

const told = {
  purchaseAmount: '50000',
  annualTurnover: '1M',
  importFromChina: '100K',
  annualChinaImport: '80K',
  companyName: 'Malabar Lighting',
  companyWebsite: 'https://malabar.example',
  countryId: '356',
  jobTitle: 'purchasing',
};

test('R-7.086 D-77 what a buyer tells is stored and merged in its user info', async () => {
  const token = await registered(gateway());
  expect(await dataOf(complete(token, { ...told, tagCodes: ['TG000001'] }))).toBe(true);
  expect(await info(token)).toEqual(told);
  expect(await user(token)).toMatchObject({
    companyName: 'Malabar Lighting',
    countryId: '356',
    tagCodes: ['TG000001'],
  });
});

test('R-7.086 what is left out stays, and an empty text takes one back', async () => {
  const token = await registered(gateway());
  await dataOf(complete(token, { ...told, tagCodes: ['TG000001'] }));
  await dataOf(complete(token, { jobTitle: 'owner', countryId: '', companyWebsite: '' }));
  await dataOf(complete(token, {}));
  expect(await info(token)).toEqual({ ...told, jobTitle: 'owner', countryId: '', companyWebsite: '' });
  expect(await user(token)).toMatchObject({ countryId: '', tagCodes: ['TG000001'] });
});

test('R-7.086 a name is kept beside it, and told with the user info', async () => {
  const token = await registered(gateway());
  await dataOf(complete(token, { nickname: 'Priya Nair' }));
  await dataOf(complete(token, { jobTitle: 'owner' }));
  expect(await user(token)).toMatchObject({ nickname: 'Priya Nair' });
  expect((await complete(token, { nickname: 'a'.repeat(101) })).status).toBe(400);
});

test('R-7.086 nobody else’s account is touched', async () => {
  const [mine, other] = [await registered(gateway()), await registered(gateway())];
  await dataOf(complete(mine, told));
  expect(await info(other)).toMatchObject({ companyName: '', jobTitle: '' });
});

test('R-7.086 a country that can be none is refused', async () => {
  const token = await registered(gateway());
  expect((await complete(token, { countryId: 'IND' })).status).toBe(400);
});
