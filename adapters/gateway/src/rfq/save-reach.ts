import type { CallContext } from '../call-context.ts';
import type { ExhibitorNotification } from './notify-exhibitors.ts';
import type { RfqPorts } from './rfq-ports.ts';
import type { RfqForTeam } from './rfq-team-mail.ts';
import { notifyTeamOfRfq } from './rfq-to-team.ts';

/**
 * Saves how many suppliers a request reached, or that it waits for its buyer. One that reached none goes to the
 * organiser's team, and its buyer is offered suppliers later.
 */
export async function saveReach(
  ports: RfqPorts,
  context: CallContext,
  request: RfqForTeam,
  { notified, heldBy }: ExhibitorNotification,
): Promise<void> {
  const { database, now } = context;
  const { rfqId, siteId } = request;
  const isUnanswered = notified === 0 && heldBy === null;
  const offerAt = isUnanswered ? await ports.getOfferTime(database, { siteId, supplierId: null }, now) : null;
  await database.kysely
    .updateTable('rfq')
    .set({ reached: notified, is_waiting: heldBy !== null, offer_at: offerAt })
    .where('rfq_id', '=', rfqId)
    .execute();
  if (isUnanswered) await notifyTeamOfRfq(ports, context, request);
}
