import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type BadgeToMail, type MailBadgeEvent, type MailBadgePorts, provideMailBadge } from './mail-badge.machine.ts';
import { type MailBadgeView, mailBadgeView } from './mail-badge.view.ts';

export interface MailBadgePagePorts extends MailBadgePorts {
  readonly timer: Timer;
}

/** Opens the flow that sends a badge by email again.  */
export const openMailBadge = (
  { timer, ...ports }: MailBadgePagePorts,
  badge: BadgeToMail,
): Flow<MailBadgeView, MailBadgeEvent> =>
  startFlow(provideMailBadge(ports), { input: badge, view: mailBadgeView, timer });
