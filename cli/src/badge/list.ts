import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { connect } from '../connection.ts';
import { type ListOutcome, readPageOption, toPage } from '../list-verb.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';

/**
 * Lists the buyer's badges, the next exhibition first, and for one exhibition their own before those that they
 * registered for colleagues. D-31 D-33
 */
export async function listBadges(invocation: Invocation): Promise<ListOutcome> {
  const { texts, global } = invocation;
  const page = readPageOption(invocation.options);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const { front, signal, origin } = connection.value;
  const found = await waitWithProgress(invocation, front().badge.own({}, { signal, handled: true }));
  if (!found.ok) return toBuyerCallFailure(found.error, login.value, origin);
  const badges = toPage(found.value, page.value);
  const column = (key: MessageKey) => ({ title: texts.text(key) });
  return ok({
    data: badges,
    view: {
      kind: 'table',
      columns: [
        column('preregistrationPage.badge'),
        column('terminal.column.exhibition'),
        column('terminal.column.date'),
        column('preregistration.contactName'),
        column('preregistration.company'),
      ],
      rows: badges.records.map((badge) => [
        badge.badgeNo,
        `${badge.exhibitionId} ${badge.exhibitionName}`,
        exhibitionDates({ ...badge, startTime: '', endTime: '' }, global.lang),
        badge.contactName,
        badge.companyName,
      ]),
    },
    remarks: listPageRemarks(badges, 'terminal.preregister.notRegistered'),
  });
}
