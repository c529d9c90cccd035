import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';

/** Shows a badge as facts, for its visitor and for staff. */
export function toBadgeOutcome(badge: BadgeRecord, { texts, global }: Invocation): Outcome {
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
