import type { supplierCertificate } from '@fairhall/core/contract/certificate/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { cleanUpCertificates } from './certificate.clean-up.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import { warnOfEnds } from './expiry-reminders.ts';
import { listSupplierCertificates } from './list-certificates.ts';
import { removeCertificate } from './remove-certificate.ts';
import { saveCertificate } from './save-certificate.ts';

/** A supplier's management of its own certificates. D-52 D-65 */
export const supplierCertificateFeature = (ports: CertificatePorts): GatewayFeature<typeof supplierCertificate> => ({
  handlers: {
    list: async (_, context) => ok(await listSupplierCertificates(ports, context)),
    save: (input, context) => saveCertificate(ports, context, input),
    remove: ({ certificateId }, context) => removeCertificate(ports, context, certificateId),
  },
  cleanUpRows: cleanUpCertificates,
  refresh: (now) => warnOfEnds(ports, now),
});
