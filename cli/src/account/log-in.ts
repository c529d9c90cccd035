import type { Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { replaceLogin } from './replace-login.ts';
import { PASSWORD } from './secrets.ts';
import { submitAccountForm } from './submit-account-form.ts';

/** Logs in with an address and a password, and saves the login on this computer.  */
export async function logIn(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = await submitAccountForm(invocation, connection.value, { kind: 'login', secret: PASSWORD });
  return login.ok ? replaceLogin(invocation, connection.value, login.value) : login;
}
