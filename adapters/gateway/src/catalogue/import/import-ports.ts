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

/** Ports of imports that other features provide. */
export interface ImportPorts {
  /** Import kinds of all features; complete once all features are created. */
  readonly importKinds: Kinds;
  /** Exhibitors of published exhibitions, for the search filter by exhibition. */
  readonly exhibitorSql: RawBuilder<unknown>;
  /** ISO 3166-1 number of a two-letter code, or of that number; undefined if unknown. */
  getCountryId(code: string): string | undefined;
  /** The two letters of that number. */
  getCountryCode(countryId: string): string | undefined;
  /** Whether a supplier has a person with an account or an email address. */
  hasPeople(queries: Queries, supplierId: string): Promise<boolean>;
  readonly importPictures: {
    store(context: CallContext, file: LocalFile): Promise<Result<{ readonly pictureId: string }, Refusal>>;
    /** Ids among the given that this staff member has uploaded and that nothing refers to yet. */
    listUnused(queries: Queries, staffId: string, ids: readonly string[]): Promise<readonly string[]>;
    adopt(queries: Queries, pictures: readonly HeldPicture[], now: number): Promise<void>;
    release(queries: Queries, pictures: readonly HeldPicture[]): Promise<void>;
  };
}
