import type { OutputOf } from '@fairhall/core/contract/call';
import type { enquiry } from '@fairhall/core/contract/enquiry/calls';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { CLOCK_TOLERANCE } from '../limits/clock.ts';
import { LINK_MARGIN, lockRecipient } from '../mail/mail-caps.ts';
import { queueMail } from '../mail/outbox.ts';
import { LINK_DAYS } from './create-enquiry.ts';
import { enquiryMail } from './enquiry-mail.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { targetOf } from './read-thread.ts';

const DAY = 86_400_000;

/**
 * Mails another link that confirms the address of an enquiry, requested by the account or browser that sent the
 * enquiry; undefined for other callers. Any link mailed to an address also confirms everything else sent under it. So
 * once the mail limit is reached, an earlier mail about another enquiry is enough: otherwise each enquiry in a
 * stranger's name would send them a mail. THR-46
 */
export async function mailEnquiryAgain(
  ports: ThreadPorts,
  context: CallContext,
  enquiryId: string,
): Promise<OutputOf<typeof enquiry.mailAgain> | undefined> {
  const row = await findSent(context, enquiryId);
  if (row === undefined) return undefined;
  if (row.delivered_at !== null) return { status: 'confirmed', mailTime: null };
  const { database, lang, now, requestId } = context;
  const { email: to } = row;
  await lockRecipient(database, to);
  const [words] = await ports.describeTargets(database, lang, [targetOf(row)]);
  const token = createRandomToken();
  const hash = hashSha256(token);
  const mail = enquiryMail(ports.texts.of(lang, row.site_id), lang, {
    to,
    targetType: row.type,
    targetName: words?.name ?? '',
    supplierName: words?.supplierName ?? '',
    isUnreachable: (await ports.listResponsiblePeople(database, row.supplier_id)).length === 0,
    link: ports.pageUrl(row.site_id, `/verify?token=${token}`),
    days: LINK_DAYS,
  });
  const result = await queueMail(database, mail, {
    dedupeKey: toDedupeKey(enquiryId, hash),
    kind: 'enquiry.verification',
    requestId,
    now,
    causedBy: 'requested',
    hasEarlierMail: await hasGoodLink(database, to, now),
  });
  if (result === 'duplicate')
    return { status: 'mailedBefore', mailTime: await findLastMailTime(database, enquiryId, now) };
  await database.kysely
    .insertInto('enquiry_verification')
    .values({ token_hash: hash, enquiry_id: enquiryId, expires: now + LINK_DAYS * DAY, used_at: null, used_key: null })
    .execute();
  return { status: 'queued', mailTime: now };
}

const toDedupeKey = (enquiryId: string, hash: string): string => `enquiry.${enquiryId}.again.${hash}`;

/** An enquiry that the caller's account or browser has sent, locked; undefined for any other and for an erased one. */
function findSent({ database, buyer, visitor }: CallContext, enquiryId: string): Promise<EnquiryRow | undefined> {
  return database.kysely
    .selectFrom('enquiry')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('email', '<>', '')
    .where((by) =>
      by.or([
        ...(buyer === null ? [] : [by('account_id', '=', buyer.accountId)]),
        ...(visitor === null ? [] : [by('visitor', '=', visitor)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whether a mail of the last 24 hours brought an unused link to the address that is still valid for a while. Mails that
 * failed or are postponed do not count.
 */
async function hasGoodLink({ kysely }: Queries, email: string, now: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from outbox
      join enquiry on lower(enquiry.email) = lower(outbox.recipient)
      join enquiry_verification link using (enquiry_id)
    where lower(recipient) = ${email.toLowerCase()} and outbox.kind = 'enquiry.verification'
      and outbox.state not in ('dead', 'postponed') and outbox.created > ${now - DAY}
      and outbox.created <= ${now + CLOCK_TOLERANCE}
      and dedupe_key in ('enquiry.' || enquiry_id, 'enquiry.' || enquiry_id || '.again.' || token_hash)
      and used_at is null and expires >= ${now + LINK_MARGIN}) as found`.execute(kysely);
  return rows[0]?.found === true;
}

/**
 * When the latest mail of the last 24 hours for an enquiry was queued, not counting failed or postponed ones; null for
 * none.
 */
async function findLastMailTime({ kysely }: Queries, enquiryId: string, now: number): Promise<number | null> {
  const first = `enquiry.${enquiryId}`;
  const row = await kysely
    .selectFrom('outbox')
    .select('created')
    .where('dedupe_key', '>=', first)
    .where('dedupe_key', '<', `${first}\u007f`)
    .where('state', 'not in', ['dead', 'postponed'])
    .where('created', '>', now - DAY)
    .where('created', '<=', now + CLOCK_TOLERANCE)
    .orderBy('created', 'desc')
    .executeTakeFirst();
  return row?.created ?? null;
}
