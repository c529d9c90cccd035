import { createStoredBuyers } from '../account/stored-buyer.ts';
import type { RfqInput } from '../contract/rfq/calls.ts';
import type { Guest } from '../forms/guest.ts';
import type { Deferral } from '../ports/deferral.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { RfqDraft } from './draft.ts';
import { toExistingOpening } from './existing.ts';
import type { ExistingRfq } from './opening.ts';
import type { RfqFlow, RfqPagePorts } from './page.ts';
import { provideRfq } from './provide-rfq.ts';
import { rfqView } from './rfq.view.ts';

export interface RfqEditPorts extends Omit<RfqPagePorts, 'deferral'> {
  readonly front: Pick<FrontGateway, 'rfqLifecycle'>;
}

/**
 * Opens the form with a request that was sent before. It reads and writes nothing on the device, so that the draft of
 * another request stays. D-50
 */
export function openRfqEdit(ports: RfqEditPorts, existing: ExistingRfq): RfqFlow {
  const { front, storage, timer } = ports;
  const machine = provideRfq({
    ...ports,
    deferral: createSender(front, existing),
    drafts: createMemorySlot<RfqDraft>(existing.draft),
    guests: createMemorySlot<Guest>(),
    buyers: createStoredBuyers(storage),
    sources: createMemorySlot<number>(existing.source),
  });
  return startFlow(machine, { input: toExistingOpening(existing), view: rfqView, timer });
}

/** Sends the form at once, since only a logged-in buyer sees a request: as its change, or as the one that follows it. */
const createSender = (
  { rfqLifecycle }: RfqEditPorts['front'],
  { rfqId, version, act }: ExistingRfq,
): Pick<Deferral, 'submit'> => ({
  async submit({ payload, idempotencyKey }) {
    const request = payload as RfqInput; // the form submits nothing else
    const options = { idempotencyKey, handled: true, retry: true } as const;
    if (act === 'resubmit') {
      const added = await rfqLifecycle.add({ ...request, previousRfqId: rfqId }, options);
      return added.ok ? { kind: 'sent', answer: added.value } : { kind: 'failed', error: added.error };
    }
    const edited = await rfqLifecycle.edit({ ...request, rfqId, version }, options);
    return edited.ok ? { kind: 'sent', answer: { rfqId } } : { kind: 'failed', error: edited.error };
  },
});
