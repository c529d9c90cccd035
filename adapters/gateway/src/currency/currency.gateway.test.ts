import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { waitUntilListening } from '../../../../tests/support/wait-until-listening.ts';
import { watchChanges } from '../db/changes.ts';

const database = testDatabase();
const gateway = testGateway(database);

beforeEach(async () => {
  await database().kysely.deleteFrom('operator_row').where('list', '=', 'rate').execute();
});

const readRates = () => readData(post(gateway(), gatewayContract.currency.rates.path, {}));
const insertRate = (key: string, rate: string) =>
  database()
    .kysely.insertInto('operator_row')
    .values({
      list: 'rate',
      key,
      part: '',
      content: JSON.stringify({ currency: key, rate, date: '2026-11-27' }),
      changed: 1,
    })
    .execute();

test('D-94 there are no rates before an operator has imported some', async () => {
  expect(await readRates()).toEqual({ rates: [] });
});

test('D-94 REL-29 imported rates are returned by currency, and pages that show them are told', async () => {
  const changes = watchChanges(database());
  await waitUntilListening(changes);
  const before = changes.stateOf('currency');
  await insertRate('TRY', '42.5');
  await insertRate('EUR', '0.92');
  await expect.poll(() => changes.stateOf('currency')).not.toBe(before);
  expect(await readRates()).toEqual({
    rates: [
      { currency: 'EUR', rate: 0.92, date: '2026-11-27' },
      { currency: 'TRY', rate: 42.5, date: '2026-11-27' },
    ],
  });
});
