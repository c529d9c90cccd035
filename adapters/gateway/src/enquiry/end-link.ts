import type { CallContext } from '../call-context.ts';
import { queueMail } from '../mail/outbox.ts';
import { recordRevocation } from '../revocations.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { versionOf } from './enquiry-sign.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { linkMail } from './link-mail.ts';
import { buyerRecipient } from './notify-other-side.ts';
import { targetOf } from './read-thread.ts';

/** The link to an enquiry that is shown: it works, or worked once. */
export interface SignedLink {
  readonly enquiryId: string;
  readonly sign: string;
}

interface FoundLink {
  readonly row: EnquiryRow;
  readonly version: number;
}

/** The enquiry of a link; undefined for a link that never worked, and after it was erased whose it was. */
async function findByLink({ database }: CallContext, { enquiryId, sign }: SignedLink): Promise<FoundLink | undefined> {
  const row = await database.kysely
    .selectFrom('enquiry')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('verified_at', 'is not', null)
    .where('email', '<>', '')
    .forUpdate()
    .executeTakeFirst();
  const version = row && (await versionOf(database, row, sign));
  return row === undefined || version === undefined ? undefined : { row, version };
}

/**
 * Makes a link useless; false for one that never worked. A link that ended before stays ended, and one that was mailed since
 * stays good, so that somebody who has an old one can end nothing. D-95 THR-04
 */
export async function endLink(context: CallContext, signedLink: SignedLink): Promise<boolean> {
  const found = await findByLink(context, signedLink);
  if (found === undefined) return false;
  const { row, version } = found;
  if (version < row.link_version) return true;
  await context.database.kysely
    .updateTable('enquiry')
    .set({ link_version: version + 1 })
    .where('enquiry_id', '=', row.enquiry_id)
    .execute();
  await recordRevocation(context.database, {
    kind: 'enquiryLink',
    subject: row.enquiry_id,
    detail: String(version + 1),
  });
  return true;
}

/**
 * Mails the link that works now to the address of the enquiry, asked for with one that worked once; false for one that never
 * did. At most one mail a day for each link. D-95 THR-46
 */
export async function mailLink(ports: ThreadPorts, context: CallContext, signedLink: SignedLink): Promise<boolean> {
  const found = await findByLink(context, signedLink);
  if (found === undefined) return false;
  const { row } = found;
  const { database, now, requestId } = context;
  const { email, lang, link } = await buyerRecipient(ports, database, row);
  const [words] = await ports.describeTargets(database, lang, [targetOf(row)]);
  const names = { targetName: words?.name ?? '', supplierName: words?.supplierName ?? '' };
  const dedupeKey = `enquiryLink.${row.enquiry_id}.${row.link_version}.${Math.floor(now / DAY)}`;
  await queueMail(database, linkMail(ports.texts.of(lang), lang, { to: email, ...names, link }), {
    dedupeKey,
    kind: 'enquiry.link',
    requestId,
    now,
    causedBy: 'requested',
    // The key of the event allows one mail a day.
    hasEarlierMail: false,
  });
  return true;
}

const DAY = 86_400_000;
