import type { MeetingStatus } from '@fairhall/core/contract/meeting/limits';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Generated } from 'kysely';

/** Meetings at exhibitors' stands. Day and slot are local to the venue; other times are epoch milliseconds. */
export interface MeetingTables {
  readonly meeting_booking: {
    booking_id: string;
    account_id: string;
    exhibition_id: string;
    supplier_id: string;
    stand_no: string;
    hall: string;
    date: string;
    slot: string;
    starts: number;
    status: Generated<MeetingStatus>;
    remark: string;
    contact_name: string;
    company_name: string;
    country_id: string;
    /** The language of the buyer's request, also used for their emails. */
    lang: LanguageCode;
    created: number;
    /** The number of changes, and the time of the last one. */
    revision: Generated<number>;
    changed: Generated<number>;
    /** The exhibitor's reason for declining; '' for none. */
    reason: Generated<string>;
  };
  /** Links of exhibitors' emails that answer a meeting without a login. D-30 THR-04 */
  readonly meeting_link: {
    /** SHA-256 of the token in hex. */
    token_hash: string;
    booking_id: string;
    /** SHA-256 in hex of the address that the email went to. */
    email_hash: string;
  };
}
