import type { Queries } from '../../db/database.ts';

/** What imports need of other features. */
export interface ImportPorts {
  /** ISO 3166-1 numeric of a code of two letters; undefined for none. */
  countryIdOf(code2: string): string | undefined;
  /** Whether somebody answers for a supplier, with an account or by an address. */
  hasPeople(queries: Queries, supplierId: string): Promise<boolean>;
}
