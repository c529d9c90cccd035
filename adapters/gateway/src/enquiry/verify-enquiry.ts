import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { sha256 } from '../identity/secrets.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { signOf } from './enquiry-sign.ts';

export interface VerifiedEnquiry {
  readonly verified: boolean;
  readonly email: string;
  readonly inquiryId: string;
  readonly sign?: string;
}

const EXPIRED: VerifiedEnquiry = { verified: false, email: '', inquiryId: '' };

/** Spends a verification token once and delivers its enquiry; undefined when it is unknown or was used before. D-19 */
export async function verifyEnquiry(
  ports: ThreadPorts,
  context: CallContext,
  token: string,
): Promise<VerifiedEnquiry | undefined> {
  const { database, now } = context;
  const hash = sha256(token);
  const { rows } = await sql<{ enquiry_id: string; email: string }>`
    with spent as (
      update enquiry_verification set used_at = ${now}
      where token_hash = ${hash} and used_at is null and expires > ${now} returning enquiry_id
    )
    update enquiry set verified_at = coalesce(verified_at, ${now}) from spent
    where enquiry.enquiry_id = spent.enquiry_id returning enquiry.enquiry_id, enquiry.email`.execute(database.kysely);
  const [row] = rows;
  if (row !== undefined) {
    await deliverEnquiry(ports, context, row.enquiry_id);
    const sign = await signOf(database, row.enquiry_id);
    return { verified: true, email: row.email, inquiryId: row.enquiry_id, sign };
  }
  const late = database.kysely.selectFrom('enquiry_verification').select('token_hash').where('token_hash', '=', hash);
  return (await late.where('used_at', 'is', null).executeTakeFirst()) === undefined ? undefined : EXPIRED;
}
