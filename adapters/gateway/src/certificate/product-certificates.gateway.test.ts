import { certificate } from '@fairhall/core/contract/certificate/calls';
import { expect, test } from 'vitest';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { insertCertificate } from '../../../../tests/support/certificates.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';

const database = testDatabase();
const gateway = testGateway(database);

const shown = async (call: keyof typeof certificate, data: object) =>
  certificate[call].output.parse(await readData(post(gateway(), certificate[call].path, data))).certificates;

test('D-52 a product shows the verified certificates of its supplier, and an unknown product shows none', async () => {
  await insertCatalogue(database());
  const certificateId = await insertCertificate(database(), { supplierId: 'S1', state: 'checked' });
  const ofProduct = await shown('ofProduct', { goodsId: 'P1' });
  expect(ofProduct).toMatchObject([{ certificateId }]);
  expect(ofProduct).toEqual(await shown('ofSupplier', { supplierId: 'S1' }));
  expect(await shown('ofProduct', { goodsId: 'P404' })).toEqual([]);
});
