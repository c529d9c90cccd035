import type { certificateAdmin } from '@fairhall/core/contract/certificate/staff-calls';
import { ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import { decideCertificate } from './decide-certificate.ts';
import { listStaffCertificates } from './list-certificates.ts';

/** How staff look at suppliers' certificates. D-94 */
export const certificateAdminFeature = (ports: CertificatePorts): GatewayFeature<typeof certificateAdmin> => ({
  handlers: {
    list: async ({ reason = '', ...sought }, context) => {
      const object = { state: sought.state ?? 'waiting', pageNo: sought.pageNo };
      await leaveAudit(context.database, context, { call: 'certificateAdmin.list', object, reason });
      return ok(await listStaffCertificates(ports, context, sought));
    },
    decide: async (decision, context) => {
      const decided = await decideCertificate(ports, context, decision);
      if (!decided.ok) return decided;
      const { certificateId, version, verdict, reason } = decision;
      const object = { certificateId, version, verdict };
      await leaveAudit(context.database, context, { call: 'certificateAdmin.decide', object, reason });
      return decided;
    },
  },
});
