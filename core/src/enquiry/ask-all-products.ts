import type { Supplier } from '../contract/catalogue/calls.ts';

/** A compared product and its supplier. */
export interface AskAllProduct {
  readonly targetId: string;
  readonly supplierId: string;
}

interface RatedSupplier {
  readonly supplier: { readonly id: string; readonly light: Supplier['light'] };
}

/**
 * Splits compared products into the first one of each supplier, and the first ones of suppliers that are rated red: each
 * of those is contacted alone, after a warning. D-25
 */
export function splitByRating<Column extends RatedSupplier>(
  columns: readonly Column[],
): { readonly asked: readonly Column[]; readonly omitted: readonly Column[] } {
  const firsts = columns.filter(
    ({ supplier }, index) => columns.findIndex((other) => other.supplier.id === supplier.id) === index,
  );
  const isRed = ({ supplier }: Column) => supplier.light === 'red';
  return { asked: firsts.filter((column) => !isRed(column)), omitted: firsts.filter(isRed) };
}
