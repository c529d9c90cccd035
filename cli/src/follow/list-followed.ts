import type { FollowedType } from '@fairhall/core/contract/follow/limits';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { failedBuyerCall, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { numberOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';

const PAGE_MAX = 1_000_000;

/** What the buyer follows of a type, the latest first. D-63 */
export async function listFollowed(type: FollowedType, invocation: Invocation): Promise<Outcome> {
  const { options, texts } = invocation;
  const page = numberOption(options, 'page', 1, PAGE_MAX);
  if (!page.ok) return page;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const { gateway, signal, origin } = connection.value;
  const asked = gateway.follow.list({ type, pageNo: page.value ?? 1 }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedBuyerCall(found.error, login.value, origin);
  const { records, total, pageNo, pageSize } = found.value;
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: [{ title: texts.text('terminal.column.id') }, { title: texts.text('terminal.column.name') }],
      rows: records.map(({ id, name }) => [id, name]),
    },
    remarks: [
      ...(total === 0 ? [{ key: 'terminal.follow.none' } as const] : []),
      ...(pageNo * pageSize < total
        ? [{ key: 'terminal.search.next', values: { options: `--page ${pageNo + 1}` } } as const]
        : []),
    ],
  });
}
