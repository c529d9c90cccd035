import { beforeAll, describe, expect, test } from 'vitest';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { testPasswords } from '../../../../tests/support/gateway.ts';
import { demoAccountsOf, loadDemoAccounts } from '../account/demo-accounts.ts';
import { loadDemoEnquiries } from './demo-enquiries.ts';

const DAY = 86_400_000;
const database = testDatabase();
const accounts = demoAccountsOf({ demo: true, appEnv: 'development' });
const enquiries = () =>
  database().kysely.selectFrom('enquiry').select(['enquiry_id', 'supplier_id', 'state', 'last_at']).execute();

beforeAll(async () => {
  await insertCatalogue(database());
  await loadDemoAccounts(database(), testPasswords, accounts, { now: DAY, supplierIds: ['S1', 'S2', 'S3'] });
});

describe('demo enquiries', () => {
  test('wait at each demo supplier, and a later start neither changes nor recreates any', async () => {
    await loadDemoEnquiries(database(), 10 * DAY);
    const loaded = await enquiries();
    const waiting = loaded.filter(({ state }) => state === 'new').map(({ supplier_id }) => supplier_id);
    expect(new Set(waiting)).toEqual(new Set(['S1', 'S2', 'S3']));
    const { kysely } = database();
    await kysely.deleteFrom('enquiry').where('enquiry_id', '=', 'demo-enquiry-1').execute();
    await kysely.updateTable('enquiry').set({ state: 'closed' }).where('enquiry_id', '=', 'demo-enquiry-2').execute();
    await loadDemoEnquiries(database(), 11 * DAY);
    const later = await enquiries();
    expect(later.map(({ enquiry_id }) => enquiry_id)).not.toContain('demo-enquiry-1');
    expect(later).toContainEqual(expect.objectContaining({ enquiry_id: 'demo-enquiry-2', state: 'closed' }));
  });

  test('are added to an older demo database that has only the first part', async () => {
    await loadDemoEnquiries(database(), 12 * DAY);
    const { kysely } = database();
    await kysely.deleteFrom('demo_part').where('name', '<>', 'enquiries').execute();
    await kysely.deleteFrom('enquiry').where('supplier_id', '<>', 'S1').execute();
    const before = await enquiries();
    await loadDemoEnquiries(database(), 13 * DAY);
    const after = await enquiries();
    expect(after).toEqual(expect.arrayContaining(before));
    expect(new Set(after.map(({ supplier_id }) => supplier_id))).toEqual(new Set(['S1', 'S2', 'S3']));
  });

  test('send no emails', async () => {
    await loadDemoEnquiries(database(), 14 * DAY);
    expect(await database().kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
