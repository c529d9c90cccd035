import type { CatalogueRow, CatalogueRowOf } from '@fairhall/core/catalogue/catalogue-row';
import { createRandom, createZipfPicker, pick, type Random } from './random.ts';
import { generateTreeRows, getCategory, getIndustryOfCategory, getTag } from './tree.ts';
import {
  PRODUCT_MARKS,
  pickMaterial,
  pickNoun,
  pickSeries,
  pickTrait,
  SUPPLIER_WORDS,
  WORD_RANKED_LAST,
} from './words.ts';

type ProductRow = CatalogueRowOf<'product'>;
type SupplierRow = CatalogueRowOf<'supplier'>;

const SEED = 20_261_121;
const SUPPLIER_SEED = SEED + 1;
const PRODUCTS_A_SUPPLIER = 50;
const KEYWORDS = 8;
const DAY_MS = 86_400_000;
const RANKS = 1_000_000;
/** Products with a lower quality, about one in eighteen, rank last. */
const LEAST_QUALITY = 0.01;
const LEAST_ORDERS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000];
/** ISO 3166-1 numbers and letters, largest exporters first. */
const COUNTRIES = [
  '156 CN',
  '356 IN',
  '704 VN',
  '792 TR',
  '276 DE',
  '840 US',
  '380 IT',
  '410 KR',
  '392 JP',
  '586 PK',
  '050 BD',
  '764 TH',
  '360 ID',
  '484 MX',
  '616 PL',
  '076 BR',
  '818 EG',
  '724 ES',
  '250 FR',
  '826 GB',
  '528 NL',
  '124 CA',
] as const;
const country = createZipfPicker(COUNTRIES, 1.1);

/** The words by which a product is found: those of its name, and keywords. */
export interface ProductWords {
  readonly name: readonly [trait: string, material: string, goods: string, series: string];
  readonly keywords: readonly string[];
}

/**
 * Generates a catalogue of `products` products. Product i is the same in a catalogue of any size, except for its
 * supplier.
 */
export function* generateCatalogueRows(products: number): Generator<CatalogueRow> {
  yield* generateTreeRows();
  const suppliers = calculateSupplierCount(products);
  for (let index = 0; index < suppliers; index += 1) yield generateSupplier(index);
  for (let index = 0; index < products; index += 1) yield generateProduct(index, suppliers);
}

export const calculateSupplierCount = (products: number): number =>
  Math.max(50, Math.round(products / PRODUCTS_A_SUPPLIER));

/** Generates only the words of a product, for counting, without the word that depends on its rank. */
export const generateWords = (index: number): ProductWords => drawWords(createRandom(SEED, index));

/** Three words of the name are keywords too; the rest are marks, traits, materials, goods and series by fixed shares. */
function drawWords(random: Random): ProductWords {
  const name = [pickTrait(random), pickMaterial(random), pickNoun(random), pickSeries(random)] as const;
  const keywords = new Set<string>(name.slice(0, 3));
  while (keywords.size < KEYWORDS) keywords.add(drawKeyword(random));
  return { name, keywords: [...keywords] };
}

function drawKeyword(random: Random): string {
  const share = random();
  if (share < 0.35) return pick(PRODUCT_MARKS, random);
  if (share < 0.6) return pickTrait(random);
  if (share < 0.75) return pickMaterial(random);
  return share < 0.85 ? pickNoun(random) : pickSeries(random);
}

export function generateProduct(index: number, suppliers: number): ProductRow {
  const random = createRandom(SEED, index);
  const { name, keywords: drawn } = drawWords(random);
  const [own, made, kind, line] = name;
  const least = pick(LEAST_ORDERS, random);
  const price = Math.exp(random() * 7);
  const quality = random() * random();
  const keywords = quality < LEAST_QUALITY ? [...drawn, WORD_RANKED_LAST] : drawn;
  const image = (view: number): string => `${1_000_000 + (index % 50_000) * 3 + view}`;
  const code = `${line.slice(0, 2)}${(index + 1).toString(36)}`.toUpperCase();
  return {
    table: 'product',
    id: toProductId(index),
    supplier: supplierId(Math.floor(random() ** 1.5 * suppliers)),
    category: getCategory(kind, pick([0, 1, 2] as const, random)),
    unit: 'piece',
    minOrder: least,
    leadDays: 5 + Math.floor(random() * 40),
    currency: 'USD',
    tiers: [1, 5, 20].map((times, step) => ({ min: least * times, price: cents(price * (1 - 0.08 * step)) })),
    images: [0, 1, 2].map(image),
    tags: keywords.filter((word) => !name.includes(word)).map(getTag),
    rank: RANKS - Math.round(quality * RANKS),
    score: Math.round(quality * 50) / 10,
    viewCount: index % 997,
    age: Math.floor(random() * 400 * DAY_MS),
    texts: { en: { name: capital(`${own} ${made} ${kind} ${line} ${code}`), ...createKeywordTexts(name, keywords) } },
  };
}

function createKeywordTexts([own, made, kind, line]: ProductWords['name'], keywords: readonly string[]) {
  return {
    description: `A ${own} ${kind} of ${made} from the ${line} series, packed in cartons and checked before it leaves. It is asked for as ${keywords.join(', ')}; other sizes and colours are made to order, and samples are sent within a week.`,
    attributes: [
      { name: 'Material', value: made },
      { name: 'Kind', value: kind },
      { name: 'Series', value: line },
      { name: 'Made for', value: own },
    ],
  };
}

export function generateSupplier(index: number): SupplierRow {
  const random = createRandom(SUPPLIER_SEED, index);
  const [countryId = '', countryCode = ''] = country(random).split(' ');
  const kind = pickNoun(random);
  const proofs = [{ kind: 'licence', date: '2026-02' } as const, { kind: 'site', date: '2026-05' } as const];
  return {
    table: 'supplier',
    id: supplierId(index),
    industry: getIndustryOfCategory(getCategory(kind, 0)),
    countryId,
    countryCode,
    businessType: pick(['manufacturer', 'trader', 'manufacturerTrader'] as const, random),
    established: 1980 + Math.floor(random() * 44),
    employees: 5 + Math.floor(random() * 900),
    light: 'green',
    proofs: proofs.slice(0, Math.floor(random() * 3)),
    spotlight: index % 20 === 0,
    logo: '',
    rank: Math.floor(random() * RANKS),
    age: Math.floor(random() * 3_000 * DAY_MS),
    texts: {
      en: {
        name: `${capital(pick(SUPPLIER_WORDS, random))} ${capital(pick(SUPPLIER_WORDS, random))}`,
        province: capital(pick(SUPPLIER_WORDS, random)),
        mainProducts: [kind, pickNoun(random)],
        about: 'Makes what it sells and ships every week.',
      },
    },
  };
}

export const toProductId = (index: number): string => `P${100_001 + index}`;
const supplierId = (index: number): string => `S${1_001 + index}`;
const cents = (price: number): number => Math.max(1, Math.round(price * 100)) / 100;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
