import type { NewsContext } from '../mail/team-news.ts';
import { hasVisibleContacts } from './contact-visibility.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { enquiryToTeamContent } from './enquiry-team-mail.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { listEnquiryCountries } from './list-party-countries.ts';
import { maskText } from './mask-text.ts';
import { toMailKeyPrefix } from './notify-other-side.ts';
import { targetOf } from './read-thread.ts';

/** Prefix of the dedupe keys of all emails to the organiser's team about an enquiry. */
export const toTeamKeyPrefix = (enquiryId: string): string => `${toMailKeyPrefix(enquiryId, 'supplier')}team.`;

/**
 * Notifies the organiser's team of a buyer's message to a supplier without people. The email hides contact details as
 * the supplier's would. D-94 THR-46
 */
export async function notifyTeamOfEnquiry(
  ports: ThreadPorts,
  context: NewsContext,
  row: EnquiryRow,
  { position, text }: { readonly position: number; readonly text: string },
): Promise<void> {
  const { database } = context;
  await ports.notifyTeam(context, {
    siteId: row.site_id,
    dedupeKey: `${toTeamKeyPrefix(row.enquiry_id)}${position}`,
    kind: 'enquiry.team',
    async write(texts, lang) {
      const [words] = await ports.describeTargets(database, lang, [targetOf(row)]);
      const areShown = await hasVisibleContacts(ports, database, row);
      const countries = areShown ? [] : await listEnquiryCountries(database, row.enquiry_id);
      return enquiryToTeamContent(texts, {
        enquiryId: row.enquiry_id,
        type: row.type,
        isFirst: position === 1,
        targetName: words?.name ?? '',
        supplierName: words?.supplierName ?? '',
        text: maskText({ text, side: 'buyer', countries }, 'supplier', areShown),
        site: ports.pageUrl(row.site_id, '/'),
      });
    },
  });
}
