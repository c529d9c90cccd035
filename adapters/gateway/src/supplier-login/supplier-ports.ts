import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { LoginPorts } from '../identity/try-password.ts';
import type { TextsByLanguage } from '../texts.ts';

/** A supplier with its catalogue name in the requested language. */
interface NamedSupplier {
  readonly supplierId: string;
  readonly name: string;
  readonly logo: string;
}

/** The functions of other features that the calls of suppliers' people need, and their settings. */
export interface SupplierPorts extends LoginPorts {
  readonly texts: TextsByLanguage;
  /** The base URL of the supplier pages: origin and base path, without a trailing slash. */
  readonly supplierPagesUrl: string;
  /** Undefined if the catalogue has no supplier with that id. */
  findNamedSupplier(
    context: Pick<CallContext, 'database' | 'lang'>,
    supplierId: string,
  ): Promise<NamedSupplier | undefined>;
  /** When and why staff took a supplier down; undefined if they did not. */
  findTakenDownSupplier(
    queries: Queries,
    supplierId: string,
  ): Promise<{ readonly since: number; readonly reason: string } | undefined>;
  /** The id of a supplier that staff name by id or by the key of their import file; the name itself if it is neither. */
  findSupplierId(context: CallContext, named: string): Promise<string>;
  /** The visible exhibitions at which it exhibits, latest first. */
  listSupplierExhibitionIds(database: Queries, supplierId: string): Promise<string[]>;
  /** Ends the sharing of an account's public card for good. */
  endSharing(queries: Queries, accountId: string): Promise<void>;
}
