import { loadUser } from '@fairhall/core/account/load-user';
import { ok } from '@fairhall/core/result';
import { fail, LOGIN_ADVICE, type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readSavedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';

/**
 * Loads the account of the saved login from the gateway. Removes a login that the gateway rejects from this computer.
 * R-3.019 R-4.026 REL-18
 */
export async function showLoggedInAccount(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const loaded = await waitWithProgress(invocation, loadUser({ gateway, memory: login.value.memory }, signal));
  if (loaded.kind === 'unknown') return toCallFailure(loaded.error, origin);
  if (loaded.kind !== 'user') return fail(COMMAND_EXIT_CODES.loginNeeded, { key: 'request.relogin' }, LOGIN_ADVICE);
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
