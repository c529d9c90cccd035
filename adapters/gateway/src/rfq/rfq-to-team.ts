import type { NewsContext } from '../mail/team-news.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { type RfqForTeam, rfqToTeamContent } from './rfq-team-mail.ts';

/**
 * Notifies the organiser's team of a request that reached no supplier. Its button opens the search for
 * suppliers. D-94 THR-46
 */
export async function notifyTeamOfRfq(ports: RfqPorts, context: NewsContext, request: RfqForTeam): Promise<void> {
  const { rfqId, siteId } = request;
  await ports.notifyTeam(context, {
    siteId,
    dedupeKey: `rfq.${rfqId}.team`,
    kind: 'rfq.team',
    write: async (texts, lang) => rfqToTeamContent(ports, request, texts, lang),
  });
}
