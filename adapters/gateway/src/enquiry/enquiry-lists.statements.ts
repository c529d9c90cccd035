import type { Side } from '@fairhall/core/contract/enquiry/thread-limits';
import type { Statement } from '../db/statement.ts';
import { CONTACT_SETTING } from './contact-visibility.ts';
import type { ListSql } from './enquiry-ports.ts';
import { COUNTRY_MEMBERS } from './list-party-countries.ts';

/** Page size. */
export const INBOX_PAGE = 20;
export const LIST_PAGE = 10;

/** The statements of lists. Each returns a page with everything that it shows. */
export interface EnquiryLists {
  /**
   * Waiting enquiries in the inbox of the supplier `$1` after the first `$2`, longest waiting first; `$3` is the
   * language.
   */
  readonly waiting: Statement;
  /** The part `$4` of the same inbox, latest first. */
  readonly partOfInbox: Statement;
  /** The part `$4` of the enquiries in that inbox that are assigned to the account `$5`, latest first. */
  readonly assigned: Statement;
  /** The waiting ones of these, longest waiting first; `$4` is the account. */
  readonly assignedWaiting: Statement;
  /**
   * A buyer's own enquiries after the first `$2`, latest first: those of the account `$1`, and those that guests sent
   * from the address `$4` and verified, if it is given. `isOwn` is the same condition for a single enquiry. `$3` is the
   * language.
   */
  readonly ofBuyer: Statement;
}

/**
 * Each list is a single statement, because each further one costs Node more than it costs the database. The ids of a
 * page are found first, so that skipped pages cost no more than their index entries.
 */
export function enquiryLists(parts: ListSql): EnquiryLists {
  const inbox = (condition: string, order: string, counts = INBOX_COUNTS): string => `
  with page as materialized (
    select enquiry_id from enquiry where supplier_id = $1::text and ${condition}
    order by ${order} limit ${INBOX_PAGE} offset $2::integer
  )
  select json_build_object('entries', ${selectEntries(parts, 'supplier', order)}, 'counts', ${counts}, 'reply', ${REPLY})::text`;
  return {
    // The part is written in the statement's text, not passed as a value: otherwise the planner does not use the index
    // of waiting enquiries.
    waiting: {
      name: 'inbox: waiting',
      keepsPlan: true,
      text: inbox(`part = 'waiting'`, 'enquiry.waits_since, enquiry.enquiry_id'),
    },
    partOfInbox: { name: 'inbox: part', keepsPlan: true, text: inbox('part = $4::text', ORDER_LATEST) },
    assigned: {
      name: 'inbox: assigned',
      keepsPlan: true,
      text: inbox('assigned_to = $5::text and part = $4::text', ORDER_LATEST, countAssigned('$5::text')),
    },
    assignedWaiting: {
      name: 'inbox: assigned and waiting',
      keepsPlan: true,
      text: inbox(
        `assigned_to = $4::text and part = 'waiting'`,
        'enquiry.waits_since, enquiry.enquiry_id',
        countAssigned('$4::text'),
      ),
    },
    ofBuyer: {
      name: 'own enquiries',
      keepsPlan: true,
      text: `
  with enquiry_of_hers as materialized (
    select enquiry_id, last_at from enquiry where account_id = $1::text
    union all
    select enquiry_id, last_at from enquiry
    where account_id is null and verified_at is not null and lower(email) = $4::text
  ), page as materialized (
    select enquiry_id from enquiry_of_hers order by last_at desc, enquiry_id limit ${LIST_PAGE} offset $2::integer
  )
  select json_build_object('entries', ${selectEntries(parts, 'buyer', ORDER_LATEST)},
    'total', (select count(*) from enquiry_of_hers))::text`,
    },
  };
}

/** What only a supplier sees in its list: who asks, and who answers. */
const SUPPLIER_MEMBERS = `
      'company', (select company from account where account.account_id = enquiry.account_id),
      'isReadByBuyer', enquiry.buyer_read >= enquiry.last_position,
      'isEmailConfirmed', enquiry.verified_at is not null and enquiry.email <> '',
      'assignedTo', (select json_build_object('accountId', account_id, 'name', coalesce(nullif(nickname, ''), email))
        from account where account_id = enquiry.assigned_to and removed_at is null),`;

const ORDER_LATEST = 'enquiry.last_at desc, enquiry.enquiry_id';
const TARGET = { type: 'enquiry.type', targetId: 'enquiry.target_id', lang: '$3::text' };

/** The list columns of the enquiries in `page`, in this order, as a reader of the given side sees them. */
const selectEntries = (
  { targetName, targetImage, targetUnit, supplierName, selectSetting }: ListSql,
  reader: Side,
  order: string,
): string => `
  coalesce((
    select json_agg(json_build_object(
      'enquiryId', enquiry.enquiry_id, 'type', enquiry.type, 'targetId', enquiry.target_id,
      'name', ${targetName(TARGET)}, 'image', ${targetImage(TARGET)},
      'unit', ${targetUnit(TARGET)},
      ${reader === 'buyer' ? `'supplierName', ${supplierName('enquiry.supplier_id', TARGET.lang)},` : SUPPLIER_MEMBERS}
      'state', enquiry.state, 'quantity', enquiry.quantity, 'created', enquiry.created, 'lastAt', last.created,
      'waitsSince', enquiry.waits_since, 'isShared', enquiry.buyer_shares and enquiry.supplier_shares,
      'isUnconfirmed', enquiry.delivered_at is null,
      'contacts', ${selectSetting('enquiry.site_id', CONTACT_SETTING)}, ${COUNTRY_MEMBERS},
      'lastId', last.message_id, 'lastSide', enquiry.last_side, 'lastText', last.text, 'from', first.author,
      'unread', case when enquiry.last_position > enquiry.${reader}_read then (
        select count(*) from message
        where message.enquiry_id = enquiry.enquiry_id and message.position > enquiry.${reader}_read
          and message.side <> '${reader}') else 0 end
    ) order by ${order})
    from page
    join enquiry using (enquiry_id)
    join message last on last.enquiry_id = enquiry.enquiry_id and last.position = enquiry.last_position
    join message first on first.enquiry_id = enquiry.enquiry_id and first.position = 1
  ), '[]')`;

const INBOX_COUNTS = `(
    select json_object_agg(part, count) from (
      select part, sum(change) as count from inbox_count where supplier_id = $1::text group by part) counted)`;

/** The same for the enquiries that are assigned to one person. */
const countAssigned = (account: string): string => `(
    select json_object_agg(part, count) from (
      select part, count(*) from enquiry
      where supplier_id = $1::text and assigned_to = ${account} and part is not null group by part) counted)`;

const REPLY = `(select json_build_object('rate', rate, 'hours', hours) from supplier_reply where supplier_id = $1::text)`;
