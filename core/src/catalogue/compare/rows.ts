import type { PublicCertificate } from '../../certificate/certificate-list.view.ts';
import type { ComparedProduct } from '../../contract/catalogue/calls.ts';
import { findLowest, hasDifferences, priceAt } from './marks.ts';
import { toSpecificationRows } from './specification.ts';

interface RowMark {
  readonly differs: boolean;
  /** Only one of the products states a value, so that there is nothing to compare. */
  readonly isAlone: boolean;
  /** The index of the column with the best value; null if two share it, or if no value is better than another. */
  readonly best: number | null;
}

/** A row that the product's own data gives. */
interface FixedRow extends RowMark {
  readonly kind:
    | 'price'
    | 'total'
    | 'minOrder'
    | 'leadTime'
    | 'ladder'
    | 'sample'
    | 'certificates'
    | 'supplier'
    | 'rating'
    | 'verified'
    | 'reply';
}

/** A row of the suppliers' own specifications; it never has a best value, since more is not always better. */
interface SpecificationRow extends RowMark {
  readonly kind: 'specification';
  readonly name: string;
  /** The values by column; null if a product lacks this specification. */
  readonly values: readonly (string | null)[];
}

export type ComparisonRow = FixedRow | SpecificationRow;

/**
 * The rows of a comparison: those that differ, then those that are the same for all products, then those that only one
 * product states. Each are in the order in which a buyer decides: price, total, minimum order and lead time, then the
 * facts, then what was checked of the supplier and how fast it replies. A row about which no supplier says anything is left out. `quantity` is the compared quantity.
 *
 */
export function toComparisonRows(
  products: readonly ComparedProduct[],
  certificates: ReadonlyMap<string, readonly PublicCertificate[]>,
  quantity: number | null,
): readonly ComparisonRow[] {
  const rows = listRows(products, certificates, quantity);
  return [
    ...rows.filter(({ differs, isAlone }) => differs && !isAlone),
    ...rows.filter(({ differs }) => !differs),
    ...rows.filter(({ isAlone }) => isAlone),
  ];
}

function listRows(
  products: readonly ComparedProduct[],
  certificates: ReadonlyMap<string, readonly PublicCertificate[]>,
  quantity: number | null,
): readonly ComparisonRow[] {
  const prices = products.map(({ tiers }) => (quantity === null ? null : priceAt(tiers, quantity)));
  const units = products.map(({ unit }) => unit);
  const leads = products.map(({ leadDays }) => leadDays ?? null);
  const hours = products.map(({ supplier }) => supplier.reply?.hours ?? null);
  const checked = products.map(({ supplierId }) => certificates.get(supplierId) ?? []);
  const row = (kind: FixedRow['kind'], cells: readonly unknown[], best: number | null = null): FixedRow => ({
    kind,
    differs: hasDifferences(cells),
    isAlone: false,
    best,
  });
  return [
    row(
      'price',
      products.map(({ priceMin, priceMax, currency, unit }, index) =>
        quantity === null ? [priceMin, priceMax, currency, unit] : prices[index],
      ),
      findLowest(prices),
    ),
    ...(quantity === null ? [] : [row('total', prices)]),
    row(
      'minOrder',
      products.map(({ minOrder, unit }) => [minOrder, unit]),
      hasDifferences(units) ? null : findLowest(products.map(({ minOrder }) => minOrder)),
    ),
    ...listIf(leads.some(isKnown), row('leadTime', leads, findLowest(leads))),
    ...listIf(
      products.some(({ tiers }) => tiers.length > 1),
      row(
        'ladder',
        products.map(({ tiers }) => tiers),
      ),
    ),
    ...toSpecificationRows(products.map(({ attributes }) => attributes)).map(
      (specification): SpecificationRow => ({
        kind: 'specification',
        best: null,
        isAlone: products.length > 1 && specification.values.filter(isKnown).length === 1,
        ...specification,
      }),
    ),
    ...listIf(
      products.some(({ sampleAvailable }) => sampleAvailable === true),
      row(
        'sample',
        products.map(({ sampleAvailable }) => sampleAvailable === true),
      ),
    ),
    ...listIf(
      checked.some((each) => each.length > 0),
      row(
        'certificates',
        checked.map((each) => each.map(({ name }) => name).sort()),
      ),
    ),
    row(
      'supplier',
      products.map(({ supplierId }) => supplierId),
    ),
    row(
      'rating',
      products.map(({ supplier }) => supplier.light),
    ),
    row(
      'verified',
      products.map(({ supplier }) => supplier.proofs),
    ),
    ...listIf(
      products.some(({ supplier }) => supplier.reply !== undefined),
      row(
        'reply',
        products.map(({ supplier }) => supplier.reply),
        findLowest(hours),
      ),
    ),
  ];
}

const isKnown = (value: unknown): boolean => value !== null;

const listIf = (isShown: boolean, row: ComparisonRow): readonly ComparisonRow[] => (isShown ? [row] : []);
