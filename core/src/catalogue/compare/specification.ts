import type { Product } from '../../contract/catalogue/calls.ts';
import { hasDifferences } from './marks.ts';

/** One specification of all products, in the order of their columns. */
export interface SpecRow {
  readonly name: string;
  /** Null where a product says nothing of it. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

/** A name as two products may write it. */
const nameKey = (name: string): string => name.trim().toLowerCase();

/**
 * Specifications by name, in the order in which the products bring them, first those that most of them have. What a product
 * says twice under one name is told in one cell.
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
