import type { Product } from '../../contract/catalogue/calls.ts';
import { hasDifferences } from './marks.ts';

/** One specification of all products, in the order of the columns. */
export interface SpecRow {
  readonly name: string;
  /** The values by column; null if a product lacks this specification. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

/** The name in the form in which two products' names are compared. */
const nameKey = (name: string): string => name.trim().toLowerCase();

/**
 * The specifications by name, in the order of the products; those that most products have come first. If a product has
 * a name twice, both values share one cell.
 */
export function toSpecificationRows(products: readonly Product['attributes'][]): readonly SpecRow[] {
  const names = new Map(
    products
      .flat()
      .map(({ name }) => [nameKey(name), name.trim()] as const)
      .reverse(),
  );
  const order = [...new Set(products.flat().map(({ name }) => nameKey(name)))];
  const rows = order.map((key): SpecRow => {
    const values = products.map((attributes) => findValue(attributes, key));
    return { name: names.get(key) ?? key, values, differs: hasDifferences(values) };
  });
  const countValues = ({ values }: SpecRow): number => values.filter((value) => value !== null).length;
  return rows.toSorted((one, other) => countValues(other) - countValues(one));
}

function findValue(attributes: Product['attributes'], key: string): string | null {
  const values = attributes.filter(({ name }) => nameKey(name) === key).map(({ value }) => value.trim());
  return values.length === 0 ? null : [...new Set(values)].join(', ');
}
