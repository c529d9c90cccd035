import type { Side } from '@fairhall/core/contract/enquiry/thread-limits';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { CLOCK_TOLERANCE } from '../limits/clock.ts';
import { queueMail } from '../mail/outbox.ts';
import { hasVisibleContacts } from './contact-visibility.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { signOf } from './enquiry-sign.ts';
import { type EnquiryRow, type FoundEnquiry, readBy } from './find-enquiry.ts';
import { listEnquiryCountries } from './list-party-countries.ts';
import { maskText } from './mask-text.ts';
import { targetOf } from './read-thread.ts';
import { type ThreadMail, threadLine, threadMail } from './thread-mail.ts';

/** A reader who looked at the thread less than this many milliseconds ago gets no mail yet. */
const MIN_ABSENCE = 600_000;
/** How long a mail waits to be grouped with others for the same recipient, in milliseconds. */
export const DIGEST_DELAY = 600_000;
/** Kind of the mail that notifies a supplier's person of a new enquiry. */
const ENQUIRY_NEW_KIND = 'enquiry.new';

interface NewMessage {
  readonly messageId: string;
  readonly position: number;
  readonly author: string;
  readonly text: string;
}

interface Recipient {
  readonly key: string;
  readonly email: string;
  readonly lang: LanguageCode;
  readonly link: string;
}

/** Prefix of the dedupe keys of all mails about an enquiry to one side. */
export const toMailKeyPrefix = (enquiryId: string, side: Side): string => `thread.${enquiryId}.${side}.`;

/**
 * Queues the mail that notifies the other side. It stays the only one until that side looks at the thread again,
 * however many messages follow. A new enquiry is mailed at once; further new ones for the same recipient within ten
 * minutes are sent together after these. Any other message is mailed ten minutes later, or ten minutes after that side
 * last looked, together with mails of other threads that wait for the same recipient. Returns the number of
 * recipients. REL-07
 */
export async function notifyOtherSide(
  ports: ThreadPorts,
  context: Pick<CallContext, 'database' | 'now' | 'requestId'>,
  { side: writer, row }: FoundEnquiry,
  message: NewMessage,
): Promise<number> {
  const { database, now, requestId } = context;
  const reader = writer === 'buyer' ? 'supplier' : 'buyer';
  const seen = reader === 'buyer' ? row.buyer_seen_at : row.supplier_seen_at;
  const notBefore = (seen ?? 0) + MIN_ABSENCE;
  const areShown = await hasVisibleContacts(ports, database, row);
  const files = (await ports.threadFiles.of(database, [message.messageId])).get(message.messageId) ?? [];
  const countries = areShown ? [] : await listEnquiryCountries(database, row.enquiry_id);
  const shown = {
    author: maskText({ text: message.author, side: writer, countries }, reader, areShown),
    text: maskText({ text: message.text, side: writer, countries }, reader, areShown),
    files: files.map(({ fileName }) => (areShown ? fileName : ports.threadFiles.hiddenName(fileName))),
    isHiding: !areShown,
  };
  const threadKind = getKind(writer, message.position);
  const recipients = await listRecipients(ports, context, row, reader);
  for (const { key, email, lang, link } of recipients) {
    const texts = reader === 'buyer' ? ports.texts.of(lang, row.site_id) : ports.texts.of(lang);
    const [words] = await ports.describeTargets(database, lang, [targetOf(row)]);
    const mail: ThreadMail = {
      to: email,
      kind: threadKind,
      targetType: row.type,
      targetName: words?.name ?? '',
      supplierName: words?.supplierName ?? '',
      ...shown,
      link,
    };
    const listed = { reader: `${lang}.${reader}${key}`, lang, notBefore, all: listOf(ports, row, reader) };
    const kind = threadKind === 'new' ? ENQUIRY_NEW_KIND : 'enquiry.thread';
    const earliest = kind === ENQUIRY_NEW_KIND ? await nextNewEnquiry(database, email, now) : now + DIGEST_DELAY;
    const due = Math.max(earliest, notBefore);
    await queueMail(database, threadMail(texts, lang, mail), {
      dedupeKey: `${toMailKeyPrefix(row.enquiry_id, reader)}${readBy(row, reader)}${timeOf(row, reader)}${key}`,
      kind,
      requestId,
      now,
      due,
      causedBy: 'recipient',
      listing: { ...listed, words: threadLine(texts, mail), link },
    });
  }
  return recipients.length;
}

