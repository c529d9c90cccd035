import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { LoginPorts } from '../identity/try-password.ts';
import type { TextsByLanguage } from '../texts.ts';

/** A supplier as the catalogue calls it in the language asked for. */
interface NamedSupplier {
  readonly supplierId: string;
  readonly name: string;
  readonly logo: string;
}

/** What the calls of suppliers' people need besides their context. */
export interface SupplierPorts extends LoginPorts {
  readonly texts: TextsByLanguage;
  /** Where the pages for suppliers begin: origin and base path, without a slash at the end. */
  readonly supplierPagesUrl: string;
  /** Undefined where the catalogue has none of that id. */
  findNamedSupplier(
    context: Pick<CallContext, 'database' | 'lang'>,
    supplierId: string,
  ): Promise<NamedSupplier | undefined>;
  /** The exhibitions that it is at and that may be shown, the latest first. */
  listSupplierExhibitionIds(database: Queries, supplierId: string): Promise<string[]>;
  /** Ends the sharing of an account's public card for good. */
  endSharing(queries: Queries, accountId: string): Promise<void>;
}
