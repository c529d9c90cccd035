import type { MailBadgeEvent } from '@fairhall/core/badge/mail-badge.machine';
import { MAIL_BADGE_START, type MailBadgeView } from '@fairhall/core/badge/mail-badge.view';
import { useBoot, useTexts } from '../page/contexts.ts';
import { openFrontGateway } from '../page/front-gateway.ts';
import { loadModule } from '../page/load-module.ts';
import { useFlow } from '../page/use-flow.ts';
import styles from './badge.module.css';

interface MailBadgeProps {
  readonly exhibitionId: string;
  readonly badgeNo: string;
}

/** Emails a visitor their own badge again, with its picture. */
export function MailBadge(badge: MailBadgeProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const { view, send } = useFlow<MailBadgeView, MailBadgeEvent>({
    start: MAIL_BADGE_START,
    echo: (view) => ({ ...view, busy: true, state: 'mailing' }),
    open: async (ports) => {
      const { openMailBadge } = await loadModule(() => import('@fairhall/core/badge/mail-badge.page'));
      return openMailBadge({ ...ports, front: openFrontGateway(boot, ports) }, badge);
    },
  });
  return (
    <div className={styles.save}>
      <button
        type="button"
        className="button"
        data-action="mail-badge"
        onClick={() => send({ type: 'mail.requested' })}
      >
        {text('badge.mail')}
      </button>
      <p role="status" className="meta">
        {view.state === 'mailed' ? text('badge.mailed') : null}
        {view.state === 'failed' ? text('badge.notMailed') : null}
      </p>
    </div>
  );
}
