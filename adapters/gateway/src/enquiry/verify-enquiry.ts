import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { keyHashOf } from '../idempotency.ts';
import { hashSha256 } from '../identity/secrets.ts';
import type { AddressConfirmation, ConfirmAddress, ProvenAddress } from '../waiting-items.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { signOf } from './enquiry-sign.ts';

/** What the link of an enquiry's mail confirmed: the enquiry, and what else its sender sent under the address. */
export interface VerifiedEnquiry extends AddressConfirmation {
  readonly email: string;
  readonly enquiryId: string;
  /** With it whoever got the mail reads the thread. D-95 */
  readonly sign: string;
}

export type VerifyPorts = ThreadPorts & { readonly confirmAddress: ConfirmAddress };

/**
 * Spends a verification token once, in the open transaction, and delivers its enquiry and what else waits of its sender's.
 * `late` when the link has expired; undefined when it is unknown, was used before, or its enquiry was removed. A repeat under
 * the same key, whose answer was lost, is told that it is done. D-19
 */
export async function verifyEnquiry(
  ports: VerifyPorts,
  context: CallContext,
  token: string,
): Promise<VerifiedEnquiry | 'late' | undefined> {
  const { database, now } = context;
  const { kysely } = database;
  const hash = hashSha256(token);
  const { rows } = await sql<{ enquiry_id: string }>`
    update enquiry_verification set used_at = ${now}, used_key = ${keyHashOf(context)}
    where token_hash = ${hash} and (used_key = ${keyHashOf(context)} or (used_at is null and expires > ${now}))
    returning enquiry_id`.execute(kysely);
  const [row] = rows;
  if (row === undefined) {
    const late = kysely.selectFrom('enquiry_verification').select('token_hash').where('token_hash', '=', hash);
    return (await late.where('used_at', 'is', null).executeTakeFirst()) === undefined ? undefined : 'late';
  }
  const enquiryId = row.enquiry_id;
  const sent = kysely
    .selectFrom('enquiry')
    .select(['email', 'account_id', 'visitor', 'link_version'])
    .where('enquiry_id', '=', enquiryId);
  const found = await sent.executeTakeFirst();
  // Removed a moment ago, by whoever reads the mails of its address.
  if (found === undefined) return undefined;
  const { email, account_id: accountId, visitor, link_version } = found;
  await deliverEnquiry(ports, context, enquiryId);
  const confirmed = await ports.confirmAddress(context, { email, accountId, visitor });
  return { ...confirmed, email, enquiryId, sign: await signOf(database, { enquiry_id: enquiryId, link_version }) };
}

/** The address of a link that was used since a moment, and who sent the enquiry; undefined for any other. */
export async function findUsedEnquiryLink(
  { database }: Pick<CallContext, 'database'>,
  token: string,
  since: number,
): Promise<ProvenAddress | undefined> {
  return database.kysely
    .selectFrom('enquiry_verification')
    .innerJoin('enquiry', 'enquiry.enquiry_id', 'enquiry_verification.enquiry_id')
    .select(['enquiry.email', 'enquiry.account_id as accountId', 'enquiry.visitor'])
    .where('token_hash', '=', hashSha256(token))
    .where('used_at', '>=', since)
    .executeTakeFirst();
}
