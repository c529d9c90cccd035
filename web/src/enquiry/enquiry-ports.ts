import type { EnquiryPorts } from '@fairhall/core/enquiry/enquiry.machine';
import { loadedPorts, slotOf } from '../page/loaded-ports.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { createWaitingGateway } from '../page/waiting-gateway.ts';

/** What the form reaches. What the device keeps is asked for after the first call has answered, so it is there by then. */
export function createEnquiryPorts(source: PortsSource): EnquiryPorts {
  return {
    gateway: createWaitingGateway(source),
    ids: { uuid: () => loadedPorts(source).ids.uuid() },
    drafts: slotOf(source, 'enquiryDraft'),
    guests: slotOf(source, 'touristInfo'),
    bugs: { report: (cause) => reportError(cause) },
  };
}
