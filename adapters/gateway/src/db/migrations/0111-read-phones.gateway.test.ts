import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { insertSession } from '../../../../../tests/support/accounts.ts';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { insertRegistration } from '../../../../../tests/support/registrations.ts';
import { createRandomId } from '../../identity/secrets.ts';
import { listUnreadPhones } from '../stored-phones.ts';
import { up } from './0111-read-phones.ts';

const database = testDatabase();
const ACCOUNT = 'owner-of-numbers';

beforeEach(async () => {
  await clearDatabase(database());
  await insertSession(database(), 'buyer', { accountId: ACCOUNT });
});

const convert = () => up(database().kysely as never);
const unread = async () =>
  (await listUnreadPhones(database().kysely)).map(({ table, field, number, reason }) => ({
    table,
    field,
    number,
    reason,
  }));

let people = 0;
const register = (dialing_code: string, contact_number: string, whatsapp = '', country_id = '792') => {
  const change = { dialing_code, contact_number, whatsapp, country_id };
  people += 1;
  return insertRegistration(database(), { accountId: null, email: `v${people}@acme.example`, mark: 'v', change });
};

async function registration(id: string): Promise<string> {
  const { rows } = await sql<{ stored: string }>`
    select concat_ws(' ', dialing_code, contact_number, whatsapp) as stored from preregistration
    where registration_id = ${id}`.execute(database().kysely);
  return rows[0]?.stored.trim() ?? '';
}

test.each([
  [['90', '905321234567'], '90 5321234567'],
  [['90', '00905321234567'], '90 5321234567'],
  [['90', '05321234567'], '90 5321234567'],
  [['90', '5321234567'], '90 5321234567'],
  [['86', '8613812345678', '', '156'], '86 13812345678'],
  [['', '5321234567'], '90 5321234567'],
  [['', '00905321234567'], '90 5321234567'],
  [['39', '0669812345', '', '380'], '39 0669812345'],
  [['90', '05321234567', '905327654321'], '90 5321234567 5327654321'],
  [['90', '05321234567', '12345'], '90 5321234567 12345'],
  [['90', '532123456712'], '90 532123456712'],
  [['90', '532123456712', '05327654321'], '90 532123456712 5327654321'],
  [['90', '00353871234567', '00353871234568'], '353 871234567 871234568'],
  [['90', '00353871234567', '05321234567'], '90 00353871234567 05321234567'],
] as const)('D-10 REL-30 a registration with %j becomes %s', async ([code, number, whatsapp, country], stored) => {
  const id = await register(code, number, whatsapp, country);
  await convert();
  expect(await registration(id)).toBe(stored);
  await convert();
  expect(await registration(id)).toBe(stored);
});

