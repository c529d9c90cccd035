import type { CatalogueRow, CatalogueRowOf } from '@fairhall/core/catalogue/catalogue-row';
import { byZipf, pick, type Random, randomAt } from './random.ts';
import { categoryOf, industryOfCategory, tagOf, treeRows } from './tree.ts';
import { goods, LAST_RANKED, MARKS, material, OWNERS, series, trait } from './words.ts';

type ProductRow = CatalogueRowOf<'product'>;
type SupplierRow = CatalogueRowOf<'supplier'>;

const SEED = 20_261_121;
const SUPPLIER_SEED = SEED + 1;
const PRODUCTS_A_SUPPLIER = 50;
const KEYWORDS = 8;
const DAY_MS = 86_400_000;
const RANKS = 1_000_000;
/** Products below it, about one in eighteen, rank last. */
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
const country = byZipf(COUNTRIES, 1.1);

/** The words a product is found by: those of its name, and keywords besides. */
export interface ProductWords {
  readonly name: readonly [trait: string, material: string, goods: string, series: string];
  readonly keywords: readonly string[];
}

/** A whole catalogue of so many products. Product i is the same in a catalogue of any size, but for its supplier. */
export function* catalogueRows(products: number): Generator<CatalogueRow> {
  yield* treeRows();
  const suppliers = supplierCount(products);
  for (let place = 0; place < suppliers; place += 1) yield supplierAt(place);
  for (let place = 0; place < products; place += 1) yield productAt(place, suppliers);
}

export const supplierCount = (products: number): number => Math.max(50, Math.round(products / PRODUCTS_A_SUPPLIER));

/** The words of a product alone, for counting; without the one that tells its rank. */
export const wordsAt = (place: number): ProductWords => drawWords(randomAt(SEED, place));

/** Three words of the name are keywords too; the rest are marks, traits, materials, goods and series by fixed shares. */
function drawWords(random: Random): ProductWords {
  const name = [trait(random), material(random), goods(random), series(random)] as const;
  const keywords = new Set<string>(name.slice(0, 3));
  while (keywords.size < KEYWORDS) keywords.add(drawKeyword(random));
  return { name, keywords: [...keywords] };
}

function drawKeyword(random: Random): string {
  const share = random();
  if (share < 0.35) return pick(MARKS, random);
  if (share < 0.6) return trait(random);
  if (share < 0.75) return material(random);
  return share < 0.85 ? goods(random) : series(random);
}

export function productAt(place: number, suppliers: number): ProductRow {
  const random = randomAt(SEED, place);
  const { name, keywords: drawn } = drawWords(random);
  const [own, made, kind, line] = name;
  const least = pick(LEAST_ORDERS, random);
  const price = Math.exp(random() * 7);
  const quality = random() * random();
  const keywords = quality < LEAST_QUALITY ? [...drawn, LAST_RANKED] : drawn;
  const image = (view: number): string => `${1_000_000 + (place % 50_000) * 3 + view}`;
  const code = `${line.slice(0, 2)}${(place + 1).toString(36)}`.toUpperCase();
  return {
    table: 'product',
    id: productId(place),
    supplier: supplierId(Math.floor(random() ** 1.5 * suppliers)),
    category: categoryOf(kind, pick([0, 1, 2] as const, random)),
    unit: 'piece',
    minOrder: least,
    leadDays: 5 + Math.floor(random() * 40),
    currency: 'USD',
    tiers: [1, 5, 20].map((times, step) => ({ min: least * times, price: cents(price * (1 - 0.08 * step)) })),
    images: [0, 1, 2].map(image),
    tags: keywords.filter((word) => !name.includes(word)).map(tagOf),
    rank: RANKS - Math.round(quality * RANKS),
    score: Math.round(quality * 50) / 10,
    viewCount: place % 997,
    age: Math.floor(random() * 400 * DAY_MS),
    texts: { en: { name: capital(`${own} ${made} ${kind} ${line} ${code}`), ...told(name, keywords) } },
  };
}

function told([own, made, kind, line]: ProductWords['name'], keywords: readonly string[]) {
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

export function supplierAt(place: number): SupplierRow {
  const random = randomAt(SUPPLIER_SEED, place);
  const [countryId = '', countryCode = ''] = country(random).split(' ');
  const kind = goods(random);
  const proofs = [{ kind: 'licence', date: '2026-02' } as const, { kind: 'site', date: '2026-05' } as const];
  return {
    table: 'supplier',
    id: supplierId(place),
    industry: industryOfCategory(categoryOf(kind, 0)),
    countryId,
    countryCode,
    businessType: pick(['manufacturer', 'trader', 'manufacturerTrader'] as const, random),
    established: 1980 + Math.floor(random() * 44),
    employees: 5 + Math.floor(random() * 900),
    light: 'green',
    proofs: proofs.slice(0, Math.floor(random() * 3)),
    spotlight: place % 20 === 0,
    logo: '',
    rank: Math.floor(random() * RANKS),
    age: Math.floor(random() * 3_000 * DAY_MS),
    texts: {
      en: {
        name: `${capital(pick(OWNERS, random))} ${capital(pick(OWNERS, random))}`,
        province: capital(pick(OWNERS, random)),
        mainProducts: [kind, goods(random)],
        about: 'Makes what it sells and ships every week.',
      },
    },
  };
}

export const productId = (place: number): string => `P${100_001 + place}`;
const supplierId = (place: number): string => `S${1_001 + place}`;
const cents = (price: number): number => Math.max(1, Math.round(price * 100)) / 100;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
