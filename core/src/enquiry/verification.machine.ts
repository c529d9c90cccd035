import { assign, fromPromise, setup } from 'xstate';
import type { ConfirmationResult, WaitingItem } from '../contract/confirmation/calls.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Field } from '../forms/field.ts';
import { LOGIN_PASSWORD_RULES, NO_PASSWORD, updatePasswordField, validatePasswordField } from '../forms/password.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireActor } from '../ports/require-actor.ts';
import { ok, type Result } from '../result.ts';

/**
 * The content of the page: a confirmed address; a password form; a login with another address; an unconfirmed account;
 * a link that is used or expired; a rejected account; an email that was sent now, was sent before, or will not be sent.
 */
type Stage =
  | 'verified'
  | 'password'
  | 'otherAccount'
  | 'unconfirmed'
  | 'invalid'
  | 'rejected'
  | 'mailed'
  | 'earlier'
  | 'denied';

export type VerificationEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'password.changed'; readonly value: string }
  | { readonly type: 'password.blurred' }
  | { readonly type: 'visibility.toggled' }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'item.toggled'; readonly id: string }
  | { readonly type: 'chosen.confirmed' }
  | { readonly type: 'item.removed'; readonly id: string }
  | { readonly type: 'mail.requested' }
  | { readonly type: 'account.rejected' };

type Act =
  | { readonly type: 'open'; readonly password?: string }
  | { readonly type: 'settle'; readonly confirm: readonly string[]; readonly remove: readonly string[] }
  | { readonly type: 'sendAgain' }
  | { readonly type: 'reject' };

export interface VerificationOpening {
  /** The link's token; without one the page shows the items that wait for the logged-in buyer. */
  readonly token?: string | undefined;
  /** The buyer's account address, if it is known to be unconfirmed: the page then makes no call at first. */
  readonly unconfirmed?: string | undefined;
}

interface ConfirmationView {
  readonly stage: Stage;
  readonly email: string;
  readonly isAccount: boolean;
  readonly sent: ConfirmationResult['sent'];
  readonly removed: number;
  readonly waiting: readonly WaitingItem[];
  readonly canSendAgain: boolean;
  /** The enquiry whose thread can be read now, with its signature. */
  readonly enquiry: { readonly id: string; readonly sign: string } | null;
}

export interface VerificationContext extends ConfirmationView {
  readonly token: string;
  readonly password: Field;
  readonly isVisible: boolean;
  readonly refusals: number;
  /** Ids of the ticked items among the waiting ones. */
  readonly chosen: readonly string[];
  readonly act: Act;
  readonly error: GatewayError | null;
}

type ActionResult = Result<Partial<ConfirmationView>, GatewayError>;

interface ActInput {
  readonly act: Act;
  readonly token: string;
}

const NO_SENT = { enquiries: 0, requests: 0 };

export const initialVerification = ({ token = '', unconfirmed }: VerificationOpening): VerificationContext => ({
  token,
  stage: unconfirmed === undefined ? 'invalid' : 'unconfirmed',
  email: unconfirmed ?? '',
  isAccount: false,
  sent: NO_SENT,
  removed: 0,
  waiting: [],
  canSendAgain: unconfirmed !== undefined,
  enquiry: null,
  password: NO_PASSWORD,
  isVisible: false,
  refusals: 0,
  chosen: [],
  act: { type: 'open' },
  error: null,
});

const checkPassword = ({ password }: VerificationContext): Field =>
  validatePasswordField(password, LOGIN_PASSWORD_RULES, 'submit');

/**
 * Confirms an address with an email's link, and lets the person send or remove the other items that wait for it (D-19,
 * D-95).
 */
