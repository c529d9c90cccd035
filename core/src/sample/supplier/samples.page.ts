import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSamples, type SamplesEvent } from './samples.machine.ts';
import { type SamplesView, supplierSamplesView } from './samples.view.ts';

/** Opens the list of samples that visitors booked from a supplier. */
export const openSamples = (ports: SupplierPorts): Flow<SamplesView, SamplesEvent> =>
  startFlow(provideSamples(ports), { input: undefined, view: supplierSamplesView, timer: ports.timer });
