import type { OwnBadge } from '@fairhall/core/contract/badge/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { ok } from '@fairhall/core/result';
import { fail, failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';

/** One's own badge of an exhibition; by its number anybody's, for staff. D-31 D-33 */
export async function showBadge(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [exhibitionId = '', badgeNo] = args;
  if (badgeNo === undefined) return ownBadge(invocation, exhibitionId);
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const data = { exhibitionId, badgeNo, ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.staffPreregistration.badge(data, { signal, handled: true }));
  return found.ok ? shown(found.value, invocation) : failedStaffCall(found.error, origin);
}

async function ownBadge(invocation: Invocation, exhibitionId: string): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin } = connection.value;
  const asked = front().badge.ofExhibition({ exhibitionId }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedCall(found.error, origin);
  if (found.value === null) return fail(EXIT.refused, { key: 'terminal.preregister.notRegistered' });
  return shown(found.value, invocation);
}

function shown(badge: OwnBadge, { texts, global }: Invocation): Outcome {
  const { badgeNo, contactName, companyName, countryCode, exhibitionId, exhibitionName, text } = badge;
  const dates = exhibitionDates({ ...badge, startTime: '', endTime: '' }, global.lang);
  return ok({
    data: badge,
    view: {
      kind: 'facts',
      facts: [
        [texts.text('preregistrationPage.badge'), badgeNo],
        [texts.text('preregistration.contactName'), contactName],
        [texts.text('preregistration.company'), companyName],
        [texts.text('terminal.column.country'), countryCode],
        [texts.text('terminal.column.exhibition'), `${exhibitionId} ${exhibitionName}`],
        [texts.text('terminal.column.date'), dates],
        [texts.text('terminal.column.code'), text],
      ],
    },
  });
}
