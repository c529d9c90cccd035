import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { Result } from '@fairhall/core/result';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../../call-context.ts';
import type { Queries } from '../../db/database.ts';
import type { Kinds } from '../../import-kind.ts';

interface HeldPicture {
  readonly holder: string;
  readonly id: string;
}

/** What imports need of other features. */
export interface ImportPorts {
  /** Of all features; there once all are made. */
  readonly importKinds: Kinds;
  /** Who exhibits where, of exhibitions that may be shown: a search that is narrowed by one finds them. */
  readonly exhibitorSql: RawBuilder<unknown>;
  /** ISO 3166-1 numeric of a code of two letters; undefined for none. */
  getCountryId(code2: string): string | undefined;
  /** Whether somebody answers for a supplier, with an account or by an address. */
  hasPeople(queries: Queries, supplierId: string): Promise<boolean>;
  readonly importPictures: {
    store(context: CallContext, file: LocalFile): Promise<Result<{ readonly pictureId: string }, Refusal>>;
    /** Those of these ids that this member of the staff has sent and nothing holds. */
    listUnused(queries: Queries, staffId: string, ids: readonly string[]): Promise<readonly string[]>;
    adopt(queries: Queries, pictures: readonly HeldPicture[], now: number): Promise<void>;
    release(queries: Queries, pictures: readonly HeldPicture[]): Promise<void>;
  };
}
