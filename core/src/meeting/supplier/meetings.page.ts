import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { type MeetingsEvent, provideMeetings } from './meetings.machine.ts';
import { type MeetingsView, supplierMeetingsView } from './meetings.view.ts';

/** Opens the list of meetings that visitors requested from a supplier. D-30 */
export const openMeetings = (ports: SupplierPorts): Flow<MeetingsView, MeetingsEvent> =>
  startFlow(provideMeetings(ports), { input: undefined, view: supplierMeetingsView, timer: ports.timer });
