import { type AnyEventObject, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import { findHandler, type Handlers, repeatTransition } from './handlers.ts';
import { LOADING_DELAY } from './limits.ts';
import { SUBMIT_STATES } from './submit-states.ts';

/** The context that every short form has besides its fields. */
export interface SendFormContext {
  /** Idempotency key of the submit; null after a change. REL-01 */
  readonly key: string | null;
  /** How often a submit was rejected because of an invalid field. */
  readonly refusals: number;
  readonly error: GatewayError | null;
}

export const INITIAL_SEND_FORM: SendFormContext = { key: null, refusals: 0, error: null };

/** The definition of one form: its fields, how events change them, and its request. */
export interface SendFormDefinition<
  Event extends { readonly type: string },
  Opening,
  Context extends SendFormContext,
  Request,
  Answer,
> {
  readonly id: string;
  readonly initial: (opening: Opening) => Context;
  /** Events that change the request, so that the next submit gets a new key. */
  readonly edits: Handlers<Event, Context, Partial<Context>>;
  /** Events that change only the appearance, such as leaving a field. */
  readonly looks?: Handlers<Event, Context, Partial<Context>>;
  /** Marks every invalid field with its message. */
  readonly revealErrors: (context: Context) => Partial<Context>;
  readonly isComplete: (context: Context) => boolean;
  readonly toRequest: (context: Context) => Request;
  /** The change after a successful call. */
  readonly applyAnswer?: (answer: Answer) => Partial<Context>;
}

type SubmitResult = Result<unknown, GatewayError>;
interface Submit {
  readonly request: unknown;
  readonly key: string;
}

const SERVER_ERROR = gatewayError('SERVER_ERROR');

// biome-ignore lint/suspicious/noExplicitAny: each function is called with what its own definition made
type AnyForm = SendFormDefinition<any, any, any, any, any>;
const applyHandler = (handlers: object | undefined, event: AnyEventObject, context: SendFormContext) =>
  findHandler<SendFormContext, Partial<SendFormContext>>(handlers, event)?.(event, context) ?? {};

/** Fills in a form and sends it once. The typed values stay until the gateway has them.  */
function sendFormMachine({
  id,
  initial,
  edits,
  looks = {},
  revealErrors,
  isComplete,
  toRequest,
  applyAnswer,
}: AnyForm) {
  return setup({
    types: { input: {} as unknown, context: {} as SendFormContext, events: {} as AnyEventObject, tags: {} as 'busy' },
    actors: { send: requireActor<SubmitResult, Submit>('send') },
    actions: {
      reportBug: failWithBug,
      takeKey: requireAction('takeKey'),
      applyEdit: assign(({ context, event }) => ({ ...applyHandler(edits, event, context), key: null, error: null })),
      applyLook: assign(({ context, event }) => applyHandler(looks, event, context)),
      revealErrors: assign(({ context }) => revealErrors(context)),
      countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
      setError: assign((_, error: GatewayError) => ({ error })),
      applyAnswer: assign((_, answer: SubmitResult) =>
        answer.ok ? (applyAnswer?.(answer.value) ?? {}) : { error: answer.error },
      ),
    },
    guards: { isComplete: ({ context }) => isComplete(context) },
    delays: { LOADING_DELAY },
  }).createMachine({
    id,
    context: ({ input }) => initial(input),
    initial: 'editing',
    states: {
      editing: {
        on: {
          ...repeatTransition(Object.keys(edits), { actions: 'applyEdit' }),
          ...repeatTransition(Object.keys(looks), { actions: 'applyLook' }),
          'form.submitted': [
            { guard: 'isComplete', target: 'sending', actions: 'revealErrors' },
            { actions: ['revealErrors', 'countRefusal'] },
          ],
        },
      },
      sending: {
        ...SUBMIT_STATES,
        tags: 'busy',
        entry: [assign({ error: null }), 'takeKey'],
        invoke: {
          src: 'send',
          input: ({ context }) => ({ request: toRequest(context), key: context.key ?? '' }),
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'sent',
              actions: { type: 'applyAnswer', params: ({ event }) => event.output },
            },
            { target: 'editing', actions: { type: 'applyAnswer', params: ({ event }) => event.output } },
          ],
          onError: { target: 'editing', actions: ['reportBug', { type: 'setError', params: SERVER_ERROR }] },
        },
      },
      sent: { type: 'final' },
    },
  });
}

/** Sends a form. `idempotencyKey` identifies the submit; `signal` aborts when the page is left. */
export type SendForm<Request, Answer> = (
  request: Request,
  options: { readonly idempotencyKey: string; readonly signal: CancelSignal; readonly handled: true },
) => Promise<Result<Answer, GatewayError>>;

/** Binds a form to its call. */
export const provideSendForm = <
  Event extends { readonly type: string },
  Opening,
  Context extends SendFormContext,
  Request,
  Answer,
>(
  definition: SendFormDefinition<Event, Opening, Context, Request, Answer>,
  send: SendForm<Request, Answer>,
  { ids, bugs }: { readonly ids: Pick<Ids, 'uuid'>; readonly bugs: Bugs },
) =>
  sendFormMachine(definition).provide({
    actors: {
      send: fromPromise<SubmitResult, Submit>(
        ({ input: { request, key }, signal }) =>
          send(request as Request, { idempotencyKey: key, signal, handled: true }), // its definition made it
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });

export type SendFormSnapshot = SnapshotFrom<ReturnType<typeof provideSendForm>>;
