import type { ProductCard, SupplierCard, SupplierFacts } from '@fairhall/core/catalogue/card';
import { NO_PICTURE } from '@fairhall/core/contract/resource';
import type { Suggestions } from '@fairhall/core/contract/suggestion/calls';
import type { FieldView } from '@fairhall/core/forms/field';
import type { Message } from '@fairhall/core/ports/texts';
import { type ProductWords, productWords, type WordsContext } from '../src/ui/product-words.ts';
import { type SupplierWords, supplierWords } from '../src/ui/supplier-words.ts';

/** Pictures of the demo world, which the development server serves without a gateway. */
export const PICTURE_ADDRESSES = {
  bearing: new URL('../../fixtures/world/pictures/bearing-1-a.webp', import.meta.url).href,
  curtain: new URL('../../fixtures/world/pictures/curtain-1-a.webp', import.meta.url).href,
  drill: new URL('../../fixtures/world/pictures/drill-1-a.webp', import.meta.url).href,
  headphones: new URL('../../fixtures/world/pictures/headphones-1-a.webp', import.meta.url).href,
};

export const NAME_LONG =
  'Deep groove ball bearing with double rubber seals, chrome steel, pre-greased, for electric motors and agricultural machinery';
export const SUPPLIER_NAME_LONG =
  'Shandong Donghai Precision Bearings and Transmission Components Manufacturing Co., Ltd.';
export const TEXT_LONG =
  'We need 5,000 pieces a month for a year, delivered to Gdańsk. Send your price by quantity, the lead time of the first delivery, and the certificates that you have for food-grade grease. Samples are welcome before we order.';
/** A text without a place to break, which is the widest that a user can type. */
export const WORD_LONG =
  'alexandra.konstantinopoulou-papadimitriou@procurement.hellenic-agricultural-machinery.example';

export const EMPTY_FIELD: FieldView = { value: '', state: 'notValidated', message: null };
export const createFilledField = (value: string): FieldView => ({ value, state: 'success', message: null });
export const createInvalidField = (value: string, message: Message): FieldView => ({
  value,
  state: 'pattern',
  message,
});

const SUPPLIER: SupplierFacts = {
  id: '301',
  name: 'Ningbo Bearings',
  countryId: '156',
  countryCode: 'CN',
  years: 11,
  proofs: [
    { kind: 'licence', date: '2026-03' },
    { kind: 'site', date: '2026-05' },
  ],
  link: { route: 'supplier', params: { name: 'Ningbo Bearings', supplierId: '301' } },
};

const PRODUCT: ProductCard = {
  id: '101',
  name: 'Deep groove ball bearing',
  image: null,
  price: { kind: 'range', min: 2.85, max: 4.2, currency: 'USD', unit: 'piece' },
  minOrder: 500,
  unit: 'piece',
  industry: 'machinery',
  supplier: SUPPLIER,
  link: { route: 'product', params: { name: 'Deep groove ball bearing', productId: '101' } },
};

const PRODUCTS: readonly (ProductCard & { readonly picture: string })[] = [
  { ...PRODUCT, picture: PICTURE_ADDRESSES.bearing },
  {
    ...PRODUCT,
    id: '102',
    name: NAME_LONG,
    industry: 'electronics',
    price: { kind: 'single', price: 12_450, currency: 'USD', unit: 'set' },
    unit: 'set',
    minOrder: 1,
    supplier: { ...SUPPLIER, name: SUPPLIER_NAME_LONG },
    picture: PICTURE_ADDRESSES.headphones,
  },
  {
    ...PRODUCT,
    id: '103',
    name: 'ستائر معتمة من القطن',
    industry: 'textile',
    price: { kind: 'onRequest' },
    supplier: { ...SUPPLIER, name: 'Anadolu Tekstil', countryCode: 'TR', years: 1, proofs: [] },
    picture: PICTURE_ADDRESSES.curtain,
  },
  { ...PRODUCT, id: '104', name: 'Cordless drill', industry: 'building', picture: NO_PICTURE },
];

/** Product cards: with all facts, with long names, on request with an Arabic name, and without a picture. */
export const createProductWords = (context: WordsContext): readonly ProductWords[] =>
  PRODUCTS.map(({ picture, ...card }) => ({ ...productWords(card, context), image: picture }));

const SUPPLIER_CARD: SupplierCard = {
  ...SUPPLIER,
  logo: '',
  province: 'Zhejiang',
  industry: 'machinery',
  light: 'green',
  businessType: 'manufacturer',
  established: 2015,
  employees: 240,
  reply: { hours: 6, rate: 92 },
  isUnreachable: false,
  mainProducts: ['Ball bearings', 'Roller bearings', 'Belt pulleys'],
  goodsCount: 38,
  goods: [],
};

const SUPPLIERS: readonly SupplierCard[] = [
  SUPPLIER_CARD,
  {
    ...SUPPLIER_CARD,
    id: '302',
    name: SUPPLIER_NAME_LONG,
    light: 'yellow',
    province: 'Inner Mongolia Autonomous Region',
    mainProducts: ['Double row spherical roller bearings for heavy mining equipment', 'Couplings', 'Gears', 'Chains'],
    proofs: [...SUPPLIER.proofs, { kind: 'production', date: '2025-11' }],
    reply: { rate: 40 },
  },
  {
    ...SUPPLIER_CARD,
    id: '303',
    name: 'مصنع النور',
    countryCode: 'EG',
    province: 'Cairo',
    light: 'red',
    years: 1,
    proofs: [],
    reply: null,
  },
];

/** Supplier cards: with all facts, with long names, and with a warning and few facts. */
export const createSupplierWords = (context: WordsContext): readonly SupplierWords[] =>
  SUPPLIERS.map((card) => ({
    ...supplierWords(card, context),
    pictures: Object.entries(PICTURE_ADDRESSES).map(([title, src]) => ({ src, title, href: `#${card.id}-${title}` })),
  }));

/** The answer to each search suggestion. */
export const SUGGESTION_ANSWER: Suggestions = {
  words: ['bearing', 'bearing steel'],
  products: [
    {
      goodsSpuId: '101',
      goodsName: 'Deep groove ball bearing',
      goodsNameEn: 'Deep groove ball bearing',
      image: '',
      priceMin: 2.85,
      priceMax: 4.2,
      currency: 'USD',
    },
    {
      goodsSpuId: '102',
      goodsName: NAME_LONG,
      goodsNameEn: NAME_LONG,
      image: '',
      priceMin: 0,
      priceMax: 0,
      currency: 'USD',
    },
  ],
  categories: [{ id: '201', name: 'Bearings', enName: 'Bearings', parent: 'Machinery parts', count: 1_204 }],
  suppliers: [{ supplierId: '301', supplierName: 'Ningbo Bearings', countryCode: 'CN' }],
};
