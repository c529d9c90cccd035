import type { MeetingStatus } from '@fairhall/core/contract/meeting/limits';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Generated } from 'kysely';

/** The table of meetings at exhibitors' stands. Day and slot are the venue's; other times are epoch milliseconds. */
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
    /** The language that the buyer asked in, and gets mails in. */
    lang: LanguageCode;
    created: number;
    /** How often it was changed, and when last. */
    revision: Generated<number>;
    changed: Generated<number>;
  };
}
