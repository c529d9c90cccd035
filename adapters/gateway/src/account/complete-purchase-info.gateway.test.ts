import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { expect, test } from 'vitest';
import { createHeaders, createPerson, registerForToken } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';

const { completePurchaseInfo: COMPLETE, purchaseInfo: INFO, userInfo: USER } = gatewayContract.account;

const database = testDatabase();
const gateway = testGateway(database);
const complete = (token: string, data: object) =>
  post(gateway(), COMPLETE.path, data, { headers: createHeaders(createPerson()), envelope: { token } });
const info = (token: string) => readData(post(gateway(), INFO.path, {}, { envelope: { token } }));
const user = (token: string) => readData(post(gateway(), USER.path, {}, { envelope: { token } }));

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

test('R-7.086 D-77 stores a buyer’s purchase info, and merges it into the user info', async () => {
  const token = await registerForToken(gateway());
  expect(await readData(complete(token, { ...told, tagCodes: ['TG000001'] }))).toBe(true);
  expect(await info(token)).toEqual(told);
  expect(await user(token)).toMatchObject({
    companyName: 'Malabar Lighting',
    countryId: '356',
    tagCodes: ['TG000001'],
  });
});

test('R-7.086 omitted fields stay unchanged, and an empty string clears a field', async () => {
  const token = await registerForToken(gateway());
  await readData(complete(token, { ...told, tagCodes: ['TG000001'] }));
  await readData(complete(token, { jobTitle: 'owner', countryId: '', companyWebsite: '' }));
  await readData(complete(token, {}));
  expect(await info(token)).toEqual({ ...told, jobTitle: 'owner', countryId: '', companyWebsite: '' });
  expect(await user(token)).toMatchObject({ countryId: '', tagCodes: ['TG000001'] });
});

test('R-7.086 stores the nickname, and returns it with the user info', async () => {
  const token = await registerForToken(gateway());
  await readData(complete(token, { nickname: 'Priya Nair' }));
  await readData(complete(token, { jobTitle: 'owner' }));
  expect(await user(token)).toMatchObject({ nickname: 'Priya Nair' });
  expect((await complete(token, { nickname: 'a'.repeat(101) })).status).toBe(400);
});

test('R-7.086 does not change other accounts', async () => {
  const [mine, other] = [await registerForToken(gateway()), await registerForToken(gateway())];
  await readData(complete(mine, told));
  expect(await info(other)).toMatchObject({ companyName: '', jobTitle: '' });
});

test('R-7.086 rejects an invalid country', async () => {
  const token = await registerForToken(gateway());
  expect((await complete(token, { countryId: 'IND' })).status).toBe(400);
});