/** When the next new enquiry may be mailed: at once, or ten minutes after the last such mail. */
async function nextNewEnquiry({ kysely }: CallContext['database'], email: string, now: number): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(coalesce(sent_at, created)) as last from outbox
    where lower(recipient) = ${email.toLowerCase()} and kind = ${ENQUIRY_NEW_KIND} and (sent_at is not null or due <= ${now})
      and coalesce(sent_at, created) > ${now - DIGEST_DELAY}
      and coalesce(sent_at, created) <= ${now + CLOCK_TOLERANCE}`.execute(kysely);
  const last = rows[0]?.last ?? null;
  return last === null ? now : last + DIGEST_DELAY;
}

/**
 * A dedupe key suffix, so that a supplier that gets an enquiry again, after another supplier had it, is notified again.
 */
const timeOf = ({ reassigned }: EnquiryRow, reader: Side): string =>
  reader === 'supplier' && reassigned > 0 ? `.${reassigned}` : '';

const getKind = (writer: Side, position: number) => {
  if (writer === 'supplier') return 'answer';
  return position === 1 ? 'new' : 'reply';
};

/**
 * The member of the supplier's team that the enquiry is assigned to, or else all of them, each in their language; for
 * the buyer's side, the address that the enquiry was sent from.
 */
async function listRecipients(
  ports: ThreadPorts,
  { database }: Pick<CallContext, 'database'>,
  row: EnquiryRow,
  side: Side,
): Promise<readonly Recipient[]> {
  if (side === 'buyer') {
    // The buyer's account was erased.
    if (row.email === '') return [];
    return [{ key: '', ...(await buyerRecipient(ports, database, row)) }];
  }
  const { supplierPagesUrl } = ports;
  const people = await ports.listResponsiblePeople(database, row.supplier_id);
  const assigned = people.filter(({ accountId }) => accountId === row.assigned_to);
  return (assigned.length === 0 ? people : assigned).map(({ accountId, email, lang }) => ({
    key: `.${accountId}`,
    email,
    lang,
    link: accountId === '' ? `${supplierPagesUrl}/sso/login` : `${supplierPagesUrl}/inbox/${row.enquiry_id}`,
  }));
}

/** Link to the list of all threads; null for a guest, who has a separate link to each. */
function listOf(ports: ThreadPorts, row: EnquiryRow, reader: Side): string | null {
  return reader === 'supplier' ? `${ports.supplierPagesUrl}/inbox` : getBuyerList(ports, row);
}

/** The buyer's list; null for a guest. */
export const getBuyerList = ({ pageUrl }: Pick<ThreadPorts, 'pageUrl'>, row: EnquiryRow): string | null =>
  row.account_id === null ? null : pageUrl(row.site_id, '/enquiries');

/**
 * The address, language and link for mails to a buyer; a guest's link contains the sign that proves the guest received
 * the mail. D-95
 */
export async function buyerRecipient(
  ports: Pick<ThreadPorts, 'pageUrl'>,
  database: CallContext['database'],
  row: EnquiryRow,
): Promise<Omit<Recipient, 'key'>> {
  const lang = isLanguageCode(row.lang) ? row.lang : DEFAULT_VALUES.lang;
  const link = row.account_id === null ? await signLink(ports, database, row) : linkTo(ports, row);
  return { email: row.email, lang, link };
}

/** The page where a buyer reads an enquiry of their account. */
export const linkTo = (
  { pageUrl }: Pick<ThreadPorts, 'pageUrl'>,
  row: Pick<EnquiryRow, 'enquiry_id' | 'site_id'>,
): string => pageUrl(row.site_id, `/enquiries/${row.enquiry_id}`);

const signLink = async (
  ports: Pick<ThreadPorts, 'pageUrl'>,
  database: CallContext['database'],
  row: EnquiryRow,
): Promise<string> => `${linkTo(ports, row)}?sign=${await signOf(database, row)}`;
