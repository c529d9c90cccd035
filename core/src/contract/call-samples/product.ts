import { type CallSample, paged } from '../call-sample.ts';

const productContent = {
  texts: [
    {
      ...{ lang: 'en', name: 'Cotton tote bag', description: 'Of strong canvas.' },
      attributes: [{ name: 'Material', value: 'Cotton' }],
    },
  ],
  ...{
    tags: ['TG061101'],
    categoryId: 'TX010101',
    images: ['11'],
    unit: 'piece',
    minOrder: 100,
    currency: 'USD',
    leadDays: 20,
    sampleAvailable: true,
  },
  steps: [{ min: 100, price: '2.5' }],
};
const review = { state: 'waiting', isNew: false, parts: ['name'], since: 1, reason: '', version: 4 };
const ownProduct = {
  ...{ productId: 'P1', name: 'Cotton tote bag', image: '11', priceMin: 1.8, priceMax: 2, currency: 'USD' },
  ...{ unit: 'piece', part: 'shown', created: 1, review },
};
const productWaiting = {
  ...{ productId: 'P1', name: 'Cotton tote bag', supplier: { supplierId: 'S1', name: 'Malabar Weaves' } },
  ...{ isNew: false, parts: ['name'], since: 1, version: 4 },
};
const productLooks = {
  texts: [{ lang: 'en', name: 'Cotton tote bag', description: 'Of strong canvas.' }],
  ...{ images: ['11'], category: { id: 'TX010101', name: 'Bags' } },
};

/** Calls about a supplier's own products, and what of them waits for an operator. */
export const PRODUCT_SAMPLES: Readonly<Record<string, CallSample>> = {
  'supplierProduct.list': {
    input: { part: 'shown', keyword: 'bag', pageNo: 1 },
    output: { ...paged(ownProduct), counts: { shown: 1, hidden: 0 }, canEdit: true },
  },
  'supplierProduct.form': {
    input: { productId: 'P1' },
    output: {
      product: {
        ...{ ...productContent, productId: 'P1', part: 'shown', version: 3, review: null },
        tags: [{ code: 'TG061101', name: 'Bags' }],
      },
      ...{ languages: ['ar', 'en'], canEdit: true },
      categories: [{ id: 'TX010101', name: 'Textile › Bags', industry: 'textile' }],
      isReviewed: false,
    },
  },
  'supplierProduct.save': { input: { ...productContent, productId: 'P1', version: 3 }, output: { version: 4 } },
  'supplierProduct.add': { input: productContent, output: { productId: 'P2', isWaiting: false } },
  'supplierProduct.withdraw': { input: { productId: 'P1', version: 4 }, output: { version: 5 } },
  'supplierProduct.setShown': { input: { productId: 'P1', isShown: false }, output: { part: 'hidden' } },
  'staffProduct.waiting': { input: { pageNo: 1, reason: 'daily' }, output: paged(productWaiting) },
  'staffProduct.show': {
    input: { productId: 'P1', reason: 'daily' },
    output: { ...productWaiting, part: 'shown', present: productLooks, wanted: productLooks },
  },
  'staffProduct.settle': {
    input: { productId: 'P1', version: 4, verdict: 'refused', reason: 'a trade mark of somebody else' },
    output: { productId: 'P1', verdict: 'refused' },
  },
};
