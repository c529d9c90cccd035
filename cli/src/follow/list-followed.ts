import type { FollowedType } from '@fairhall/core/contract/follow/limits';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { pageOption } from '../list-verb.ts';
import { failedBuyerCall, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { pageRemarks } from '../page-remarks.ts';
import { waitingFor } from '../progress.ts';

/** What the buyer follows of a type, the latest first. D-63 */
export async function listFollowed(type: FollowedType, invocation: Invocation): Promise<Outcome> {
  const { options, texts } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const { gateway, signal, origin } = connection.value;
  const asked = gateway.follow.list({ type, pageNo: page.value }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedBuyerCall(found.error, login.value, origin);
  const { records } = found.value;
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: [{ title: texts.text('terminal.column.id') }, { title: texts.text('terminal.column.name') }],
      rows: records.map(({ id, name }) => [id, name]),
    },
    remarks: pageRemarks(found.value, 'terminal.follow.none'),
  });
}
