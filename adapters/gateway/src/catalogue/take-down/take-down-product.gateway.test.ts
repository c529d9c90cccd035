import { describe, expect, test } from 'vitest';
import { readData, readError } from '../../../../../tests/support/gateway.ts';
import { createReviewDesk } from '../../../../../tests/support/review-desk.ts';
import { listRecentMails } from '../../mail/dev-mails.ts';

const desk = createReviewDesk();
const { database, ask, buyers, found, findProduct, setShown, save, called, expectInStep, tokens } = desk;

const takeDown = (productId: string, reason = 'That is a trade mark.') => ask('takeDown', { productId, reason });
const putBack = (productId: string) => ask('putBack', { productId, reason: 'shown the licence' });

describe('a product that is taken down', () => {
  test('D-94 is gone for buyers at once: pages, searches and counts', async () => {
    expect(await readData(takeDown('P1'))).toEqual({ productId: 'P1', wasShown: true });
    expect([await buyers('P1'), await found('waffle'), (await findProduct('P1')).part]).toEqual([
      { isGone: true },
      [],
      'hidden',
    ]);
    await expectInStep();
  });

  test('D-94 D-65 cannot be shown by its supplier, who is told so, but can be changed', async () => {
    await readData(takeDown('P1'));
    expect(await readError(setShown('P1', true))).toMatchObject({
      status: 409,
      message: expect.stringContaining('only the organiser can show it again'),
    });
    await readData(setShown('P1', false));
    await readData(save('P1', { minOrder: 9 }));
    expect(await buyers('P1')).toEqual({ isGone: true });
  });

  test('D-94 is explained to the supplier’s people by email, with the reason, and so is its return', async () => {
    await readData(takeDown('P1'));
    const [mail] = await listRecentMails(database(), tokens().email);
    expect(mail?.subject).toBe('Your product has been taken down');
    for (const text of ['Waffle towel', 'That is a trade mark.']) expect(mail?.text).toContain(text);
    await readData(putBack('P1'));
    const [back] = await listRecentMails(database(), tokens().email);
    expect([back?.subject, back?.text.includes('licence')]).toEqual(['Your product is back', false]);
  });

  test('D-94 is put back as it was, shown or hidden', async () => {
    const before = await buyers('P1');
    await readData(takeDown('P1'));
    expect(await readData(putBack('P1'))).toEqual({ productId: 'P1', isShown: true });
    expect([await buyers('P1'), await found('waffle')]).toEqual([before, ['P1']]);
    await readData(setShown('P1', false));
    expect(await readData(takeDown('P1'))).toEqual({ productId: 'P1', wasShown: false });
    expect(await readData(putBack('P1'))).toEqual({ productId: 'P1', isShown: false });
    expect((await findProduct('P1')).part).toBe('hidden');
    await readData(setShown('P1', true));
    await expectInStep();
  });

  test('D-94 is taken down and put back once, and only by operators', async () => {
    await readData(takeDown('P1'));
    expect(await readError(takeDown('P1'))).toMatchObject({ status: 409 });
    await readData(putBack('P1'));
    expect(await readError(putBack('P1'))).toMatchObject({ status: 404 });
    expect(await readError(takeDown('P999'))).toMatchObject({ status: 404 });
    expect((await ask('takeDown', { productId: 'P1', reason: 'x' }, tokens().support)).status).toBe(403);
  });

  test('D-97 stays down when a change of it is accepted', async () => {
    await readData(save('P1', called('Honeycomb towel')));
    await readData(takeDown('P1'));
    await desk.settleNow('P1', 'accepted');
    expect([await buyers('P1'), await found('honeycomb')]).toEqual([{ isGone: true }, []]);
    await readData(putBack('P1'));
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Honeycomb towel' });
  });

  test('D-64 is named by the key of the organiser’s file', async () => {
    const row = { staff_id: 'somebody', kind: 'product' as const, external_key: 'ART 4711/b', object_id: 'P1' };
    await database().kysely.insertInto('import_key').values(row).execute();
    expect(await readData(takeDown('ART 4711/b'))).toEqual({ productId: 'P1', wasShown: true });
    expect(await readData(putBack('P1'))).toMatchObject({ productId: 'P1' });
  });
});