test('D-10 REL-30 phone numbers of invitations, orders, stands, prizes and cards are converted too', async () => {
  const { kysely } = database();
  const told = { exhibitionId: '1001', countryId: '356', dialingCode: '', whatsapp: '' };
  await kysely
    .insertInto('show_invitation')
    .values(
      [{ contactNumber: '09847012345', contactName: 'Jo' }, { whatsapp: '09847012345' }].map((known, place) => ({
        invitation_id: `I${place}`,
        exhibition_id: '1001',
        email: `i${place}@acme.example`,
        created: 1,
        told: JSON.stringify({ ...told, contactNumber: '', ...known }),
      })),
    )
    .execute();
  await kysely
    .insertInto('goods_order')
    .values({
      order_no: 'O1',
      account_id: ACCOUNT,
      supplier_id: 'S1',
      product_id: 'P1',
      image: '',
      unit: 'piece',
      product_names: '{"en":"Bag"}',
      quantity: 5,
      price: 2.5,
      currency: 'USD',
      remark: '',
      lang: 'en',
      site_id: 999,
      task_id: createRandomId(),
      created: 1,
      contact: JSON.stringify({
        contactName: 'Noor',
        mobile: { dialingCode: '+966', number: '0551234567' },
        whatsapp: { dialingCode: '+90', number: '00353871234567' },
      }),
    })
    .execute();
  const stand = (id: string, mobile: string) => ({
    stand_request_id: id,
    exhibition_id: '1001',
    company: 'c',
    contact_name: 'n',
    email: 's@acme.example',
    mobile,
    country_id: '792',
    area: 9,
    product: 'p',
    remark: '',
    lang: 'en',
    site_id: 999,
    task_id: id,
    created: 1,
  });
  await kysely
    .insertInto('stand_request')
    .values([stand('T1', '+90 00905321234567'), stand('T2', '+90 05321234567'), stand('T3', '+90 5321234567')])
    .execute();
  await kysely
    .insertInto('lottery_draw')
    .values({
      draw_id: 'D1',
      exhibition_id: '1001',
      registration_id: null,
      account_id: null,
      badge_no: 'b',
      prize_id: null,
      mobile: '+90 05321234567',
      drawn_at: 1,
      confirmed_at: null,
    })
    .execute();
  const card = (id: string, mobile: string, country_id: string) => ({
    card_id: id,
    account_id: ACCOUNT,
    origin: 'manual' as const,
    contact_name: 'n',
    mobile,
    country_id,
    created: 1,
  });
  await kysely
    .insertInto('business_card')
    .values([card('C1', '+9005321234567', ''), card('C2', '05321234567', '792'), card('C3', '31612345678', '528')])
    .execute();
  await convert();
  const valuesOf = async (table: string, column: string, id: string) =>
    (
      await sql<{ value: string }>`
        select ${sql.ref(column)}::text as value from ${sql.table(table)} order by ${sql.ref(id)}`.execute(kysely)
    ).rows.map(({ value }) => value);
  const invitations = await valuesOf('show_invitation', 'told', 'invitation_id');
  expect(invitations.map((invitation) => JSON.parse(invitation))).toEqual([
    { ...told, dialingCode: '91', contactNumber: '9847012345', contactName: 'Jo' },
    { ...told, contactNumber: '', whatsapp: '9847012345' },
  ]);
  const [contact = ''] = await valuesOf('goods_order', 'contact', 'order_no');
  expect(JSON.parse(contact)).toEqual({
    contactName: 'Noor',
    mobile: { dialingCode: '+966', number: '551234567' },
    whatsapp: { dialingCode: '+353', number: '871234567' },
  });
  const number = '+90 5321234567';
  expect(await valuesOf('stand_request', 'mobile', 'stand_request_id')).toEqual([number, number, number]);
  expect(await valuesOf('lottery_draw', 'mobile', 'draw_id')).toEqual([number]);
  expect(await valuesOf('business_card', 'mobile', 'card_id')).toEqual([
    '+905321234567',
    '+905321234567',
    '+31612345678',
  ]);
  expect(await unread()).toEqual([]);
});

test('D-10 REL-30 unreadable numbers stay, and are listed with the reason until corrected', async () => {
  const { kysely } = database();
  const glued = await register('90', '532123456712');
  await register('999', '5321234567');
  await register('90', '5321234567', '12345');
  await register('90', '00353871234567', '05321234567');
  await kysely
    .insertInto('business_card')
    .values({
      card_id: 'C1',
      account_id: ACCOUNT,
      origin: 'manual',
      contact_name: 'n',
      mobile: '5321234567',
      created: 1,
    })
    .execute();
  await convert();
  const found = await unread();
  expect(found).toHaveLength(5);
  expect(found).toEqual(
    expect.arrayContaining([
      { table: 'preregistration', field: 'mobile', number: '+90 532123456712', reason: 'tooLong' },
      { table: 'preregistration', field: 'mobile', number: '+999 5321234567', reason: 'code' },
      { table: 'preregistration', field: 'whatsapp', number: '12345', reason: 'length' },
      { table: 'preregistration', field: 'whatsapp', number: '05321234567', reason: 'otherCode' },
      { table: 'business_card', field: 'mobile', number: '5321234567', reason: 'noCountry' },
    ]),
  );
  await kysely
    .updateTable('preregistration')
    .set({ contact_number: '5321234567' })
    .where('registration_id', '=', glued)
    .execute();
  expect(await unread()).toHaveLength(4);
});
