import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSpam, type SpamEvent } from './spam.machine.ts';
import { type SpamView, spamView } from './spam.view.ts';

/** Opens the flow that marks one enquiry as spam. D-65 */
export const openSpam = (ports: SupplierPorts, enquiryId: string): Flow<SpamView, SpamEvent> =>
  startFlow(provideSpam(ports, enquiryId), { input: undefined, view: spamView, timer: ports.timer });
