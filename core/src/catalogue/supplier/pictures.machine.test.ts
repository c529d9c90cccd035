import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../../contract/error.ts';
import { type ScriptedAnswer, toScript } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierInfoKey, supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierInfo, supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { providePictures } from './pictures.machine.ts';
import { supplierPicturesView } from './pictures.view.ts';

const form = (given = {}) =>
  ok({ logo: '', images: ['11', '12'], version: 'v1', canEdit: true, isReviewed: true, review: null, ...given });
const fileOf = (name: string) => ({ name, size: 3, type: 'image/png', arrayBuffer: async () => new ArrayBuffer(3) });

function openPictures(answers: Record<string, ScriptedAnswer> = {}) {
  const stage = supplierStage(
    toScript({
      'supplierPicture.form': form(),
      'supplierPicture.save': form({
        logo: '77',
        images: ['12'],
        version: 'v2',
        review: { state: 'waiting', since: 1, reason: '' },
      }),
      'upload.image': ok([{ id: '77', msgs: [] }]),
      'upload.preview': ok({ previews: [{ imageId: '77', sign: 'signed' }] }),
      ...answers,
    }),
    createMemoryDevice(),
  );
  stage.storage.slot(supplierTokenKey).save('st_1');
  stage.storage.slot(supplierInfoKey).save(supplierInfo);
  const clock = new SimulatedClock();
  const ports = { ...stage.ports, timer: clock as never };
  const actor = createActor(providePictures(ports), { clock, input: {} }).start();
  return { ...stage, ...createFlowDriver(actor, supplierPicturesView) };
}

describe('a supplier’s logo and pictures', () => {
  test('D-52 a chosen logo and pictures are uploaded, shown with a signed URL, reordered and saved together', async () => {
    const page = openPictures();
    await page.settled();
    const view = await page.do(
      { type: 'pictures.chosen', place: 'logo', files: [fileOf('logo.png')] },
      { type: 'picture.moved', index: 1, by: -1 },
    );
    expect([view.logo, view.images, view.signs.get('77'), view.isSaved]).toEqual(['77', ['12', '11'], 'signed', false]);
    const saved = await page.do({ type: 'picture.removed', index: 1 }, { type: 'form.submitted' });
    expect(page.sent('supplierPicture.save').map(({ data }) => data)).toEqual([
      { logo: '77', images: ['12'], version: 'v1' },
    ]);
    expect([saved.isSaved, saved.logo, saved.review?.state]).toEqual([true, '77', 'waiting']);
    const removed = await page.do({ type: 'logo.removed' }, { type: 'form.submitted' });
    expect([removed.logo, page.sent('supplierPicture.save')[1]?.data]).toEqual([
      '',
      { logo: '', images: ['12'], version: 'v2' },
    ]);
  });

  test('a picture that is removed during a save stays removed, and is not shown as saved', async () => {
    const page = openPictures();
    await page.settled();
    page.atOnce({ type: 'form.submitted' }, { type: 'picture.removed', index: 0 });
    const view = await page.settled();
    expect([page.sent('supplierPicture.save').length, view.images, view.isSaved]).toEqual([1, ['12'], false]);
  });

  test('pictures are not saved during an upload, which would leave the last one out', async () => {
    const page = openPictures();
    await page.settled();
    const sending = page.atOnce(
      { type: 'pictures.chosen', place: 'images', files: [fileOf('a.png')] },
      { type: 'form.submitted' },
    );
    expect([sending.sending, sending.submit.busy]).toEqual([1, true]);
    expect((await page.settled()).images).toEqual(['11', '12', '77']);
    expect(page.sent('supplierPicture.save')).toEqual([]);
  });

  test('eight pictures are the most, and each one that is not added is named', async () => {
    const page = openPictures();
    await page.settled();
    const files = Array.from({ length: 7 }, (_, index) => fileOf(`${index}.png`));
    const view = await page.do({ type: 'pictures.chosen', place: 'images', files });
    expect([view.images.length, view.imagesLeft]).toEqual([8, 0]);
    expect(view.pictureProblems).toEqual([
      { name: '6.png', message: { key: 'supplierPictures.many', values: { max: 8 } } },
    ]);
    const rejecting = openPictures({ 'upload.image': ok([{ id: '', msgs: ['No picture.'] }]) });
    await rejecting.settled();
    const { pictureProblems } = await rejecting.do({
      type: 'pictures.chosen',
      place: 'logo',
      files: [fileOf('a.heic')],
    });
    expect(pictureProblems).toEqual([{ name: 'a.heic', message: { text: 'No picture.' } }]);
    const mute = openPictures({ 'upload.image': ok([]) });
    await mute.settled();
    const muted = await mute.do({ type: 'pictures.chosen', place: 'logo', files: [fileOf('a.png')] });
    expect(muted.pictureProblems).toEqual([{ name: 'a.png', message: { key: 'request.server' } }]);
  });

  test('a failed save keeps the pictures and says why; a member who may not edit changes nothing', async () => {
    const page = openPictures({ 'supplierPicture.save': err(gatewayError('SERVER_ERROR', '409', 'Changed.')) });
    await page.settled();
    const view = await page.do({ type: 'picture.removed', index: 0 }, { type: 'form.submitted' });
    expect([view.images, view.message, view.isSaved]).toEqual([['12'], { text: 'Changed.' }, false]);
    const reader = openPictures({ 'supplierPicture.form': form({ canEdit: false }) });
    await reader.settled();
    const read = await reader.do(
      { type: 'pictures.chosen', place: 'images', files: [fileOf('a.png')] },
      { type: 'picture.removed', index: 0 },
      { type: 'form.submitted' },
    );
    expect([read.images, reader.sent('upload.image'), reader.sent('supplierPicture.save')]).toEqual([
      ['11', '12'],
      [],
      [],
    ]);
  });
});
