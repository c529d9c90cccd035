import { staffSupplierPicture } from '@fairhall/core/contract/catalogue/staff-picture-calls';
import { type SupplierPictures, supplierPicture } from '@fairhall/core/contract/catalogue/supplier-picture-calls';
import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../../tests/support/accounts.ts';
import { post, readData, readError } from '../../../../../tests/support/gateway.ts';
import { createReviewDesk } from '../../../../../tests/support/review-desk.ts';
import { listRecentMails } from '../../mail/dev-mails.ts';

const { database, gateway, desk, device, review, sentPicture, isStored, staffAsk, expectInStep, tokens } =
  createReviewDesk();

const read = async (token = tokens().manager) =>
  supplierPicture.form.output.parse(await readData(desk.ask('pictures', {}, { token })));
/** Saves the form's pictures with a change. */
async function save(change: Partial<SupplierPictures>, headers = createHeaders(device)): Promise<Response> {
  const { logo, images, version } = await read();
  return desk.ask('savePictures', { logo, images, version, ...change }, { token: tokens().manager, headers });
}
/** The supplier as buyers see it. */
const buyers = async () =>
  (await readData(post(gateway(), 'blade-supplier/supplier/detail', { supplierId: 'S1' }))) as SupplierPictures;
const listed = async () => {
  const found = await readData(post(gateway(), 'search/supplier', { pageNo: 1, pageSize: 20 }));
  const { records } = found as { records: { supplierId: string; logo: string }[] };
  return records.find(({ supplierId }) => supplierId === 'S1')?.logo;
};
const waiting = async () =>
  staffSupplierPicture.waiting.output.parse(await readData(staffAsk(staffSupplierPicture.waiting.path, { pageNo: 1 })));
const settle = (
  verdict: 'accepted' | 'refused',
  version: string,
  { token = tokens().operator, headers = createHeaders(createPerson()), supplierId = 'S1' } = {},
) =>
  staffAsk(
    staffSupplierPicture.settle.path,
    { supplierId, version, verdict, reason: 'That is a trade mark.' },
    token,
    headers,
  );
async function settleNow(verdict: 'accepted' | 'refused') {
  const [pending] = (await waiting()).records;
  return readData(settle(verdict, pending?.version ?? ''));
}

describe('a supplier’s logo and pictures', () => {
  test('D-52 D-65 are shown to buyers on its page and in lists, and removed ones are deleted', async () => {
    await review('direct');
    const [logo, hall, team] = [await sentPicture(), await sentPicture(), await sentPicture()];
    expect(await read()).toMatchObject({ logo: '', images: [], canEdit: true, isReviewed: false, review: null });
    await readData(save({ logo, images: [hall, team] }));
    expect(await buyers()).toMatchObject({ logo, images: [hall, team] });
    expect(await listed()).toBe(logo);
    expect(await readData(save({ images: [team, hall, team] }))).toMatchObject({ images: [team, hall] });
    expect((await buyers()).images).toEqual([team, hall]);
    await readData(save({ logo: '', images: [team] }));
    expect(await buyers()).toMatchObject({ logo: '', images: [team] });
    expect([await isStored(logo), await isStored(hall), await isStored(team)]).toEqual([false, false, true]);
    await readData(save({ images: [] }));
    expect(await buyers()).not.toHaveProperty('images');
    await expectInStep();
  });

  test('D-65 are read by the whole team and changed by managers only, with pictures that they have uploaded', async () => {
    const { answerer } = tokens();
    const { version, canEdit } = await read(answerer);
    expect(canEdit).toBe(false);
    const logo = await sentPicture();
    const wanted = { logo, images: [], version };
    expect((await desk.ask('savePictures', wanted, { token: answerer })).status).toBe(403);
    expect(await readError(save({ logo }, createHeaders(createPerson())))).toMatchObject({ code: '400' });
    expect(await readError(save({ images: ['1'] }))).toMatchObject({ code: '400' });
    expect((await save({ images: Array.from({ length: 9 }, () => logo) })).status).toBe(400);
    expect((await read()).logo).toBe('');
  });

  test('REL-04 are saved once: a repeat succeeds, and a save based on an older version is rejected', async () => {
    await review('direct');
    const { version } = await read();
    const logo = await sentPicture();
    const first = await readData(save({ logo }));
    const repeat = { logo, images: [], version };
    const headers = createHeaders(device);
    const { manager: token } = tokens();
    expect(await readData(desk.ask('savePictures', repeat, { token, headers }))).toEqual(first);
    const late = await desk.ask('savePictures', { ...repeat, logo: '' }, { token, headers: createHeaders(device) });
    expect(await readError(Promise.resolve(late))).toMatchObject({ status: 409 });
    expect((await buyers()).logo).toBe(logo);
  });
});

