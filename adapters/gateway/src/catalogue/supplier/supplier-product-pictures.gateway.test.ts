import { randomUUID } from 'node:crypto';
import { cleanUpFiles, FILE_WAIT_MS } from '@fairhall/gateway/upload/upload.clean-up';
import { beforeAll, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { type FormParts, postForm } from '../../../../../tests/support/forms.ts';
import { readData, readError, testGateway } from '../../../../../tests/support/gateway.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { createMemoryFiles } from '../../../../../tests/support/memory-files.ts';
import { createPictureFile } from '../../../../../tests/support/sample-files.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { createSupplierDesk } from '../../../../../tests/support/supplier-desk.ts';

const database = testDatabase();
const files = createMemoryFiles();
const gateway = testGateway(database, { files });
const desk = createSupplierDesk(database, gateway);
const device = createPerson();
let token = '';
beforeAll(async () => {
  const products = ['P1', 'P2'].map((id) => sampleProduct(id, { images: ['11'] }));
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...products], 1_700_000_000_000);
  token = (await desk.person('S1')).token;
});

async function sent(who = device, visibility = 'public'): Promise<string> {
  const picture = await createPictureFile('png');
  const parts: FormParts = [
    ['file', new Blob([new Uint8Array(picture)]), 'a.png'],
    ['visibility', visibility],
  ];
  const answer = await postForm(gateway(), 'image/upload.json', parts, { headers: createHeaders(who) });
  const [image] = (await answer.json()) as { id: string }[];
  return image?.id ?? '';
}

async function save(productId: string, images: readonly string[]): Promise<Response> {
  const { product } = (await readData(desk.ask('productForm', { productId }, { token }))) as { product: Kept };
  const { part: _, review: _review, ...content } = product;
  const headers = { ...createHeaders(device), 'idempotency-key': randomUUID() };
  return desk.ask('saveProduct', { ...content, images }, { token, headers });
}

interface Kept {
  readonly images: readonly string[];
  readonly part: string;
  readonly review: object | null;
}

const isKept = async (id: string): Promise<boolean> => {
  await cleanUpFiles(database(), files, Date.now() + 2 * FILE_WAIT_MS);
  return (await files.get(id)) !== undefined;
};

test('D-52 a picture uploaded by this device is attached to the product, and deleted once removed', async () => {
  const picture = await sent();
  await readData(save('P1', [picture, '11']));
  expect(await isKept(picture)).toBe(true);
  await readData(save('P1', ['11']));
  expect(await isKept(picture)).toBe(false);
});

test('THR-29 pictures of another device, private ones, and those of another product are rejected', async () => {
  const [others, hidden, taken] = [await sent(createPerson()), await sent(device, 'private'), await sent()];
  await readData(save('P2', [taken]));
  for (const id of [others, hidden, taken]) expect(await readError(save('P1', [id]))).toMatchObject({ status: 400 });
});
