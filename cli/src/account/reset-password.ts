import { provideReset } from '@fairhall/core/account/reset.machine';
import { resetView } from '@fairhall/core/account/reset.view';
import { forgetLogin } from '@fairhall/core/account/session-memory';
import { shownText } from '@fairhall/core/contract/error-message';
import { EMAIL_RULES } from '@fairhall/core/forms/field-rules';
import { firstFailure } from '@fairhall/core/forms/rule';
import { trimText } from '@fairhall/core/forms/text-input';
import type { Bugs } from '@fairhall/core/ports/bugs';
import { ok } from '@fairhall/core/result';
import { fail, failedCall, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { type Flow, withFlow } from '../flow.ts';
import { memoryOf } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { givenText, openSecrets, secretNeeded } from '../prompt.ts';
import { NEW_PASSWORD, RESET_TOKEN } from './secrets.ts';

type ResetFlow = Flow<ReturnType<typeof provideReset>>;
type Snapshot = Awaited<ReturnType<ResetFlow['do']>>;

/** A forgotten password: by address to a mail, by that mail's token to a new one.   D-71 */
export async function resetPassword(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { options } = invocation;
  const hasToken = flagOption(options, 'token') || flagOption(options, 'tokenStdin');
  return hasToken ? choose(invocation, connection.value) : askForMail(invocation, connection.value);
}

const provideOn =
  ({ gateway, ids }: Connection) =>
  (bugs: Bugs) =>
    provideReset({ gateway, ids, bugs });

async function askForMail(invocation: Invocation, connection: Connection): Promise<Outcome> {
  const email = trimText(await givenText(invocation, 'email', 'terminal.account.ask.email'));
  const failure = firstFailure(EMAIL_RULES, email, 'submit');
  if (failure) return fail(EXIT.refused, { text: `--email: ${shownText(invocation.texts, failure.message)}` });
  if (flagOption(invocation.options, 'dryRun')) return dryRun({ email }, { email });
  return withFlow(invocation, { provide: provideOn(connection), input: {} }, async (flow) => {
    const last = await twice(flow, await flow.do({ type: 'email.changed', value: email }, { type: 'form.submitted' }));
    const view = resetView(last);
    if (view.state !== 'mailed') return refusal(invocation, connection, last);
    return ok({
      data: { email, mailed: true },
      view: { kind: 'table', columns: [{ title: 'email' }], rows: [[email]] },
      remarks: [...(view.text ? [view.text] : []), { key: 'terminal.account.mailed' }],
    });
  });
}

async function choose(invocation: Invocation, connection: Connection): Promise<Outcome> {
  const read = openSecrets(invocation);
  const token = await read(RESET_TOKEN);
  if (!token.ok) return token;
  const input = { token: tokenOf(token.value) };
  if (input.token === '') return secretNeeded(RESET_TOKEN);
  return withFlow(invocation, { provide: provideOn(connection), input }, async (flow) => {
    const checked = await flow.do();
    if (resetView(checked).state !== 'choosing') return refusal(invocation, connection, checked);
    const email = checked.context.email.value;
    if (flagOption(invocation.options, 'dryRun')) return dryRun({ email }, { email });
    const password = await read(NEW_PASSWORD);
    if (!password.ok) return password;
    const sent = await flow.do({ type: 'password.changed', value: password.value }, { type: 'form.submitted' });
    const last = await twice(flow, sent);
    if (resetView(last).state !== 'saved') return refusal(invocation, connection, last);
    forgetEnded(connection, email);
    return ok({
      data: { email, changed: true },
      view: { kind: 'table', columns: [{ title: 'email' }], rows: [[email]] },
      remarks: [{ key: 'reset.saved.title' }, { key: 'terminal.account.howToLogIn' }],
    });
  });
}

/** A lost answer is asked for once more, under the same key. */
async function twice(flow: ResetFlow, sent: Snapshot): Promise<Snapshot> {
  return sent.context.error?.kind === 'NETWORK_ERROR' ? flow.do({ type: 'form.submitted' }) : sent;
}

/** The token itself, or the whole link of the mail. */
function tokenOf(typed: string): string {
  const given = trimText(typed);
  return (URL.canParse(given) && new URL(given).searchParams.get('token')) || given;
}

/** A new password has ended every login of the account, this computer's among them. */
function forgetEnded(connection: Connection, email: string): void {
  const memory = memoryOf(connection);
  if (memory.contactEmail.read()?.toLowerCase() === email.toLowerCase()) forgetLogin(memory);
}

/** A link that is over says so itself; else a call failed, or what was typed breaks a rule. */
function refusal({ texts }: Invocation, { origin }: Connection, snapshot: Snapshot): Outcome {
  const { state, title, text, password } = resetView(snapshot);
  const { error } = snapshot.context;
  if (error !== null) return failedCall(error, origin);
  if (state === 'over') {
    const over = [title, ...(text ? [text] : [])].map((message) => shownText(texts, message)).join('. ');
    return fail(EXIT.refused, { text: over }, { key: 'terminal.account.howToReset' });
  }
  const said = password.message ? shownText(texts, password.message) : '';
  return fail(EXIT.refused, { text: `${texts.text('account.password.new')}: ${said}` });
}
