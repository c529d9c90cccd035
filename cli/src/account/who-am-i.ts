import { loadUser } from '@fairhall/core/account/load-user';
import { ok } from '@fairhall/core/result';
import { fail, failedCall, HOW_TO_LOG_IN, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import { savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { waitingFor } from '../progress.ts';

/**
 * Asks the gateway whose the saved login is. A login that the gateway refuses is removed from this computer.
 * REL-18
 */
export async function whoAmI(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const loaded = await waitingFor(invocation, loadUser({ gateway, memory: login.value.memory }, signal));
  if (loaded.kind === 'unknown') return failedCall(loaded.error, origin);
  if (loaded.kind !== 'user') return fail(EXIT.loginNeeded, { key: 'request.relogin' }, HOW_TO_LOG_IN);
  const { tradeChinaToken: _token, ...user } = loaded.user;
  const { texts } = invocation;
  const { email, nickname, companyName = '', countryId = '', tagCodes } = user;
  return ok({
    data: { ...user, gateway: origin },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('account.email'), email],
        [texts.text('terminal.column.name'), nickname],
        [texts.text('terminal.column.company'), companyName],
        [texts.text('terminal.column.country'), countryId],
        [texts.text('terminal.column.tags'), tagCodes.join(' ')],
        [texts.text('terminal.column.gateway'), origin],
      ],
    },
  });
}
