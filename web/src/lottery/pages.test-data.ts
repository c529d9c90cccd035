import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which users may open each page. */
export const pageRoles: PageRoles = {
  expoLotteryWheel: { kind: 'personal', address: () => '/expoturkey_47009/lotterywheel' },
  expoSharingEvents: { kind: 'personal', address: () => '/expoturkey_47009/sharing-events' },
};
