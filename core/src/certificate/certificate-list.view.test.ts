import { expect, test } from 'vitest';
import { loadProduct } from '../catalogue/product.ts';
import { loadSupplier, supplierView } from '../catalogue/supplier.view.ts';
import { sampleProduct, sampleSupplierPage } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClient, toScript } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { certificateView, type PublicCertificate } from './certificate-list.view.ts';

const now = Date.UTC(2026, 5, 1);
const iso: PublicCertificate = {
  certificateId: 'c1',
  name: 'ISO 9001',
  number: 'CN-104',
  issuer: 'Control Union',
  scope: 'Weaving',
  issued: '2025-03-15',
  expires: '2027-03-14',
  checked: now,
  file: { fileId: 'f1', fileName: 'iso.pdf', size: 4, url: 'certificate/c1' },
};
const found = ok({ certificates: [iso] });

test('D-52 a product and its supplier are shown with the verified certificates of the supplier', async () => {
  const { gateway, calls } = createScriptedClient(
    toScript({
      'catalogue.goodsDetail': ok(sampleProduct),
      'catalogue.priceTiers': ok([]),
      'catalogue.goodsNeighbours': ok({ related: [], fromSupplier: [] }),
      'catalogue.supplierDetail': ok(sampleSupplierPage),
      'certificate.ofSupplier': found,
      'certificate.ofProduct': found,
    }),
  );
  const product = await loadProduct(gateway, 'P100001');
  expect(product.ok && product.value.certificates).toEqual([iso]);
  expect(calls.at(-1)?.data).toEqual({ goodsId: 'P100001' });
  const supplier = await loadSupplier(gateway, 'S1001');
  if (!supplier.ok) throw new Error('the supplier was scripted');
  expect(supplierView(supplier.value, now).certificates).toEqual([
    {
      id: 'c1',
      name: 'ISO 9001',
      issuer: 'Control Union',
      scope: 'Weaving',
      expires: '2027-03-14',
      number: 'CN-104',
      issued: '2025-03-15',
      checked: now,
      validity: 'valid',
      daysLeft: 286,
      path: 'certificate/c1',
      fileName: 'iso.pdf',
      isPicture: false,
    },
  ]);
});

test('a supplier is shown even without a response about its certificates', async () => {
  const answers = toScript({
    'catalogue.supplierDetail': ok(sampleSupplierPage),
    'certificate.ofSupplier': err(gatewayError('SERVER_ERROR', '503')),
    'certificate.ofProduct': err(gatewayError('SERVER_ERROR', '503')),
  });
  const supplier = await loadSupplier(createScriptedClient(answers).gateway, 'S1001');
  expect(supplier.ok && supplier.value.certificates).toEqual([]);
});

test.each([
  ['mark.PNG', true],
  ['mark.jpeg', true],
  ['png.pdf', false],
])('a browser shows %s as a picture: %j', (fileName, isPicture) => {
  expect(certificateView({ ...iso, file: { ...iso.file, fileName } }, now).isPicture).toBe(isPicture);
});

test.each([
  ['', 'valid', null],
  ['2026-08-30', 'valid', 90],
  ['2026-08-29', 'ending', 89],
  ['2026-06-01', 'ending', 0],
  ['2026-05-31', 'ending', 0],
])('a certificate valid until %j is %s, with %j days left', (expires, validity, daysLeft) => {
  expect(certificateView({ ...iso, expires }, now)).toMatchObject({ validity, daysLeft, expires: expires || null });
});
