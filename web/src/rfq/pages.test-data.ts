import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which audience may open which page. */
export const pageRoles: PageRoles = {
  rfqManage: { kind: 'personal' },
  rfqDetail: { kind: 'personal', address: (rfqId) => `/rfq/detail?rfq_id=${rfqId}` },
  rfqSuccess: { kind: 'open' },
  rfqEdit: { kind: 'personal', address: (rfqId) => `/rfq/edit/${rfqId}` },
  crmRfq: { kind: 'open' },
};
