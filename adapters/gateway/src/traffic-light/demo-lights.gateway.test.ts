import { findRowProblem, OPERATOR_LISTS } from '@fairhall/core/operator-list/lists';
import { expect, test } from 'vitest';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { listRows } from '../operator-list/list-rows.ts';
import { loadDemoLights } from './demo-lights.ts';
import { toVisibleLight } from './supplier-light.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 23);

test('R-4.005 D-25 demo suppliers have the dimensions of their rating, in the form that operators write', async () => {
  const { kysely } = database();
  const lights = ['green', 'yellow', 'red'] as const;
  for (const light of lights) {
    await insertSupplier(database(), `SL${light}`);
    await kysely.updateTable('supplier').set({ light }).where('id', '=', `SL${light}`).execute();
  }
  await loadDemoLights(database(), NOW);
  for (const light of lights) {
    const rows = (await listRows(database(), 'light', `SL${light}`)).map(({ content }) => content);
    expect(rows).toHaveLength(5);
    expect(rows.map((row) => findRowProblem(OPERATOR_LISTS.light, row))).toEqual([1, 2, 3, 4, 5].map(() => undefined));
    expect(toVisibleLight(rows, light === 'red' ? 'green' : 'red')).toMatchObject({ light });
  }
  await kysely.deleteFrom('operator_row').where('key', '=', 'SLgreen').execute();
  await loadDemoLights(database(), NOW);
  expect(await listRows(database(), 'light', 'SLgreen')).toEqual([]);
});
