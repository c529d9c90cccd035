import type { Deferral } from '@fairhall/core/ports/deferral';
import type { RfqPorts } from '@fairhall/core/rfq/rfq.machine';
import { loadedPorts, slotOf } from '../page/loaded-ports.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { createWaitingGateway } from '../page/waiting-gateway.ts';

/** What the form reaches. What the device keeps is asked for after the first call has answered, so it is there by then. */
export function createRfqPorts(source: PortsSource, deferral: Deferral): RfqPorts {
  return {
    gateway: createWaitingGateway(source),
    ids: { uuid: () => loadedPorts(source).ids.uuid() },
    deferral,
    drafts: slotOf(source, 'rfqDraft'),
    guests: slotOf(source, 'touristInfo'),
    buyers: slotOf(source, 'buyerUserInfo'),
    sources: slotOf(source, 'rfqSource'),
    ipAnalysis: { analyse: () => loadedPorts(source).ipAnalysis.analyse() },
    bugs: { report: (cause) => reportError(cause) },
  };
}
