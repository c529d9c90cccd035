import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { type LeadsEvent, provideLeads } from './leads.machine.ts';
import { type LeadsView, supplierLeadsView } from './leads.view.ts';

/** Opens the list of leads that a supplier's people scanned. D-62 D-65 */
export const openLeads = (ports: SupplierPorts): Flow<LeadsView, LeadsEvent> =>
  startFlow(provideLeads(ports), { input: undefined, view: supplierLeadsView, timer: ports.timer });
