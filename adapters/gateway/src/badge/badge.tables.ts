import type { ColumnType } from 'kysely';

/** Tables of badges. Times are epoch milliseconds. */
export interface BadgeTables {
  readonly badge_key: BadgeKeyTable;
  /** Numbers of badges that were replaced by newer ones. */
  readonly badge_revoked: {
    exhibition_id: string;
    badge_no: string;
    revoked: number;
    /** Whose badge it was where the same person has a newer one; null for one that somebody else may have. */
    registration_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
}

/** What an exhibition signs its badges with. */
interface BadgeKeyTable {
  exhibition_id: string;
  /** The name of the key in what it signs. */
  kid: string;
  /** 32 bytes, base64url. */
  public_key: string;
  /** PKCS #8, base64. */
  private_key: string;
  created: number;
}
