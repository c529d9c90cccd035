import type { CallContext } from '../call-context.ts';
import { queueMail } from '../mail/outbox.ts';
import { toSampleTarget } from './sample-facts.ts';
import { type SampleEvent, sampleMail } from './sample-mail.ts';
import type { SamplePorts, SampleRow } from './sample-ports.ts';

/** The prefix of the keys of all emails about a sample. */
export const getMailPrefix = (sampleId: string): string => `sample.${sampleId}.`;

/** Queues the emails to the people responsible at the exhibitor, each in their own language. REL-07 */
export async function notifySupplier(
  ports: SamplePorts,
  context: CallContext,
  row: SampleRow,
  event: SampleEvent,
): Promise<void> {
  const { database, now, requestId } = context;
  for (const { accountId, email, lang } of await ports.listResponsiblePeople(database, row.supplier_id)) {
    const recipientContext = { ...context, lang };
    const [words] = await ports.describeTargets(database, lang, [toSampleTarget(row)]);
    const [exhibition] = await ports.findExhibitionsByIds(recipientContext, [row.exhibition_id]);
    const [stand] = await ports.showStands(recipientContext, row.exhibition_id, [row.supplier_id]);
    const mail = sampleMail(ports.texts.of(lang), lang, event, {
      to: email,
      link:
        accountId === ''
          ? `${ports.supplierPagesUrl}/sso/login?callback=%2Fsamples&role=supplier`
          : `${ports.supplierPagesUrl}/samples`,
      contactName: row.contact_name,
      companyName: row.company_name,
      quantity: row.quantity,
      productName: words?.name ?? '',
      exhibitionName: exhibition?.name ?? '',
      hall: stand?.hall ?? '',
      standNo: stand?.standNo ?? '',
    });
    const dedupeKey = `${getMailPrefix(row.sample_id)}${event}.${accountId}`;
    await queueMail(database, mail, { dedupeKey, kind: 'sample', requestId, now, causedBy: 'recipient' });
  }
}
