import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Who is shown which page. */
export const pageRoles: PageRoles = {
  expoLotteryWheel: { kind: 'personal', address: () => '/expoturkey_47009/lotterywheel' },
  expoSharingEvents: { kind: 'personal', address: () => '/expoturkey_47009/sharing-events' },
};
