import type { CatalogueRowOf } from '@fairhall/core/catalogue/catalogue-row';
import type { SearchSort } from '@fairhall/core/contract/catalogue/calls';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from './sample-rows.ts';

export type Row = CatalogueRowOf<'product'>;

const COUNT = 4_000;

/** Mixes the row's number, so that orders are independent of each other. */
const mixed = (index: number, salt: number): number =>
  (Math.imul(index + salt * 7919, 2_654_435_761) >>> 0) % 1_000_003;

/** Two of three are pumps, every second is blue, every hundredth rare; "late" words occur only in the last ranks. */
export const productRows: readonly Row[] = Array.from({ length: COUNT }, (_, index) => {
  const late = index % 3 === 0;
  const words = [
    index % 3 === 1 ? 'valve' : 'pump',
    ...(index % 2 === 0 ? ['blue'] : []),
    ...(index % 100 === 7 ? ['rare'] : []),
    ...(late ? ['late'] : []),
  ];
  const price = index % 50 === 0 ? 0 : 1 + (mixed(index, 3) % 5_000) / 100;
  return sampleProduct(`P${10_000 + index}`, {
    name: `${words.join(' ')} number ${index}`,
    category: index % 4 === 0 ? 'PT010101' : index % 4 === 1 ? 'TX020101' : 'TX010101',
    supplier: index % 5 === 0 ? 'S2' : 'S1',
    rank: mixed(index, 1) + (late ? 2_000_000 : 0),
    age: mixed(index, 2) * 1_000,
    minOrder: 10 * (1 + (index % 10)),
    tiers: price === 0 ? [] : [{ min: 1, price }],
    tags: index % 25 === 0 ? ['TG061101'] : [],
  });
});

/** The products with the suppliers and categories that they refer to. */
export const SEARCH_ROWS = [
  ...SAMPLE_TREES,
  sampleSupplier('S1'),
  sampleSupplier('S2', { countryId: '156', countryCode: 'CN', proofs: [] }),
  ...productRows,
];

export const getPrice = (row: Row): number => row.tiers[0]?.price ?? 0;
const KEYS: Readonly<Record<SearchSort, (row: Row) => number>> = {
  relevance: (row) => row.rank,
  newest: (row) => row.age,
  priceAsc: (row) => getPrice(row) || Number.POSITIVE_INFINITY,
  priceDesc: (row) => -getPrice(row),
};
export function listExpectedIds(matches: (row: Row) => boolean, sort: SearchSort): string[] {
  const key = KEYS[sort];
  const upwards = sort === 'relevance' || sort === 'priceAsc' ? 1 : -1;
  return productRows
    .filter(matches)
    .sort((one, other) =>
      key(one) === key(other) ? upwards * (one.id < other.id ? -1 : 1) : key(one) < key(other) ? -1 : 1,
    )
    .map(({ id }) => id);
}
export const hasWords =
  (...words: string[]) =>
  ({ texts }: Row) =>
    words.every((word) => texts.en?.name.split(' ').includes(word));
