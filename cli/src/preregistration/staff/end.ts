import { getFormat } from '@fairhall/core/site/format';
import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';
import { toRegistrationView } from './registration-facts.ts';

/** Merges two registrations of one person, as staff, and says how to undo it. D-94 D-31 */
export async function mergeRegistrations(invocation: Invocation): Promise<Outcome> {
  const { args, texts, global } = invocation;
  const [exhibitionId = '', badgeNo = '', otherBadgeNo = ''] = args;
  const { date } = getFormat(global.lang);
  return submitAsStaff(invocation, {
    data: { exhibitionId, badgeNo, otherBadgeNo },
    send: (gateway, data, sending) => gateway.staffPreregistration.merge(data, sending),
    answer: (merged, idempotencyKey) => {
      const { registration, revoked, scans, restorableUntil } = merged;
      const view = toRegistrationView(registration, texts);
      const facts = view.kind === 'facts' ? view.facts : [];
      return {
        data: { ...merged, idempotencyKey },
        view: {
          kind: 'facts',
          facts: [
            ...facts,
            [texts.text('terminal.column.revoked'), revoked],
            [texts.text('terminal.column.scans'), String(scans)],
          ],
        },
        remarks: [
          {
            key: 'terminal.preregister.merged',
            values: { badge: revoked, exhibition: exhibitionId, date: date(restorableUntil) },
          },
        ],
      };
    },
  });
}

/** Cancels a visitor's registration, as staff, and says how to undo it. D-94 D-31 */
export async function cancelRegistration(invocation: Invocation): Promise<Outcome> {
  const { args, texts, global } = invocation;
  const [exhibitionId = '', badgeNo = ''] = args;
  const { date } = getFormat(global.lang);
  return submitAsStaff(invocation, {
    data: { exhibitionId, badgeNo },
    send: (gateway, data, sending) => gateway.staffPreregistration.cancel(data, sending),
    answer: (cancelled, idempotencyKey) => ({
      data: { ...cancelled, idempotencyKey },
      view: { kind: 'facts', facts: [[texts.text('terminal.column.revoked'), cancelled.badgeNo]] },
      remarks: [
        {
          key: 'terminal.preregister.cancelled',
          values: {
            badge: cancelled.badgeNo,
            exhibition: exhibitionId,
            date: date(cancelled.restorableUntil),
          },
        },
      ],
    }),
  });
}

/** Restores a cancelled or merged registration, as staff. D-94 D-31 */
export async function restoreRegistration(invocation: Invocation): Promise<Outcome> {
  const { args, texts } = invocation;
  const [exhibitionId = '', badgeNo = ''] = args;
  return submitAsStaff(invocation, {
    data: { exhibitionId, badgeNo },
    send: (gateway, data, sending) => gateway.staffPreregistration.restore(data, sending),
    answer: (restored, idempotencyKey) => ({
      data: { ...restored, idempotencyKey },
      view: toRegistrationView(restored.registration, texts),
      remarks: [{ key: 'terminal.preregister.restored' }],
    }),
  });
}
