import { type Bounds, type CallExample, ID, PAGE, toPage } from '../call-examples/call-example.ts';
import type { ProductContent } from './supplier-calls.ts';

const productContent = {
  texts: [
    {
      lang: 'en',
      name: 'Cotton tote bag',
      description: 'Of strong canvas.',
      attributes: [{ name: 'Material', value: 'Cotton' }],
    },
  ],
  tags: ['TG061101'],
  categoryId: 'TX010101',
  images: ['11'],
  unit: 'piece',
  minOrder: 100,
  currency: 'USD',
  leadDays: 20,
  sampleAvailable: true,
  steps: [{ min: 100, price: '2.5' }],
  tradeTerms: {
    payment: { method: 'ttDeposit', deposit: 30, days: 60 },
    incoterm: { code: 'FOB', place: 'Nhava Sheva' },
    port: 'Nhava Sheva',
    packaging: '50 pieces in a carton',
    hsCode: '420222',
  },
} satisfies ProductContent;
const review = { state: 'waiting', isNew: false, parts: ['name'], since: 1, reason: '', version: 4 };
export const SUPPLIER_PRODUCT_EXAMPLE = {
  productId: 'P1',
  name: 'Cotton tote bag',
  image: '11',
  priceMin: 1.8,
  priceMax: 2,
  currency: 'USD',
  unit: 'piece',
  part: 'shown',
  created: 1,
  review,
};
const productWaiting = {
  productId: 'P1',
  name: 'Cotton tote bag',
  supplier: { supplierId: 'S1', name: 'Malabar Weaves' },
  isNew: false,
  parts: ['name'],
  since: 1,
  version: 4,
};
const productLooks = {
  texts: [{ lang: 'en', name: 'Cotton tote bag', description: 'Of strong canvas.' }],
  images: ['11'],
  category: { id: 'TX010101', name: 'Bags' },
};
const supplierPictures = { logo: '11', images: ['12'] };
const supplierPicturesForm = {
  ...supplierPictures,
  version: 'v1',
  canEdit: true,
  isReviewed: true,
  review: { state: 'refused', since: 1, reason: 'not your own' },
};
const PRODUCT_CONTENT: Readonly<Record<string, Bounds>> = {
  texts: [1, 30],
  'texts.0.lang': [2, 2],
  'texts.0.name': [1, 200],
  'texts.0.description': [0, 5_000],
  'texts.0.attributes': [0, 30],
  'texts.0.attributes.0.name': [1, 60],
  'texts.0.attributes.0.value': [1, 200],
  tags: [0, 10],
  'tags.0': ID,
  categoryId: ID,
  images: [0, 8],
  'images.0': ID,
  unit: [1, 40],
  minOrder: [1, 999_999_999],
  currency: [3, 3],
  leadDays: [0, 999],
  steps: [0, 10],
  'steps.0.min': [1, 999_999_999],
  'steps.0.price': [1, 9],
  'tradeTerms.payment.deposit': [1, 99],
  'tradeTerms.payment.days': [1, 365],
  'tradeTerms.incoterm.place': [1, 60],
  'tradeTerms.port': [1, 60],
  'tradeTerms.packaging': [1, 120],
  'tradeTerms.hsCode': [6, 10],
};

