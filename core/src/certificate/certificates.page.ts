import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { type CertificatesEvent, provideCertificates } from './certificates.machine.ts';
import { type CertificatesView, supplierCertificatesView } from './certificates.view.ts';

/** The certificates of a supplier. D-52 */
export const openCertificates = (ports: SupplierPorts): Flow<CertificatesView, CertificatesEvent> =>
  startFlow(provideCertificates(ports), { input: undefined, view: supplierCertificatesView, timer: ports.timer });
