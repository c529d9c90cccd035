import type { certificate } from '@fairhall/core/contract/certificate';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { CertificateTables } from './certificate.tables.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import { checkedCertificates } from './list-certificates.ts';

/** What everybody is shown of suppliers' certificates. D-52 */
export const certificateFeature = (ports: CertificatePorts): GatewayFeature<typeof certificate, CertificateTables> => ({
  handlers: {
    ofSupplier: async ({ supplierId }, context) => ok(await checkedCertificates(ports, context, supplierId)),
  },
});
