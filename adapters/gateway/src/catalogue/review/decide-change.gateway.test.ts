import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../../tests/support/accounts.ts';
import { readData, readError } from '../../../../../tests/support/gateway.ts';
import { createReviewDesk } from '../../../../../tests/support/review-desk.ts';
import { listRecentMails } from '../../mail/dev-mails.ts';

const {
  database,
  findProduct,
  reviewOf,
  save,
  called,
  add,
  buyers,
  found,
  ask,
  waiting,
  show,
  settle,
  settleNow,
  expectInStep,
  sentPicture,
  isStored,
  tokens,
} = createReviewDesk();

describe('deciding a pending change', () => {
  test('D-94 D-97 lists the longest waiting changes first, and shows each beside the current version', async () => {
    await readData(save('P2', called('Sail cloth')));
    await readData(save('P1', { categoryId: 'TX010201' }));
    await database().kysely.updateTable('product_change').set({ since: 5 }).where('product_id', '=', 'P1').execute();
    const { records, total } = await waiting();
    expect([total, records.map(({ productId }) => productId)]).toEqual([2, ['P1', 'P2']]);
    expect(records[1]).toMatchObject({ name: 'Canvas roll', parts: ['name'], supplier: { supplierId: 'S1' } });
    expect(await show('P2')).toMatchObject({
      part: 'shown',
      present: { texts: [{ lang: 'ar' }, { name: 'Canvas roll' }] },
      wanted: { texts: [{ lang: 'ar' }, { name: 'Sail cloth' }] },
    });
    expect((await show('P1')).wanted.category.id).toBe('TX010201');
    expect((await readError(ask('show', { productId: 'P3' }, tokens().support))).status).toBe(404);
    expect(
      (await ask('settle', { productId: 'P1', version: 1, verdict: 'refused', reason: 'x' }, tokens().support)).status,
    ).toBe(403);
  });

  test('D-97 an accepted change takes effect immediately in searches, counts and pages', async () => {
    await readData(save('P1', (own) => ({ ...called('Damask towel')(own), categoryId: 'TX010201', images: ['13'] })));
    expect(await settleNow('P1', 'accepted')).toEqual({ productId: 'P1', verdict: 'accepted' });
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Damask towel', categoryId: 'TX010201', images: ['13'] });
    expect([await found('damask'), await reviewOf('P1')]).toEqual([['P1'], null]);
    await expectInStep();
  });

  test('D-97 a removed picture is deleted once the change is accepted', async () => {
    const image = await sentPicture();
    await readData(save('P1', { images: [image] }));
    await settleNow('P1', 'accepted');
    expect((await buyers('P1'))?.images).toEqual([image]);
    await readData(save('P1', { images: [] }));
    expect(await isStored(image)).toBe(true);
    await settleNow('P1', 'accepted');
    expect(await isStored(image)).toBe(false);
  });

  test('D-97 a rejected change has no effect for buyers, and its supplier sees the reason until they save again', async () => {
    const image = await sentPicture();
    await readData(save('P1', (own) => ({ ...called('Brand towel')(own), images: [image] })));
    const open = await findProduct('P1');
    await settleNow('P1', 'refused');
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Waffle towel', images: ['11', '12', '13'] });
    expect([await isStored(image), (await findProduct('P1')).texts[0]?.name]).toEqual([false, 'Waffle towel']);
    expect(await reviewOf('P1')).toMatchObject({
      state: 'refused',
      reason: 'That is a trade mark.',
      parts: ['name', 'pictures'],
    });
    expect((await save('P1', { version: open.version, minOrder: 8 })).status).toBe(409);
    await readData(save('P1', { minOrder: 8 }));
    expect(await reviewOf('P1')).toBeNull();
  });

  test('D-97 a late decision is rejected: already decided, replaced by a newer change, product gone, or nothing pending', async () => {
    await readData(save('P1', called('Honeycomb towel')));
    const { version } = await show('P1');
    await readData(save('P1', called('Diamond towel')));
    expect(await readError(settle('P1', 'accepted', version))).toMatchObject({
      status: 409,
      message: expect.stringContaining('changed it since'),
    });
    await settleNow('P1', 'accepted');
    expect(await readError(settle('P1', 'accepted', version + 1))).toMatchObject({
      status: 409,
      message: expect.stringContaining('already been decided'),
    });
    expect((await readError(settle('P3', 'accepted', 1))).status).toBe(404);
    await readData(save('P2', called('Sail cloth')));
    const { version: last } = await show('P2');
    await database().kysely.deleteFrom('product').where('id', '=', 'P2').execute();
    expect(await readError(settle('P2', 'accepted', last))).toMatchObject({
      status: 404,
      message: expect.stringContaining('no longer'),
    });
    expect((await waiting()).records).toEqual([]);
  });

  test('REL-04 a repeated decision changes nothing, even if its key was deleted and a newer change is pending', async () => {
    await readData(save('P1', called('Honeycomb towel')));
    const headers = createHeaders(createPerson());
    const { version } = await show('P1');
    const first = await readData(settle('P1', 'accepted', version, headers));
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await readData(settle('P1', 'accepted', version, headers))).toEqual(first);
    await readData(save('P1', called('Diamond towel')));
    await database().kysely.deleteFrom('idempotency').execute();
    expect((await settle('P1', 'accepted', version, headers)).status).toBe(409);
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Honeycomb towel' });
    const audit = database().kysely.selectFrom('audit').selectAll().where('call', '=', 'staffProduct.settle');
    expect((await audit.execute()).at(-1)).toMatchObject({ reason: 'That is a trade mark.' });
  });

  test('of two concurrent decisions one is rejected as already decided', async () => {
    await readData(save('P1', called('Honeycomb towel')));
    const { version } = await show('P1');
    const both = (['accepted', 'refused'] as const).map((verdict) => settle('P1', verdict, version));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    await expectInStep();
  });

  test('REL-07 D-97 emails the decision to the supplier’s team, with the reason of a rejection, and groups several into one email', async () => {
    await readData(save('P1', called('Honeycomb towel')));
    await settleNow('P1', 'accepted');
    const [accepted] = await listRecentMails(database(), tokens().email);
    expect(accepted).toMatchObject({ subject: 'Your product changes have been approved' });
    expect(accepted?.text).toContain('Honeycomb towel');
    expect(accepted?.links[0]).toContain('/catalogue/P1');
    await readData(save('P2', called('Brand cloth')));
    await settleNow('P2', 'refused');
    const mails = await listRecentMails(database(), tokens().email);
    expect(mails.find(({ subject }) => subject === 'Your product was not approved as submitted')?.text).toContain(
      'trade mark',
    );
    const { productId } = await add();
    await settleNow(productId, 'accepted');
    expect((await listRecentMails(database(), tokens().email)).map(({ subject }) => subject)).toContain(
      'Your new product has been approved',
    );
    const rows = await database()
      .kysely.selectFrom('outbox')
      .select('listing')
      .where('recipient', '=', tokens().email)
      .execute();
    expect(new Set(rows.map(({ listing }) => (listing as { reader: string } | null)?.reader)).size).toBe(1);
  });
});

test('D-94 reads pending changes by their index, also among many decided ones', async () => {
  const { kysely } = database();
  await sql`insert into product_change (product_id, supplier_id, state, is_new, change, version, since)
    select 'Z' || place, 'S1', case when place % 10 = 0 then 'waiting' else 'accepted' end, false, '{}', 1, place
    from generate_series(1, 3000) place`.execute(kysely);
  await sql`analyze product_change`.execute(kysely);
  const { rows } = await sql`explain select * from product_change where state = 'waiting'
    order by since, product_id limit 20 offset 40`.execute(kysely);
  expect(JSON.stringify(rows)).toContain('product_change_waiting');
  expect(JSON.stringify(rows)).not.toContain('Sort');
});
