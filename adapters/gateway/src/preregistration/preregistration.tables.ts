import type { EntryType } from '@fairhall/core/contract/exhibition/limits';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { RegistrationByColumn } from '@fairhall/core/contract/preregistration/form-fields';
import type { ImportedRegistration } from '@fairhall/core/preregistration/registration-row';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** A scan of a badge with what the exhibitor noted about it, as the feature of the scans stored it. */
export interface StoredScan {
  readonly scan: {
    readonly scan_id: string;
    readonly supplier_id: string;
    readonly exhibition_id: string;
    readonly registration_id: string;
    readonly scanned_at: number;
    readonly withdrawn_at: number | null;
    readonly created: number;
  };
  readonly lead: {
    readonly lead_id: string;
    readonly supplier_id: string;
    readonly exhibition_id: string;
    readonly scanned_by: string | null;
    readonly scanned_at: number;
    readonly rating: number;
    readonly tags: string[];
    readonly note: string;
    readonly request: string;
    readonly created: number;
  } | null;
}

/** The values that a registration got in a merge, and those that it had before. */
export type ChangedValues = {
  readonly [Column in keyof RegistrationByColumn]?: {
    readonly from: RegistrationByColumn[Column];
    readonly to: RegistrationByColumn[Column];
  };
};

/** What is needed to restore a registration. */
export interface EndedContent {
  readonly row: Selectable<PreregistrationTable>;
  readonly scans: readonly StoredScan[];
  /** Ids of its draws in a lottery. */
  readonly draws: readonly string[];
  /** The earlier numbers of its badge. */
  readonly reissued: readonly string[];
  /** Hashes of the links that say that it was cancelled; absent if it was ended by an older version. */
  readonly links?: readonly string[];
  /** What the registration that continues it got. */
  readonly changed: ChangedValues;
}

/** Tables of pre-registrations. Times are epoch milliseconds; an empty field is ''. */
export interface PreregistrationTables {
  readonly preregistration: PreregistrationTable;
  readonly pretoken: PretokenTable;
  /** The links of withdrawn registrations, by their SHA-256. */
  readonly withdrawn_registration: { token_hash: string; exhibition_id: string; created: number };
  /** The account, or else the browser, that opened a link sent to the address of a registration. */
  readonly registration_proof: {
    registration_id: string;
    account_id: string | null;
    /** SHA-256 of the browser's proof. D-95 */
    visitor: string | null;
    proven_at: number;
  };
  /** Registrations that staff cancelled or merged into others, for as long as they can be restored. */
  readonly ended_registration: {
    ended_id: string;
    registration_id: string;
    exhibition_id: string;
    /** The number, which is revoked. */
    badge_no: string;
    email: string;
    account_id: string | null;
    /** The registration that continues it; null if none does, or if that one is gone. */
    merged_into: string | null;
    was_merged: boolean;
    content: ColumnType<EndedContent, string, string>;
    ended_at: number;
  };
  /** The words by which staff find a registration; a trigger keeps them. */
  readonly registration_word: { word: string; registration_id: string };
  /** The trigrams of these words, each with a space before and after it. */
  readonly registration_word_key: { key: string; length: number; word: string };
  /** The people whom the organiser invited, with their known details. */
  readonly show_invitation: {
    invitation_id: string;
    exhibition_id: string;
    email: string;
    told: ColumnType<ImportedRegistration, string, string>;
    created: number;
  };
}

/**
 * The columns of the form's fields come from the table of registration fields; several codes in one column are joined
 * by commas.
 */
interface PreregistrationTable extends RegistrationByColumn {
  registration_id: string;
  exhibition_id: string;
  badge_no: string;
  source_from: string;
  /** Ids of private pictures. */
  card_front: string;
  card_back: string;
  page_version: number;
  entry_point: number;
  entry_type: EntryType | null;
  lead_source: number;
  promotion_id: string | null;
  /** The browser's label; it proves nothing. */
  visitor_id: string;
  /** SHA-256 of the proof of the browser that made the registration. D-95 */
  visitor: string | null;
  /** The owner, if the registration was made while logged in. */
  account_id: string | null;
  device_hash: string | null;
  lang: string;
  site_id: number;
  address: string;
  created: number;
  changed: number;
  /** The fields that the visitor does not share with exhibitors. */
  hidden_fields: Generated<SharedField[]>;
  /** When the address was first confirmed; null while it is unconfirmed. D-33 */
  confirmed_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** Name, company and address in the form that searches compare. */
  search_text: string;
  /** When the badge number was last requested by email. */
  mailed_at: Generated<number>;
}

/** The link of an email, by its SHA-256. It prefills the form with the known details, ten times at most. THR-10 */
interface PretokenTable {
  token_hash: string;
  /** The registration or the invitation that the link belongs to. */
  registration_id: string | null;
  invitation_id: Generated<string | null>;
  exhibition_id: string;
  uses: Generated<number>;
  created: number;
}