/** Calls about a supplier's own products and pictures, and their pending changes. */
export const PRODUCT_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'supplierProduct.list': {
    input: { part: 'shown', keyword: 'bag', pageNo: 1 },
    output: { ...toPage(SUPPLIER_PRODUCT_EXAMPLE), counts: { shown: 1, hidden: 0 }, canEdit: true },
    bounds: { keyword: [0, 100], pageNo: PAGE },
  },
  'supplierProduct.form': {
    input: { productId: 'P1' },
    output: {
      product: {
        ...productContent,
        tradeTerms: { ...productContent.tradeTerms, payment: { method: 'ttDeposit', deposit: 30 } },
        productId: 'P1',
        part: 'shown',
        version: 3,
        review: null,
        tags: [{ code: 'TG061101', name: 'Bags' }],
      },
      languages: ['ar', 'en'],
      canEdit: true,
      categories: [{ id: 'TX010101', name: 'Bags', path: 'Textile', industry: 'textile', isUsed: true }],
      isReviewed: false,
    },
    bounds: { productId: ID },
  },
  'supplierProduct.save': {
    input: { ...productContent, productId: 'P1', version: 3 },
    output: { version: 4 },
    bounds: { ...PRODUCT_CONTENT, productId: ID, version: [0, 999_999_999] },
  },
  'supplierProduct.add': {
    input: productContent,
    output: { productId: 'P2', isWaiting: false },
    bounds: PRODUCT_CONTENT,
  },
  'supplierProduct.withdraw': {
    input: { productId: 'P1', version: 4 },
    output: { version: 5 },
    bounds: { productId: ID, version: [0, 999_999_999] },
  },
  'supplierProduct.setShown': {
    input: { productId: 'P1', isShown: false },
    output: { part: 'hidden' },
    bounds: { productId: ID },
  },
  'supplierPicture.form': {
    input: {},
    output: supplierPicturesForm,
  },
  'supplierPicture.save': {
    input: { ...supplierPictures, version: 'v1' },
    output: { ...supplierPicturesForm, version: 'v2', review: { state: 'waiting', since: 1, reason: '' } },
    bounds: { logo: [0, 64], images: [0, 8], 'images.0': ID, version: [0, 64] },
  },
  'staffSupplierPicture.waiting': {
    input: { pageNo: 1, reason: 'daily' },
    output: toPage({
      supplierId: 'S1',
      name: 'Malabar Weaves',
      since: 1,
      version: 'v1',
      present: supplierPictures,
      wanted: supplierPictures,
    }),
    bounds: { pageNo: PAGE, reason: [1, 500] },
  },
  'staffSupplierPicture.settle': {
    input: { supplierId: 'S1', version: 'v1', verdict: 'refused', reason: 'the logo of another company' },
    output: { supplierId: 'S1', verdict: 'refused' },
    bounds: { supplierId: [1, 100], version: [0, 64], reason: [1, 500] },
  },
  'staffProduct.waiting': {
    input: { pageNo: 1, reason: 'daily' },
    output: toPage(productWaiting),
    bounds: { pageNo: PAGE, reason: [1, 500] },
  },
  'staffProduct.show': {
    input: { productId: 'P1', reason: 'daily' },
    output: { ...productWaiting, part: 'shown', present: productLooks, wanted: productLooks },
    bounds: { productId: [1, 100], reason: [1, 500] },
  },
  'staffProduct.settle': {
    input: { productId: 'P1', version: 4, verdict: 'refused', reason: 'a trade mark of somebody else' },
    output: { productId: 'P1', verdict: 'refused' },
    bounds: { productId: [1, 100], version: [0, 999_999_999], reason: [1, 500] },
  },
  'staffProduct.takeDown': {
    input: { productId: 'P1', reason: 'a trade mark of somebody else' },
    output: { productId: 'P1', wasShown: true },
    bounds: { productId: [1, 100], reason: [1, 500] },
  },
  'staffProduct.putBack': {
    input: { productId: 'P1', reason: 'the licence was shown' },
    output: { productId: 'P1', isShown: true },
    bounds: { productId: [1, 100], reason: [1, 500] },
  },
  'staffSupplier.takeDown': {
    input: { supplierId: 'S1', reason: 'a false certificate' },
    output: { supplierId: 'S1', products: 12 },
    bounds: { supplierId: [1, 100], reason: [1, 500] },
  },
  'staffSupplier.putBack': {
    input: { supplierId: 'S1', reason: 'the certificate was corrected' },
    output: { supplierId: 'S1', products: 12 },
    bounds: { supplierId: [1, 100], reason: [1, 500] },
  },
};
