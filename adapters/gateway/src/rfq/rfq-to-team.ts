import type { NewsContext } from '../mail/team-news.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { type RfqForTeam, rfqToTeamContent } from './rfq-team-mail.ts';

/** The dedupe key of the email to the organiser's team about a request. */
const toTeamKey = (rfqId: string): string => `rfq.${rfqId}.team`;

/** Notifies the organiser's team of a request that reached no supplier. D-94 THR-46 */
export async function notifyTeamOfRfq(ports: RfqPorts, context: NewsContext, request: RfqForTeam): Promise<void> {
  const { rfqId, siteId } = request;
  await ports.notifyTeam(context, {
    siteId,
    dedupeKey: toTeamKey(rfqId),
    kind: 'rfq.team',
    write: async (texts, lang) => rfqToTeamContent(ports, request, texts, lang),
  });
}
