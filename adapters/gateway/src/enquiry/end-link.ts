import type { CallContext } from '../call-context.ts';
import { queueMail } from '../mail/outbox.ts';
import { recordRevocation } from '../revocations.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { getLinkVersion } from './enquiry-sign.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { linkMail } from './link-mail.ts';
import { buyerRecipient } from './notify-other-side.ts';
import { targetOf } from './read-thread.ts';

/** A link to an enquiry that works or once worked. */
export interface SignedLink {
  readonly enquiryId: string;
  readonly sign: string;
}

interface FoundLink {
  readonly row: EnquiryRow;
  readonly version: number;
}

/** The enquiry of a signed link; undefined if the link never worked, or if its owner's account was erased. */
async function findByLink({ database }: CallContext, { enquiryId, sign }: SignedLink): Promise<FoundLink | undefined> {
  const row = await database.kysely
    .selectFrom('enquiry')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('verified_at', 'is not', null)
    .where('email', '<>', '')
    .forUpdate()
    .executeTakeFirst();
  const version = row && (await getLinkVersion(database, row, sign));
  return row === undefined || version === undefined ? undefined : { row, version };
}

/**
 * Disables a link; false if it never worked. A link that was disabled before stays so, and a newer link stays valid, so
 * that a person with an old link can disable nothing. D-95 THR-04
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
 * Mails the current link to the enquiry's address, requested with a link that once worked; false if it never did. At
 * most one mail a day for each link. D-95 THR-46
 */
export async function mailLink(ports: ThreadPorts, context: CallContext, signedLink: SignedLink): Promise<boolean> {
  const found = await findByLink(context, signedLink);
  if (found === undefined) return false;
  const { row } = found;
  const { database, now, requestId } = context;
  const { email, lang, link } = await buyerRecipient(ports, database, row);
  const [words] = await ports.describeTargets(database, lang, [targetOf(row)]);
  const names = { targetType: row.type, targetName: words?.name ?? '', supplierName: words?.supplierName ?? '' };
  const dedupeKey = `enquiryLink.${row.enquiry_id}.${row.link_version}.${Math.floor(now / DAY)}`;
  await queueMail(database, linkMail(ports.texts.of(lang, row.site_id), lang, { to: email, ...names, link }), {
    dedupeKey,
    kind: 'enquiry.link',
    requestId,
    now,
    causedBy: 'requested',
    // The mail's dedupe key allows one mail a day.
    hasEarlierMail: false,
  });
  return true;
}

const DAY = 86_400_000;