describe('reviewed pictures of a supplier', () => {
  test('D-97 wait for an operator, who sees them beside the current ones, and take effect once accepted', async () => {
    const [logo, hall] = [await sentPicture(), await sentPicture()];
    await readData(save({ logo, images: [hall] }));
    expect(await buyers()).toMatchObject({ logo: '' });
    expect(await read()).toMatchObject({ logo, images: [hall], isReviewed: true, review: { state: 'waiting' } });
    const { records, total } = await waiting();
    expect([total, records]).toMatchObject([
      1,
      [{ supplierId: 'S1', present: { logo: '', images: [] }, wanted: { logo, images: [hall] } }],
    ]);
    expect((await settle('accepted', records[0]?.version ?? '', { token: tokens().support })).status).toBe(403);
    await settleNow('accepted');
    expect(await buyers()).toMatchObject({ logo, images: [hall] });
    expect([(await read()).review, (await waiting()).total]).toEqual([null, 0]);
    const [mail] = await listRecentMails(database(), tokens().email);
    expect([mail?.subject, mail?.links[0]]).toEqual([
      'Buyers can see your new pictures',
      expect.stringContaining('/profile'),
    ]);
    await expectInStep();
  });

  test('D-64 are decided by the key of the organiser’s file too', async () => {
    const row = { staff_id: 'somebody', kind: 'supplier' as const, external_key: 'SUP 001', object_id: 'S1' };
    await database().kysely.insertInto('import_key').values(row).execute();
    const logo = await sentPicture();
    await readData(save({ logo }));
    const [pending] = (await waiting()).records;
    const settled = await readData(settle('accepted', pending?.version ?? '', { supplierId: 'SUP 001' }));
    expect([settled, (await buyers()).logo]).toEqual([{ supplierId: 'S1', verdict: 'accepted' }, logo]);
  });

  test('D-97 a removal and another order apply at once, also beside a picture that waits', async () => {
    const [one, two, three] = [await sentPicture(), await sentPicture(), await sentPicture()];
    await readData(save({ images: [one, two] }));
    await settleNow('accepted');
    await readData(save({ images: [two, one] }));
    expect([(await buyers()).images, (await waiting()).total]).toEqual([[two, one], 0]);
    await readData(save({ images: [three, one] }));
    expect((await buyers()).images).toEqual([one]);
    expect([await isStored(two), await isStored(three), (await waiting()).total]).toEqual([false, true, 1]);
    await readData(save({ images: [one] }));
    expect([await isStored(three), (await waiting()).total]).toEqual([false, 0]);
  });

  test('D-97 buyers see the current logo until another one is accepted, and none after it is removed', async () => {
    const [old, other] = [await sentPicture(), await sentPicture()];
    await readData(save({ logo: old }));
    await settleNow('accepted');
    await readData(save({ logo: other }));
    expect([(await buyers()).logo, await listed()]).toEqual([old, old]);
    await settleNow('refused');
    expect([(await buyers()).logo, await isStored(old), await isStored(other)]).toEqual([old, true, false]);
    const third = await sentPicture();
    await readData(save({ logo: third }));
    await settleNow('accepted');
    expect([(await buyers()).logo, await isStored(old)]).toEqual([third, false]);
    await readData(save({ logo: '' }));
    expect([(await buyers()).logo, await isStored(third), (await waiting()).total]).toEqual(['', false, 0]);
    await expectInStep();
  });

  test('D-97 a rejection deletes the new pictures, and emails the reason to the supplier’s team', async () => {
    const logo = await sentPicture();
    await readData(save({ logo }));
    await settleNow('refused');
    expect([await isStored(logo), (await buyers()).logo]).toEqual([false, '']);
    expect(await read()).toMatchObject({ logo: '', review: { state: 'refused', reason: 'That is a trade mark.' } });
    const [mail] = await listRecentMails(database(), tokens().email);
    expect([mail?.subject, mail?.text]).toEqual([
      'Your pictures were not approved',
      expect.stringContaining('trade mark'),
    ]);
    expect(await readData(save({}))).toMatchObject({ review: null });
  });

  test('D-97 REL-04 a decision is made once, and not about pictures that nobody has looked at', async () => {
    expect((await settle('accepted', 'v')).status).toBe(404);
    await readData(save({ logo: await sentPicture() }));
    const [first] = (await waiting()).records;
    await readData(save({ logo: await sentPicture() }));
    expect(await readError(settle('accepted', first?.version ?? ''))).toMatchObject({
      status: 409,
      message: expect.stringContaining('changed the pictures since'),
    });
    const [second] = (await waiting()).records;
    const headers = createHeaders(createPerson());
    const decided = await readData(settle('accepted', second?.version ?? '', { headers }));
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await readData(settle('accepted', second?.version ?? '', { headers }))).toEqual(decided);
    expect((await settle('refused', second?.version ?? '')).status).toBe(409);
    const audit = database().kysely.selectFrom('audit').selectAll().where('call', '=', 'staffSupplierPicture.settle');
    expect((await audit.execute()).at(-1)).toMatchObject({ reason: 'That is a trade mark.' });
  });
});
