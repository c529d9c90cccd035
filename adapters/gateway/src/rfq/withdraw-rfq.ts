import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { toRfqRefusal, updateRfq } from './update-rfq.ts';

interface Withdrawal {
  readonly rfqId: string;
  /** The version that the buyer saw. */
  readonly version: number;
  readonly reason?: string | undefined;
}

/** Withdraws a request of the calling buyer, and lets the suppliers that have it read that in their threads. D-50 REL-07 */
export async function withdrawRfq(
  { texts, notifyRfqSuppliers }: Pick<RfqPorts, 'texts' | 'notifyRfqSuppliers'>,
  context: CallContext,
  { rfqId, version, reason = '' }: Withdrawal,
): Promise<Answer<{ status: number; version: number }>> {
  const { accountId } = buyerOf(context);
  const actor = { side: 'buyer', accountId } as const;
  const withdrawn = await updateRfq(context, rfqId, { act: 'withdraw', actor, actorId: accountId, version, reason });
  if (!withdrawn.ok) return err(toRfqRefusal(withdrawn.error));
  const { before, status, version: newVersion } = withdrawn.value;
  if (before.reached > 0) {
    const message = texts.of(context.lang).text('mail.rfq.withdrawn');
    const text = [message, reason.trim()].filter(Boolean).join('\n\n');
    await notifyRfqSuppliers(context, rfqId, { text, isLast: true });
  }
  return ok({ status, version: newVersion });
}
