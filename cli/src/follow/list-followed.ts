import type { FollowType } from '@fairhall/core/contract/follow/limits';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { readPageOption } from '../list-verb.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';

/** Lists the items of a type that the buyer follows, the latest first. D-63 */
export async function listFollowed(type: FollowType, invocation: Invocation): Promise<Outcome> {
  const { options, texts } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const { gateway, signal, origin } = connection.value;
  const response = gateway.follow.list({ type, pageNo: page.value }, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toBuyerCallFailure(found.error, login.value, origin);
  const { records } = found.value;
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: [{ title: texts.text('terminal.column.id') }, { title: texts.text('terminal.column.name') }],
      rows: records.map(({ id, name }) => [id, name]),
    },
    remarks: listPageRemarks(found.value, 'terminal.follow.none'),
  });
}
