import type { ColumnType } from 'kysely';

/** Tables of badges. Times are epoch milliseconds. */
export interface BadgeTables {
  readonly badge_key: BadgeKeyTable;
  /** Numbers of badges that were replaced by newer ones. */
  readonly badge_revoked: {
    exhibition_id: string;
    badge_no: string;
    revoked: number;
    /** The wearer's registration, if the same person has a newer badge; null if somebody else may have it now. */
    registration_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
}

/** The key pair that an exhibition signs its badges with. */
interface BadgeKeyTable {
  exhibition_id: string;
  /** The key's id in the signed text. */
  kid: string;
  /** 32 bytes, base64url. */
  public_key: string;
  /** PKCS #8, base64. */
  private_key: string;
  created: number;
}
