import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { type AssignmentEvent, provideAssignment } from './assignment.machine.ts';
import { type AssignmentView, assignView } from './assignment.view.ts';

/** Opens the flow that shows and changes who answers an enquiry. D-65 */
export const openAssignment = (ports: SupplierPorts, enquiryId: string): Flow<AssignmentView, AssignmentEvent> =>
  startFlow(provideAssignment(ports, enquiryId), { input: undefined, view: assignView, timer: ports.timer });
