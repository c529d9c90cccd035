import { assign, fromPromise, setup } from 'xstate';
import { isRegistered } from '../contract/account/registered.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import {
  NO_PASSWORD,
  PASSWORD_NEW_RULES,
  updatePasswordField,
  validatePasswordField,
  withPasswordRejection,
} from '../forms/password.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import { trimText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway, Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import { ok, type Result } from '../result.ts';
import {
  initialJoinOffer,
  type JoinOfferContext,
  type JoinOfferOpening,
  type JoinWay,
  NO_KEYS,
} from './join-offer.context.ts';

export type JoinOfferEvent =
  | { readonly type: 'password.changed'; readonly value: string }
  | { readonly type: 'password.blurred' }
  | { readonly type: 'visibility.toggled' }
  | { readonly type: 'form.submitted' }
  /** The person joins without a password. */
  | { readonly type: 'link.requested' };

interface JoinInput extends JoinOfferOpening {
  readonly way: JoinWay;
  readonly password: string;
  readonly key: string;
}

/** The token of the new account. */
type JoinAnswer = Result<string, GatewayError>;

export interface JoinLogin {
  readonly token: string;
  readonly email: string;
}

/** Shows a weak password at its field, and every other error beside the button. THR-13 */
function failJoin({ password, refusals }: JoinOfferContext, error: GatewayError): Partial<JoinOfferContext> {
  const rejected = withPasswordRejection(password, error);
  return rejected === undefined ? { error } : { password: rejected, refusals: refusals + 1 };
}

const isValid = ({ password }: JoinOfferContext): boolean =>
  !validatePasswordField(password, PASSWORD_NEW_RULES, 'submit').failure;

const revealJoinErrors = ({ password, refusals }: JoinOfferContext): Partial<JoinOfferContext> => ({
  password: validatePasswordField(password, PASSWORD_NEW_RULES, 'submit'),
  refusals: refusals + 1,
  error: null,
});

/** The address has an account, so the person logs in instead. */
const isTaken = (answer: JoinAnswer): boolean => !answer.ok && answer.error.code === '1002';

/**
 * Turns a registration for an exhibition into an account: with a password, or without one, which an emailed link sets
 * later. An address that has an account is offered the login.  D-71
 */
export const joinOfferMachine = setup({
  types: {
    input: {} as JoinOfferOpening,
    context: {} as JoinOfferContext,
    events: {} as JoinOfferEvent,
    output: {} as JoinLogin,
    tags: {} as 'busy',
  },
  actors: {
    /** Whether the address has an account; false if the gateway could not answer, as joining tells it too. */
    checkMember: requireActor<boolean, string>('checkMember'),
    join: requireActor<JoinAnswer, JoinInput>('join'),
  },
  actions: {
    reportBug: failWithBug,
    setError: assign((_, error: GatewayError) => ({ error })),
    applyFailure: assign(({ context }, answer: JoinAnswer) => (answer.ok ? {} : failJoin(context, answer.error))),
    saveToken: assign((_, answer: JoinAnswer) =>
      answer.ok ? { token: answer.value, password: NO_PASSWORD, keys: NO_KEYS } : {},
    ),
    /** Makes the idempotency key before the call, so that a retry has the same key even after a port threw. */
    takeKey: requireAction('takeKey'),
    revealErrors: assign(({ context }) => revealJoinErrors(context)),
    setWay: assign((_, way: JoinWay) => ({ way, error: null })),
  },
  guards: {
    isValid: ({ context }) => isValid(context),
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'joinOffer',
  context: ({ input }) => initialJoinOffer(input),
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        src: 'checkMember',
        input: ({ context }) => context.email,
        onDone: [{ guard: ({ event }) => event.output, target: 'known' }, { target: 'offered' }],
        onError: { target: 'offered', actions: 'reportBug' },
      },
    },
    offered: {
      on: {
        'password.changed': {
          actions: assign(({ context: { password, keys }, event }) => ({
            password: updatePasswordField(password, event.value, PASSWORD_NEW_RULES),
            keys: { ...keys, password: null },
            error: null,
          })),
        },
        'password.blurred': {
          actions: assign({
            password: ({ context }) => validatePasswordField(context.password, PASSWORD_NEW_RULES, 'blur'),
          }),
        },
        'visibility.toggled': { actions: assign({ isVisible: ({ context }) => !context.isVisible }) },
        'form.submitted': [
          { guard: 'isValid', target: 'joining', actions: { type: 'setWay', params: 'password' } },
          { actions: 'revealErrors' },
        ],
        'link.requested': { target: 'joining', actions: { type: 'setWay', params: 'link' } },
      },
    },
    joining: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: 'takeKey',
      invoke: {
        src: 'join',
        input: ({ context: { email, appVersion, way, password, keys } }) => ({
          email,
          appVersion,
          way,
          password: password.value,
          key: keys[way] ?? '', // set on entry
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'done',
            actions: { type: 'saveToken', params: ({ event }) => event.output },
          },
          { guard: ({ event }) => isTaken(event.output), target: 'known' },
          { target: 'offered', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'offered',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    known: { entry: assign({ password: NO_PASSWORD, keys: NO_KEYS, error: null }) },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ token: context.token ?? '', email: context.email }),
});

export interface JoinOfferPorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly front: Pick<FrontGateway, 'join'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the offer to the gateway. */
export const provideJoinOffer = ({ gateway, front, ids, bugs }: JoinOfferPorts) =>
  joinOfferMachine.provide({
    actors: {
      checkMember: fromPromise<boolean, string>(async ({ input, signal }) => {
        const answer = await gateway.account.memberCheck({ email: trimText(input) }, { signal, handled: true });
        return answer.ok && (isRegistered(answer.value.registered) || Boolean(answer.value.supplierId));
      }),
      join: fromPromise<JoinAnswer, JoinInput>(
        async ({ input: { way, email: typed, password, appVersion, key }, signal }) => {
          const options = { idempotencyKey: key, signal, handled: true } as const;
          const email = trimText(typed);
          const answer = await (way === 'link'
            ? front.join.fastRegister({ email }, options)
            : gateway.account.registerV2({ email, password, tagCodes: [], productName: '', appVersion }, options));
          return answer.ok ? ok(answer.value.tradeChinaToken) : answer;
        },
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign(({ context: { keys, way } }) => ({ keys: { ...keys, [way]: keys[way] ?? ids.uuid() } })),
    },
  });
