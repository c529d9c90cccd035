import type { Interests } from '@fairhall/core/account/enter';
import { type FormEvent, provideForm } from '@fairhall/core/account/form.machine';
import { type FormView, formView } from '@fairhall/core/account/form.view';
import type { Login } from '@fairhall/core/account/session-memory';
import type { MessageAction } from '@fairhall/core/account/verdict';
import type { GatewayError } from '@fairhall/core/contract/error';
import { type ShownMessage, shownText } from '@fairhall/core/contract/error-message';
import { trimText } from '@fairhall/core/forms/text-input';
import type { Message, Texts } from '@fairhall/core/ports/texts';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, failedCall } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import { type Flow, withFlow } from '../flow.ts';
import type { Invocation } from '../noun.ts';
import { givenText, openSecrets, type Secret } from '../prompt.ts';
import { watchMemberCheck } from './watched-account.ts';

interface LoginWish {
  readonly kind: 'login';
  readonly secret: Secret;
}

/** Of somebody who has accepted the clause. */
export interface RegisterWish {
  readonly kind: 'register';
  readonly secret: Secret;
  readonly interests: Interests;
}

type EntryWish = LoginWish | RegisterWish;

type FormFlow = Flow<ReturnType<typeof provideForm>>;

/**
 * The form of the pages as a line: the address is looked at before the password is asked for, and goes off once both are
 * right; a lost answer is asked for once more under the same key.  
 */
export function enter(
  invocation: Invocation,
  connection: Connection,
  wish: EntryWish,
): Promise<Result<Login, Failure>> {
  return withAddress(invocation, connection, wish, async (flow) => {
    const password = await openSecrets(invocation)(wish.secret);
    if (!password.ok) return password;
    if (wish.kind === 'register') await flow.do({ type: 'interests.changed', interests: wish.interests });
    const { output, context, view } = await submitted(flow, password.value);
    if (output !== undefined) return ok({ ...output, source: wish.kind });
    return refusal(invocation.texts, view, context.error, connection.origin);
  });
}

/** The form as far as its address, which has to be right before anything else is asked. */
export function withAddress<Done>(
  invocation: Invocation,
  connection: Connection,
  wish: EntryWish,
  use: (flow: FormFlow, email: string) => Promise<Result<Done, Failure>>,
): Promise<Result<Done, Failure>> {
  const { publicIp, ids, appVersion, origin } = connection;
  const { gateway, failure } = watchMemberCheck(connection.gateway);
  const { kind } = wish;
  const ports = { gateway, publicIp, ids, device: 'pc', appVersion } as const;
  const input = { kind, acceptClause: true };
  return withFlow(invocation, { provide: (bugs) => provideForm({ ...ports, bugs }), input }, async (flow) => {
    const email = await givenText(invocation, 'email', 'terminal.account.ask.email');
    const looked = formView(await flow.do({ type: 'email.changed', value: email }, lookAt(email)));
    if (!looked.password.available) return refusal(invocation.texts, addressOnly(looked), failure(), origin);
    if (looked.email.warning) invocation.say(looked.email.warning);
    return use(flow, trimText(email));
  });
}

/** An address that was left out is told as such, as on sending. */
const lookAt = (email: string): FormEvent => ({ type: email === '' ? 'form.submitted' : 'email.blurred' });

async function submitted(flow: FormFlow, password: string) {
  const first = await flow.do({ type: 'password.changed', value: password }, { type: 'form.submitted' });
  const isLost = first.context.error?.kind === 'NETWORK_ERROR';
  const last = isLost ? await flow.do({ type: 'form.submitted' }) : first;
  return { output: last.output, context: last.context, view: formView(last) };
}

/** What comes after the address has not been asked for yet. */
const addressOnly = (view: FormView): FormView => ({
  ...view,
  password: { ...view.password, message: null },
});

const ADVICE: Readonly<Record<MessageAction, Message>> = {
  switchToRegister: { key: 'terminal.account.howToJoin' },
  switchToLogin: { key: 'terminal.account.howToLogIn' },
};

function refusal(texts: Texts, view: FormView, error: GatewayError | null, origin: string) {
  const { email, password, message } = view;
  if (error !== null) return failedCall(error, origin, message ?? email.message ?? undefined);
  const problems = [
    named('--email', email.message, texts),
    named(texts.text('account.password'), password.message, texts),
  ].filter((problem) => problem !== '');
  return fail(EXIT.refused, { text: problems.join('\n') }, email.action === null ? undefined : ADVICE[email.action]);
}

const named = (name: string, message: ShownMessage | null, texts: Texts): string =>
  message === null ? '' : `${name}: ${shownText(texts, message)}`;
