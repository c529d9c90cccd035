import type { EntryType } from '@fairhall/core/contract/exhibition/limits';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { RegistrationByColumn } from '@fairhall/core/contract/preregistration/form-fields';
import type { ImportedRegistration } from '@fairhall/core/preregistration/registration-row';
import type { ColumnType, Generated } from 'kysely';

/** Tables of pre-registrations. Times are epoch milliseconds; what was not told is ''. */
export interface PreregistrationTables {
  readonly preregistration: PreregistrationTable;
  readonly pretoken: PretokenTable;
  /** Who has opened a link that was mailed to the address of a registration: an account, or else a browser. */
  readonly registration_proof: {
    registration_id: string;
    account_id: string | null;
    /** SHA-256 of the proof of the browser. D-95 */
    visitor: string | null;
    proven_at: number;
  };
  /** Whom the organiser invited, and what is known of them. */
  readonly show_invitation: {
    invitation_id: string;
    exhibition_id: string;
    email: string;
    told: ColumnType<ImportedRegistration, string, string>;
    created: number;
  };
}

/** The columns of what a form tells are those of the table of its fields; several codes in one are joined by commas. */
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
  /** The browser's label, which proves nothing. */
  visitor_id: string;
  /** SHA-256 of the proof of the browser that made it. D-95 */
  visitor: string | null;
  /** Whose it is, where it was made by somebody who was logged in. */
  account_id: string | null;
  device_hash: string | null;
  lang: string;
  site_id: number;
  address: string;
  created: number;
  changed: number;
  /** What the visitor does not share with exhibitors. */
  hidden_fields: Generated<SharedField[]>;
  /** When somebody first showed that mails to its address arrive; null while nobody has. D-33 */
  confirmed_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** Name, company and address as searches compare them. */
  search_text: string;
  /** When its badge number was last asked for by mail. */
  mailed_at: Generated<number>;
}

/** A link of a mail, by its SHA-256: it fills in what is known, ten times at most. THR-10 */
interface PretokenTable {
  token_hash: string;
  /** Of a registration or of an invitation. */
  registration_id: string | null;
  invitation_id: Generated<string | null>;
  exhibition_id: string;
  uses: Generated<number>;
  created: number;
}
