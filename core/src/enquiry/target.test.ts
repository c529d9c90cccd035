import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { sampleProduct, sampleSupplierPage } from '../contract/samples.ts';
import { answersOf, scriptedClient } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { findTarget } from './target.ts';

const notFound = err(gatewayError('SERVER_ERROR', '404'));

test('R-2.048 an enquiry is about the product of that id', async () => {
  const { gateway } = scriptedClient(answersOf({ 'catalogue.goodsDetail': ok(sampleProduct) }));
  expect(await findTarget(gateway, 'P100001')).toEqual(
    ok({
      kind: 'product',
      id: 'P100001',
      name: 'Brass ball valve DN20',
      supplierId: 'S1001',
      supplierName: 'Brescia Valvole',
      image: '111',
      unit: 'piece',
    }),
  );
});

test('R-2.048 where no product has the id, it is about the supplier of that id', async () => {
  const { gateway } = scriptedClient(
    answersOf({ 'catalogue.goodsDetail': notFound, 'catalogue.supplierDetail': ok(sampleSupplierPage) }),
  );
  expect(await findTarget(gateway, 'S1001')).toEqual(
    ok({
      kind: 'supplier',
      id: 'S1001',
      name: 'Brescia Valvole',
      supplierId: 'S1001',
      supplierName: 'Brescia Valvole',
      image: null,
      unit: null,
    }),
  );
});

test('R-2.048 where neither has it there is nothing to ask about', async () => {
  expect(await findTarget(scriptedClient(() => notFound).gateway, 'X1')).toEqual(notFound);
});

test('a product that could not be asked for is not taken for a supplier', async () => {
  const timeOut = err(gatewayError('TIME_OUT'));
  const { gateway, calls } = scriptedClient(() => timeOut);
  expect(await findTarget(gateway, 'P100001')).toEqual(timeOut);
  expect(calls.length).toBe(1);
});
