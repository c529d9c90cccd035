import '../start/screens.ts';
import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import { sampleProduct, sampleSupplierPage } from '@fairhall/core/contract/call-examples/rows';
import { gatewayError } from '@fairhall/core/contract/error';
import type { Gateway } from '@fairhall/core/ports/gateway';
import { err, ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import cards from '../../../core/messages/en/catalogue.json' with { type: 'json' };
import enquiryPage from '../../../core/messages/en/enquiryPage.json' with { type: 'json' };
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { Visit } from '../page/screen.ts';
import { loadEnquiry } from './enquiry-data.ts';

const missing = err(gatewayError('SERVER_ERROR', '404'));

function visit(itemId: string, search = ''): Visit<'enquiry'> {
  const catalogue = {
    goodsDetail: async ({ goodsSpuId }: { goodsSpuId: string }) =>
      goodsSpuId === sampleProduct.goodsSpuId ? ok(sampleProduct) : missing,
    supplierDetail: async ({ supplierId }: { supplierId: string }) =>
      supplierId === sampleSupplierPage.supplierId ? ok(sampleSupplierPage) : missing,
  };
  // The loader makes only these two calls and reads only these values of a boot.
  const gateway = { catalogue } as unknown as Gateway;
  const boot = {
    lang: 'en',
    deployPath: '',
    imageServer: '/gateway',
    audience: 'buyer',
    now: Date.UTC(2026, 5),
  } as unknown as Boot;
  return {
    params: { name: 'any', itemId },
    search: new URLSearchParams(search),
    boot,
    ports: {
      gateway,
      frontGateway: () => Promise.reject(new Error('not asked')),
      contents: { load: async () => missing },
    },
    texts: createLightTexts('en', { ...cards, ...enquiryPage }),
    href: hrefOf(boot),
    signal: new AbortController().signal,
  };
}

test('R-2.048 a product id in the URL opens the form for that product, with its price, minimum order and unit', async () => {
  const { target, supplier, opening } = await loadEnquiry(visit('P100001', 'hidden_exhibition_id=77'));
  expect(target).toEqual({
    kind: 'product',
    id: 'P100001',
    name: 'Brass ball valve DN20',
    href: '/Brass-ball-valve-DN20_P100001.html',
    picture: '/gateway/image/166.0.80.10.0/111.jpg',
    price: 'US$2.85–4.20',
    basis: 'per piece',
    makes: [],
    moq: 'MOQ 50 pieces',
    unit: 'pieces',
  });
  expect([supplier.name, supplier.monogram, supplier.industry]).toEqual(['Brescia Valvole', 'BV', 'building']);
  expect([opening.itemId, opening.exhibitionId, opening.target?.kind]).toEqual(['P100001', '77', 'product']);
});

test('R-2.048 an id without a product is looked up among the suppliers', async () => {
  const { target } = await loadEnquiry(visit('S1001'));
  expect(target).toEqual({
    kind: 'supplier',
    id: 'S1001',
    name: 'Brescia Valvole',
    href: '/supplier/Brescia-Valvole_S1001.html',
    picture: null,
    price: null,
    basis: null,
    makes: ['Ball valves', 'Fittings'],
    moq: null,
    unit: null,
  });
});

test('D-94 an offered supplier’s form takes the text and quantity of the earlier enquiry, and a supplier without people is marked', async () => {
  const { opening, supplier } = await loadEnquiry(visit('P100001', 'from_enquiry=e9&sign=mac'));
  expect(opening.copyOf).toEqual({ kind: 'enquiry', enquiryId: 'e9', sign: 'mac' });
  expect(supplier.isUnreachable).toBe(false);
});

test('an unknown id leads to the not-found page', async () => {
  await expect(loadEnquiry(visit('P9'))).rejects.toEqual({ pageError: 'noSuchPage', status: 404 });
});
