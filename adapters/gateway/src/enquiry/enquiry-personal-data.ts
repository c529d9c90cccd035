import { applyAct } from '@fairhall/core/enquiry/enquiry-status';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { dropWaiting } from '../mail/outbox.ts';
import type { Owner, PersonalData } from '../personal-data.ts';
import { type EnquiryRow, toEnquiryStatus } from './find-enquiry.ts';
import { MASK, maskContacts } from './mask-contacts.ts';
import { toMailKeyPrefix } from './notify-other-side.ts';
import { saveEnquiryStatus } from './save-enquiry-status.ts';

/** Shorter names occur in too many words to be removed from texts. */
const MIN_NAME_LENGTH = 3;

/**
 * A buyer's enquiries. Undelivered ones are erased; delivered ones stay with their suppliers, who may have acted on
 * them, but without anything that identifies the buyer.
 */
export const enquiryPersonalData: PersonalData = {
  tables: ['enquiry', 'message', 'enquiry_verification'],
  async count({ kysely }, owner) {
    const { rows } = await sql<{ unsentEnquiries: number; enquiries: number; messages: number }>`
      select count(*) filter (where delivered_at is null)::integer as "unsentEnquiries",
        count(*) filter (where delivered_at is not null)::integer as enquiries,
        (select count(*)::integer from message join enquiry using (enquiry_id)
          where side = 'buyer' and delivered_at is not null and ${isOfOwner(owner)}) as messages
      from enquiry where ${isOfOwner(owner)}`.execute(kysely);
    return rows[0] ?? {};
  },
  lists: {
    async *enquiries({ kysely }, owner) {
      let after = '';
      for (;;) {
        const page = await listEnquiriesAfter({ kysely }, owner, after);
        yield* page;
        after = page.at(-1)?.enquiryId ?? '';
        if (page.length < PAGE) return;
      }
    },
  },
  async erase(transaction, owner, now) {
    const { kysely } = transaction;
    const { rows } = await sql<EnquiryRow>`
      select * from enquiry where ${isOfOwner(owner)} order by enquiry_id for update`.execute(kysely);
    const name = await nameOf(transaction, owner);
    for (const row of rows) await eraseEnquiry(transaction, row, { name, now });
    return undefined;
  },
};

const PAGE = 100;

interface ExportedEnquiry {
  readonly enquiryId: string;
}

/** Only the buyer's messages: the supplier's messages belong to the supplier. */
async function listEnquiriesAfter({ kysely }: Pick<Queries, 'kysely'>, owner: Owner, after: string) {
  const { rows } = await sql<ExportedEnquiry>`
    select enquiry_id as "enquiryId", type, target_id as "targetId", supplier_id as "supplierId", email, quantity,
      exhibition_id as "exhibitionId", case state when 'spam' then 'closed' else state end as state, lang, created,
      delivered_at as "deliveredAt", address as "networkAddress", buyer_shares as "sharesContact",
      (select json_agg(json_build_object('position', position, 'author', author, 'text', text, 'created', created)
        order by position) from message where message.enquiry_id = enquiry.enquiry_id and side = 'buyer') as messages
    from enquiry where ${isOfOwner(owner)} and enquiry_id > ${after} order by enquiry_id limit ${PAGE}`.execute(kysely);
  return rows;
}

/** Sent from the account, or by a guest from the account's address if that is confirmed. */
const isOfOwner = ({ accountId, email, isVerified }: Owner) => sql<boolean>`(enquiry.account_id = ${accountId}
  or (${isVerified}::boolean and enquiry.account_id is null and verified_at is not null
    and lower(email) = ${normalizeEmail(email)}))`;

async function nameOf({ kysely }: Transaction, { accountId }: Owner): Promise<string> {
  const row = kysely.selectFrom('account').select('nickname').where('account_id', '=', accountId);
  return (await row.executeTakeFirst())?.nickname.trim() ?? '';
}

interface Erasing {
  readonly name: string;
  readonly now: number;
}

async function eraseEnquiry(transaction: Transaction, row: EnquiryRow, { name, now }: Erasing): Promise<void> {
  const { kysely } = transaction;
  const { enquiry_id } = row;
  for (const side of ['buyer', 'supplier'] as const) await dropWaiting(transaction, toMailKeyPrefix(enquiry_id, side));
  await kysely.deleteFrom('enquiry_verification').where('enquiry_id', '=', enquiry_id).execute();
  if (row.delivered_at === null) {
    await dropWaiting(transaction, `enquiry.${enquiry_id}`);
    await kysely.deleteFrom('enquiry').where('enquiry_id', '=', enquiry_id).execute();
    return;
  }
  const messages = kysely.selectFrom('message').select(['message_id', 'text']).where('enquiry_id', '=', enquiry_id);
  for (const { message_id, text } of await messages.where('side', '=', 'buyer').execute()) {
    const erased = { text: removePerson(text, name), author: '', account_id: null };
    await kysely.updateTable('message').set(erased).where('message_id', '=', message_id).execute();
  }
  const closed = applyAct(toEnquiryStatus(row), 'buyer', 'close', now) ?? toEnquiryStatus(row);
  await saveEnquiryStatus({ database: transaction, now }, row, closed, {
    content: removePerson(row.content, name),
    email: '',
    address: '',
    visitor: null,
    account_id: null,
    buyer_shares: false,
    buyer_seen_at: null,
  });
}

/** A message without contact data and without the account's name. */
function removePerson(text: string, name: string): string {
  const masked = maskContacts(text);
  if (name.length < MIN_NAME_LENGTH) return masked;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return masked.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), MASK);
}
