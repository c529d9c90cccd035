import { describe, expect, test } from 'vitest';
import { sampleProduct, sampleSupplierPage } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClient, toScript } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { findTarget, productTarget, supplierTarget } from './target.ts';

const notFound = err(gatewayError('SERVER_ERROR', '404'));

test('R-2.048 an enquiry is about the product with that id', async () => {
  const { gateway } = createScriptedClient(toScript({ 'catalogue.goodsDetail': ok(sampleProduct) }));
  expect(await findTarget(gateway, 'P100001')).toEqual(
    ok({
      kind: 'product',
      id: 'P100001',
      name: 'Brass ball valve DN20',
      supplierId: 'S1001',
      supplierName: 'Brescia Valvole',
      image: '111',
      unit: 'piece',
      isUnreachable: false,
    }),
  );
});

test.each([
  ['S1001', ['catalogue.supplierDetail']],
  ['mill-1', ['catalogue.goodsDetail', 'catalogue.supplierDetail']],
])('R-2.048 if no product has the id %s, the enquiry is about the supplier with that id', async (itemId, asked) => {
  const { gateway, calls } = createScriptedClient(
    toScript({ 'catalogue.goodsDetail': notFound, 'catalogue.supplierDetail': ok(sampleSupplierPage) }),
  );
  const found = await findTarget(gateway, itemId);
  expect(calls.map(({ name }) => name)).toEqual(asked);
  expect(found).toEqual(
    ok({
      kind: 'supplier',
      id: 'S1001',
      name: 'Brescia Valvole',
      supplierId: 'S1001',
      supplierName: 'Brescia Valvole',
      image: null,
      unit: null,
      isUnreachable: false,
    }),
  );
});

test('R-2.048 a product is found even if its id starts like that of a supplier', async () => {
  const answers = { 'catalogue.goodsDetail': ok(sampleProduct), 'catalogue.supplierDetail': notFound };
  const { gateway } = createScriptedClient(toScript(answers));
  expect(await findTarget(gateway, 'SKU-7')).toMatchObject({ ok: true, value: { kind: 'product' } });
});

describe('R-2.048 the recipient shown by the form', () => {
  const advertised = { supplierName: 'Brescia Valvole S.r.l.', adName: 'Brescia Valves' };

  test('is a supplier’s advertised name and logo', () => {
    const target = supplierTarget({ ...sampleSupplierPage, ...advertised, logo: '77' });
    expect([target.name, target.supplierName, target.image]).toEqual(['Brescia Valves', 'Brescia Valves', '77']);
  });

  test('is the product, its first picture if it has one, and the advertised name of its supplier', () => {
    const supplier = { ...sampleProduct.supplier, ...advertised };
    const target = productTarget({ ...sampleProduct, images: [], supplier });
    expect([target.name, target.supplierName, target.image]).toEqual(['Brass ball valve DN20', 'Brescia Valves', null]);
  });
});

test('R-2.048 the form handles a missing item itself, and its calls end when it is closed', async () => {
  const { gateway, calls } = createScriptedClient(() => notFound);
  const { signal } = new AbortController();
  await findTarget(gateway, 'X1', signal);
  await findTarget(gateway, 'X1');
  const [watched, alone] = [{ handled: true, signal }, { handled: true }];
  expect(calls.map(({ options }) => options)).toStrictEqual([watched, watched, alone, alone]);
});

test('R-2.048 an id of neither a product nor a supplier is not found', async () => {
  expect(await findTarget(createScriptedClient(() => notFound).gateway, 'X1')).toEqual(notFound);
});

test('a product that failed to load is not taken for a supplier', async () => {
  const timeOut = err(gatewayError('TIME_OUT'));
  const { gateway, calls } = createScriptedClient(() => timeOut);
  expect(await findTarget(gateway, 'P100001')).toEqual(timeOut);
  expect(calls.length).toBe(1);
});
