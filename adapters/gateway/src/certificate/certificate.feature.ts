import type { certificate } from '@fairhall/core/contract/certificate/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import { createPublicHandlers } from './list-certificates.ts';
import { serveCertificates } from './serve-certificates.ts';

interface Ports extends CertificatePorts {
  /** The supplier of a product, as an SQL expression on the product's id. */
  readonly supplierOfProduct: (productId: string) => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Suppliers' certificates as everybody sees them. D-52 */
export const certificateFeature = (ports: Ports): GatewayFeature<typeof certificate> => ({
  handlers: createPublicHandlers(ports),
  notifiesChanges: true,
  resources: { 'certificate/': serveCertificates(ports) },
});