export const verificationMachine = setup({
  types: {
    input: {} as VerificationOpening,
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    tags: {} as 'busy',
  },
  actors: { act: requireActor<ActionResult, ActInput>('act') },
  actions: { reportBug: failWithBug },
}).createMachine({
  context: ({ input }) => initialVerification(input),
  initial: 'opened',
  states: {
    opened: {
      always: [{ guard: ({ context }) => context.stage === 'unconfirmed', target: 'shown' }, { target: 'verifying' }],
    },
    verifying: {
      tags: 'busy',
      entry: assign({ act: { type: 'open' }, error: null }),
      invoke: {
        src: 'act',
        input: ({ context: { act, token } }) => ({ act, token }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: assign(({ event: { output } }) => (output.ok ? output.value : {})),
          },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => ({ error: output.ok ? null : output.error })),
          },
        ],
        onError: { target: 'failed', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
    failed: { on: { 'retry.requested': 'verifying' } },
    shown: {
      on: {
        'retry.requested': { guard: ({ context }) => context.stage === 'otherAccount', target: 'verifying' },
        'password.changed': {
          actions: assign(({ context, event }) => ({
            password: updatePasswordField(context.password, event.value, LOGIN_PASSWORD_RULES),
            error: null,
          })),
        },
        'password.blurred': {
          actions: assign(({ context }) => ({
            password: validatePasswordField(context.password, LOGIN_PASSWORD_RULES, 'blur'),
          })),
        },
        'visibility.toggled': { actions: assign({ isVisible: ({ context }) => !context.isVisible }) },
        'form.submitted': [
          {
            guard: ({ context }) => context.stage === 'password' && !checkPassword(context).failure,
            target: 'acting',
            actions: assign(({ context }) => ({ act: { type: 'open', password: context.password.value } })),
          },
          {
            guard: ({ context }) => context.stage === 'password',
            actions: assign(({ context }) => ({ password: checkPassword(context), refusals: context.refusals + 1 })),
          },
        ],
        'item.toggled': {
          actions: assign(({ context: { chosen }, event: { id } }) => ({
            chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
          })),
        },
        'chosen.confirmed': {
          guard: ({ context }) => context.chosen.length > 0,
          target: 'acting',
          actions: assign(({ context }) => ({ act: { type: 'settle', confirm: context.chosen, remove: [] } })),
        },
        'item.removed': {
          target: 'acting',
          actions: assign(({ event }) => ({ act: { type: 'settle', confirm: [], remove: [event.id] } })),
        },
        'mail.requested': {
          guard: ({ context }) => context.canSendAgain,
          target: 'acting',
          actions: assign({ act: { type: 'sendAgain' } }),
        },
        'account.rejected': {
          guard: ({ context }) => context.stage === 'password',
          target: 'acting',
          actions: assign({ act: { type: 'reject' } }),
        },
      },
    },
    acting: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'act',
        input: ({ context: { act, token } }) => ({ act, token }),
        onDone: {
          target: 'shown',
          actions: assign(({ context, event: { output } }) =>
            output.ok
              ? { ...output.value, chosen: filterWaiting(context, output.value), password: NO_PASSWORD }
              : { error: output.error },
          ),
        },
        onError: { target: 'shown', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
  },
});

/** Ticked items stay ticked as long as they wait. */
const filterWaiting = (
  { chosen }: VerificationContext,
  { waiting = [] }: Partial<ConfirmationView>,
): readonly string[] => chosen.filter((id) => waiting.some((item) => item.id === id));

export interface VerificationPorts {
  readonly gateway: Pick<Gateway, 'confirmation'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/**
 * Binds the verification to the gateway. Every attempt to use the link has the same key, and so has every attempt to
 * send an email or to reject the account: after a lost response, a retry does not find the link used and does not send
 * a second email.
 */
export function provideVerification({ gateway: { confirmation }, ids, bugs }: VerificationPorts) {
  const keys = new Map<Act['type'], string>();
  const keyOf = (type: Act['type']): string => {
    const key = keys.get(type) ?? ids.uuid();
    keys.set(type, key);
    return key;
  };
  const runAct = async ({ act, token }: ActInput, signal: CancelSignal): Promise<ActionResult> => {
    const linked = token === '' ? {} : { token };
    // Items that were sent or removed are no longer in the list, so a repeated call has no further effect.
    const idempotencyKey = act.type === 'settle' ? ids.uuid() : keyOf(act.type);
    const options = { idempotencyKey, signal, handled: true };
    switch (act.type) {
      case 'open': {
        if (token === '') return load({ signal, handled: true, fresh: true });
        const { password } = act;
        const answer = await confirmation.confirm({ token, ...(password !== undefined && { password }) }, options);
        if (!answer.ok) return answer.error.code === '400' ? ok({ stage: 'invalid' }) : answer;
        return ok(toConfirmationView(answer.value));
      }
      case 'settle': {
        const { confirm, remove } = act;
        const answer = await confirmation.settle({ ...linked, confirm: [...confirm], remove: [...remove] }, options);
        return answer;
      }
      case 'sendAgain': {
        const answer = await confirmation.sendAgain(linked, options);
        if (!answer.ok) return answer;
        keys.delete('sendAgain');
        const { state, email } = answer.value;
        return ok({ stage: STATE_BY_MAIL[state], email, isAccount: state === 'confirmed', canSendAgain: false });
      }
      case 'reject': {
        const answer = await confirmation.reject({ token }, options);
        return answer.ok ? ok({ stage: 'rejected', canSendAgain: false }) : answer;
      }
    }
  };
  const load = async (options: { signal: CancelSignal; handled: true; fresh: true }): Promise<ActionResult> => {
    const answer = await confirmation.waiting({}, options);
    if (!answer.ok) return answer;
    const { email, isConfirmed, waiting } = answer.value;
    if (email === '') return ok({ stage: 'invalid' });
    if (!isConfirmed) return ok({ stage: 'unconfirmed', email, canSendAgain: true });
    return ok({ stage: 'verified', email, isAccount: true, waiting });
  };
  return verificationMachine.provide({
    actors: { act: fromPromise<ActionResult, ActInput>(({ input, signal }) => runAct(input, signal)) },
    actions: { reportBug: ({ event }) => bugs.report(getCause(event)) },
  });
}

const STATE_BY_MAIL = { queued: 'mailed', earlier: 'earlier', confirmed: 'verified', denied: 'denied' } as const;

const STATE_BY_RESULT = {
  confirmed: 'verified',
  over: 'invalid',
  password: 'password',
  otherAccount: 'otherAccount',
} as const satisfies Record<ConfirmationResult['state'], Stage>;

function toConfirmationView({
  state,
  thread,
  email,
  isAccount,
  sent,
  waiting,
  canSendAgain,
}: ConfirmationResult): ConfirmationView {
  const enquiry = thread === undefined ? null : { id: thread.enquiryId, sign: thread.sign };
  return { stage: STATE_BY_RESULT[state], email, isAccount, sent, removed: 0, waiting, canSendAgain, enquiry };
}
