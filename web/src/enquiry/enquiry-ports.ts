import type { Ports } from '@fairhall/adapters/ports';
import type { EnquiryDrafts, Guests } from '@fairhall/core/enquiry/draft';
import type { EnquiryPorts } from '@fairhall/core/enquiry/enquiry.machine';
import type { PortsSource } from '../app/ports-source.ts';
import { createWaitingGateway } from '../app/waiting-gateway.ts';

/** What the form reaches. What the device keeps is asked for after the first call has answered, so it is there by then. */
export function createEnquiryPorts(source: PortsSource): EnquiryPorts {
  return {
    gateway: createWaitingGateway(source),
    ids: { uuid: () => loaded(source).ids.uuid() },
    ...memoryOf(source),
    bugs: { report: (cause) => reportError(cause) },
  };
}

/** */
function memoryOf(source: PortsSource): { readonly drafts: EnquiryDrafts; readonly guests: Guests } {
  const draft = () => loaded(source).storage.slot('enquiryDraft');
  const guest = () => loaded(source).storage.slot('touristInfo');
  return {
    drafts: { read: () => draft().read(), keep: (kept) => draft().keep(kept), drop: () => draft().drop() },
    guests: { read: () => guest().read(), keep: (kept) => guest().keep(kept) },
  };
}

function loaded(source: PortsSource): Ports {
  const ports = source.now();
  if (ports === null) throw new Error('the ports are used before they are loaded');
  return ports;
}
