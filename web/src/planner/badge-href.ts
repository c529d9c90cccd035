import type { Visit } from '../page/screen.ts';

interface HrefContext {
  readonly href: Visit['href'];
  readonly boot: Pick<Visit['boot'], 'audience' | 'device'>;
}

/** Returns the address of a visitor's badge of an exhibition. Global buyers have one page for all their badges. D-92 */
export function getBadgeHref(exhibitionId: string, { boot, href }: HrefContext): string {
  if (boot.audience === 'buyer') return href('expoPreRegister', { exhibitionId, status: 'success' });
  return boot.device === 'h5' ? href('myBadge', {}) : href('badgeView', {});
}
