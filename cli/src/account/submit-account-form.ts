import type { MessageAction } from '@fairhall/core/account/address-check';
import type { Interests } from '@fairhall/core/account/authenticate';
import type { FormEvent, FormSuccess } from '@fairhall/core/account/form.machine';
import type { FormView } from '@fairhall/core/account/form.view';
import { openAccountForm } from '@fairhall/core/account/page';
import type { Login } from '@fairhall/core/account/session-memory';
import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import { trimText } from '@fairhall/core/forms/text-input';
import type { Message, Texts } from '@fairhall/core/ports/texts';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, toCallFailure } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import type { Invocation } from '../noun.ts';
import { openSecrets, readOrAskText, type Secret } from '../prompt.ts';
import { watchMemberCheck } from './watch-member-check.ts';

interface LoginInput {
  readonly kind: 'login';
  readonly secret: Secret;
}

/** Input of a registration; the terms have been accepted before. */
export interface RegistrationInput {
  readonly kind: 'register';
  readonly secret: Secret;
  readonly interests: Interests;
}

type AccountFormInput = LoginInput | RegistrationInput;

/** One form of the login panel. */
interface AccountForm extends FlowDriver<FormView, FormEvent> {
  /** The token; null until the login or registration has succeeded. */
  success(): FormSuccess | null;
}

/**
 * Fills in and sends the login or the registration form. Checks the address before it asks for the password. Sends the
 * form once more with the same idempotency key if the response is lost.  
 */
export function submitAccountForm(
  invocation: Invocation,
  connection: Connection,
  input: AccountFormInput,
): Promise<Result<Login, Failure>> {
  return withAddress(invocation, connection, input, async (form) => {
    const password = await openSecrets(invocation)(input.secret);
    if (!password.ok) return password;
    if (input.kind === 'register') await form.do({ type: 'interests.changed', interests: input.interests });
    const view = await submitWithRetry(form, password.value);
    const success = form.success();
    if (success !== null) return ok({ ...success, source: input.kind });
    return toFormFailure(invocation.texts, view, connection.origin);
  });
}

/** Opens the form and fills in the address. Runs `use` only if the address may log in or register. */
export function withAddress<Done>(
  invocation: Invocation,
  connection: Connection,
  input: AccountFormInput,
  use: (form: AccountForm, email: string) => Promise<Result<Done, Failure>>,
): Promise<Result<Done, Failure>> {
  const { origin } = connection;
  const { gateway, failure } = watchMemberCheck(connection.gateway);
  const opening = { kind: input.kind, acceptClause: true, device: 'pc', appVersion: connection.appVersion } as const;
  let success: FormSuccess | null = null;
  const recordSuccess = (event: FormSuccess) => {
    success = event;
  };
  return withFlow(
    invocation,
    (bugs) => openAccountForm({ ...connection, gateway, bugs }, opening, recordSuccess),
    async (form) => {
      const email = await readOrAskText(invocation, 'email', 'terminal.account.ask.email');
      const checked = await form.do({ type: 'email.changed', value: email }, checkEvent(email));
      if (!checked.password.available) {
        return toFormFailure(invocation.texts, { ...addressOnly(checked), error: failure() }, origin);
      }
      if (checked.email.warning) invocation.say(checked.email.warning);
      return use({ ...form, success: () => success }, trimText(email));
    },
  );
}

/** Leaving an empty field shows no error, so a missing address is checked by sending the form. */
const checkEvent = (email: string): FormEvent => ({ type: email === '' ? 'form.submitted' : 'email.blurred' });

/** Sends the form, and once more with the same key if the response is lost. */
async function submitWithRetry(form: AccountForm, password: string): Promise<FormView> {
  const first = await form.do({ type: 'password.changed', value: password }, { type: 'form.submitted' });
  return first.error?.kind === 'NETWORK_ERROR' ? form.do({ type: 'form.submitted' }) : first;
}

/** Hides the error of the empty password, because nobody has asked for the password yet. */
const addressOnly = (view: FormView): FormView => ({
  ...view,
  password: { ...view.password, message: null },
});

const MESSAGE_BY_ACTION: Readonly<Record<MessageAction, Message>> = {
  switchToRegister: { key: 'terminal.account.howToJoin' },
  switchToLogin: { key: 'terminal.account.howToLogIn' },
};

function toFormFailure(texts: Texts, { email, password, message, error }: FormView, origin: string) {
  if (error !== null) return toCallFailure(error, origin, message ?? email.message ?? undefined);
  const problems = [
    formatFieldMessage('--email', email.message, texts),
    formatFieldMessage(texts.text('account.password'), password.message, texts),
  ].filter((problem) => problem !== '');
  return fail(
    COMMAND_EXIT_CODES.refused,
    { text: problems.join('\n') },
    email.action === null ? undefined : MESSAGE_BY_ACTION[email.action],
  );
}

const formatFieldMessage = (name: string, message: DisplayMessage | null, texts: Texts): string =>
  message === null ? '' : `${name}: ${toDisplayText(texts, message)}`;
