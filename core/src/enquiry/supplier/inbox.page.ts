import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { type InboxEvent, provideInbox } from './inbox.machine.ts';
import { type InboxView, inboxView } from './inbox.view.ts';

/** A supplier's inbox. */
export const openInbox = (ports: SupplierPorts): Flow<InboxView, InboxEvent> =>
  startFlow(provideInbox(ports), {
    input: undefined,
    view: (snapshot) => inboxView(snapshot, ports.clock.now()),
    timer: ports.timer,
  });
