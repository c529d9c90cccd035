import { type AnyEventObject, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type GatewayError, gatewayError, isLoggedOut } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import { err, type Result } from '../result.ts';
import { getAttempt } from './attempt.ts';
import type { Editable, EditFormContext } from './edit-form.ts';
import { findHandler, type Handlers, repeatTransition } from './handlers.ts';
import { LOADING_DELAY } from './limits.ts';
import { SUBMIT_STATES } from './submit-states.ts';

/** A task that calls the gateway while the form is shown, one call after another, until `next` returns null. */
export interface BackgroundTask<Context, Input, Answer> {
  /**
   * The input of the next call; null if there is none. The change that `done` returns must affect it, or the task
   * repeats for ever.
   */
  readonly next: (context: Context) => Input | null;
  readonly done: (context: Context, input: Input, answer: Result<Answer, GatewayError>) => Partial<Context>;
  /** Whether its result changes the values, so that the draft on the device is saved. */
  readonly isEdit?: boolean;
}

/** The definition of one form: how a record becomes values, how events change them, and what is saved. */
export interface EditFormDefinition<
  Event extends { readonly type: string },
  Opening,
  Loaded extends Editable,
  Values,
  Context extends EditFormContext<Loaded, Values> & Opening,
  Request,
  Answer,
  Action = never,
  Draft = never,
> {
  readonly id: string;
  readonly initial: (opening: Opening) => Context;
  /** Fills the form from the loaded record and the draft stored on the device. */
  readonly applyRecord: (context: Context, record: Loaded, draft: Draft | null) => Partial<Context>;
  /** Events that change the values to save, if the person may edit. They are handled during a running call too. */
  readonly edits: Handlers<Event, Context, Partial<Context>>;
  /** Events that change only the appearance, such as leaving a field. */
  readonly looks?: Handlers<Event, Context, Partial<Context>>;
  readonly isComplete: (context: Context) => boolean;
  /** Marks the invalid fields after a rejected save. */
  readonly revealErrors: (context: Context) => Partial<Context>;
  /**
   * The request that saves the form. An equal request is the same attempt, also after a reload if the device stores a
   * draft. REL-02
   */
  readonly toRequest: (context: Context) => Request;
  /** The change after a successful save. */
  readonly applyAnswer: (context: Context, answer: Answer) => Partial<Context>;
  /** The state after a save: the form unchanged, the record loaded again, or the end of the form. */
  readonly afterSave?: (context: Context) => 'shown' | 'loading' | 'ended';
  /**
   * Whether an error means that somebody else has saved meanwhile. The record is then loaded again, and `applyRecord`
   * puts the values typed here on top.
   */
  readonly isOutdatedBy?: (error: GatewayError) => boolean;
  readonly outdated?: Partial<Context>;
  /** Events that change the record without saving the form, if the person may edit; null if that is impossible now. */
  readonly actions?: Handlers<Event, Context, Action | null>;
  // biome-ignore lint/suspicious/noExplicitAny: each task is called with what its own definition made
  readonly background?: Readonly<Record<string, BackgroundTask<Context, any, any>>>;
}

type CallResult = Result<unknown, GatewayError>;
interface Submit {
  readonly request: unknown;
  readonly key: string;
  readonly context: AnyContext;
}
interface Task {
  readonly name: string;
  readonly input: unknown;
}
interface DoneTask extends Task {
  readonly answer: CallResult;
}

const SERVER_ERROR = gatewayError('SERVER_ERROR');

/** The definition of any form; one chart serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: each function is called with what its own definition made
type AnyForm = EditFormDefinition<any, any, any, any, any, any, any, any, any>;
type AnyContext = EditFormContext<Editable, unknown>;
type Change = Partial<AnyContext>;

const canEdit = ({ record }: AnyContext): boolean => record?.canEdit === true;

/**
 * Loads a record, changes it in a form and saves it. The typed values stay until they are saved, whatever a call
 * returns. Nothing is loaded without a login, and the form is cleared when the session ends.  D-65
 * THR-56
 */
function editFormMachine(definition: AnyForm) {
  const { edits, looks = {}, actions = {}, background = {} } = definition;
  const getStateAfterSave = (context: AnyContext) => definition.afterSave?.(context) ?? 'shown';
  const nextInput = (name: string, context: AnyContext): unknown => background[name]?.next(context) ?? null;

  const logOut = {
    guard: ({ event }: { readonly event: { readonly output: CallResult } }) => isLoggedOut(event.output),
    target: 'visitor',
    actions: 'endSession',
  } as const;

  const form = setup({
    types: { input: {} as unknown, context: {} as AnyContext, events: {} as AnyEventObject, tags: {} as 'busy' },
    actors: {
      load: requireActor<CallResult, AnyContext>('load'),
      save: requireActor<CallResult, Submit>('save'),
      act: requireActor<CallResult, Submit>('act'),
      runTask: requireActor<DoneTask, Task>('runTask'),
    },
    actions: {
      reportBug: failWithBug,
      endSession: requireAction('endSession'),
      takeKey: requireAction('takeKey'),
      takeActionKey: requireAction('takeActionKey'),
      applyRecord: requireAction<CallResult>('applyRecord'),
      saveDraft: requireAction('saveDraft'),
      deleteDraft: requireAction('deleteDraft'),
      /** Keeps the draft if more was typed while the form was being saved; else drops it. */
      updateDraft: requireAction('updateDraft'),
      clearErrors: assign({ error: null, isSaved: false }),
      setError: assign((_, error: GatewayError) => ({ error })),
      applyFailure: assign((_, answer: CallResult) => ({ error: answer.ok ? null : answer.error })),
      applyEdit: assign(({ context, event }) => ({
        error: null,
        isSaved: false,
        ...findHandler<AnyContext, Change>(edits, event)?.(event, context),
      })),
      applyLook: assign(({ context, event }) => findHandler<AnyContext, Change>(looks, event)?.(event, context) ?? {}),
      revealErrors: assign(({ context }) => ({
        refusals: context.refusals + 1,
        error: null,
        isSaved: false,
        ...definition.revealErrors(context),
      })),
      applyAnswer: assign(({ context }, answer: CallResult) => ({
        isSaved: context.values === context.sent,
        ...(answer.ok ? definition.applyAnswer(context, answer.value) : {}),
      })),
      finishTask: assign(
        ({ context }, { name, input, answer }: DoneTask) => background[name]?.done(context, input, answer) ?? {},
      ),
    },
    guards: {
      hasToken: requireAction('hasToken'),
      canEdit: ({ context }) => canEdit(context),
      isComplete: ({ context }) => definition.isComplete(context),
    },
    delays: { LOADING_DELAY },
  });

  /** The parallel region of one task: idle until the task has input, and again after each response. */
  const createRegion = (name: string, isEdit: boolean) =>
    form.createStateConfig({
      initial: 'idle',
      states: {
        idle: { always: { guard: ({ context }) => nextInput(name, context) !== null, target: 'running' } },
        running: {
          tags: 'busy',
          invoke: {
            src: 'runTask',
            input: ({ context }) => ({ name, input: nextInput(name, context) }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'finishTask', params: ({ event }) => event.output },
                ...(isEdit ? (['saveDraft'] as const) : []),
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                'reportBug',
                {
                  type: 'finishTask',
                  params: ({ context }) => ({ name, input: nextInput(name, context), answer: err(SERVER_ERROR) }),
                },
                ...(isEdit ? (['saveDraft'] as const) : []),
              ],
            },
          },
        },
      },
    });

  return form.createMachine({
    id: definition.id,
    context: ({ input }) => definition.initial(input),
    type: 'parallel',
    on: {
      ...repeatTransition(Object.keys(edits), { guard: 'canEdit', actions: ['applyEdit', 'saveDraft'] }),
      ...repeatTransition(Object.keys(looks), { actions: 'applyLook' }),
    },
    states: {
      page: {
        initial: 'opened',
        states: {
          opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
          /** Nobody is logged in, or no longer. */
          visitor: { type: 'final', entry: assign(({ context }) => definition.initial(context)) },
          loading: {
            tags: 'busy',
            invoke: {
              src: 'load',
              input: ({ context }) => context,
              onDone: [
                logOut,
                {
                  guard: ({ event }) => event.output.ok,
                  target: 'shown',
                  actions: { type: 'applyRecord', params: ({ event }) => event.output },
                },
                { target: 'failed', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
              ],
              onError: { target: 'failed', actions: ['reportBug', { type: 'setError', params: SERVER_ERROR }] },
            },
          },
          failed: { on: { 'retry.requested': { target: 'loading', actions: 'clearErrors' } } },
          shown: {
            on: {
              'form.submitted': [
                { guard: ({ context }) => !canEdit(context) },
                { guard: 'isComplete', target: 'saving' },
                { actions: 'revealErrors' },
              ],
              ...repeatTransition(Object.keys(actions), {
                guard: ({ context, event }: { readonly context: AnyContext; readonly event: AnyEventObject }) =>
                  canEdit(context) && findHandler(actions, event)?.(event, context) !== null,
                target: 'acting',
                actions: assign(({ context, event }) => ({ action: findHandler(actions, event)?.(event, context) })),
              }),
              /** Discards the typed values. */
              'draft.dropped': { target: 'loading', actions: ['deleteDraft', 'clearErrors'] },
            },
          },
          saving: {
            ...SUBMIT_STATES,
            tags: 'busy',
            entry: ['clearErrors', 'takeKey', 'saveDraft', assign(({ context }) => ({ sent: context.values }))],
            invoke: {
              src: 'save',
              input: ({ context }) => ({
                request: definition.toRequest(context),
                key: context.attempt?.key ?? '',
                context,
              }),
              onDone: [
                logOut,
                ...(['ended', 'loading', 'shown'] as const).map(
                  (target) =>
                    ({
                      guard: ({
                        context,
                        event,
                      }: {
                        readonly context: AnyContext;
                        readonly event: { output: CallResult };
                      }) => event.output.ok && getStateAfterSave(context) === target,
                      target,
                      actions: [
                        {
                          type: 'applyAnswer',
                          params: ({ event }: { readonly event: { output: CallResult } }) => event.output,
                        },
                        target === 'ended' ? 'deleteDraft' : 'updateDraft',
                      ],
                    }) as const,
                ),
                {
                  guard: ({ event }) => !event.output.ok && definition.isOutdatedBy?.(event.output.error) === true,
                  target: 'loading',
                  actions: assign(definition.outdated ?? {}),
                },
                { target: 'shown', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
              ],
              onError: { target: 'shown', actions: ['reportBug', { type: 'setError', params: SERVER_ERROR }] },
            },
          },
          acting: {
            tags: 'busy',
            entry: ['clearErrors', 'takeActionKey'],
            invoke: {
              src: 'act',
              input: ({ context }) => ({ request: context.action, key: context.actionAttempt?.key ?? '', context }),
              onDone: [
                logOut,
                { guard: ({ event }) => event.output.ok, target: 'loading', actions: 'deleteDraft' },
                { target: 'shown', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
              ],
              onError: { target: 'shown', actions: ['reportBug', { type: 'setError', params: SERVER_ERROR }] },
            },
          },
          ended: { type: 'final' },
        },
      },
      ...Object.fromEntries(
        Object.entries(background).map(([name, { isEdit }]) => [name, createRegion(name, isEdit === true)]),
      ),
    },
  });
}

/** Options of a call of an edit form. `signal` aborts when the page is left. */
interface SubmitOptions {
  readonly idempotencyKey: string;
  readonly signal: CancelSignal;
  readonly handled: true;
}

/** Stores the draft of an unsaved form on the device. */
export interface DraftStore<Context, Draft> {
  readonly read: (context: Context) => Draft | null;
  readonly save: (context: Context) => void;
  readonly drop: () => void;
}

/** The gateway calls and the draft store of an edit form. */
export interface EditFormCalls<Context, Loaded, Request, Answer, Action, Draft> {
  readonly load: (context: Context, signal: CancelSignal) => Promise<Result<Loaded, GatewayError>>;
  readonly save: (request: Request, options: SubmitOptions, context: Context) => Promise<Result<Answer, GatewayError>>;
  readonly act?: (action: Action, options: SubmitOptions) => Promise<Result<unknown, GatewayError>>;
  readonly background?: Readonly<
    // biome-ignore lint/suspicious/noExplicitAny: each is called with what its task asks next
    Record<string, (input: any, options: SubmitOptions) => Promise<Result<unknown, GatewayError>>>
  >;
  readonly draft?: DraftStore<Context, Draft>;
}

interface EditFormPorts {
  readonly session: { hasToken(): boolean; end(): void };
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds a form to its calls. */
export function provideEditForm<
  Event extends { readonly type: string },
  Opening,
  Loaded extends Editable,
  Values,
  Context extends EditFormContext<Loaded, Values> & Opening,
  Request,
  Answer,
  Action = never,
  Draft = never,
>(
  definition: EditFormDefinition<Event, Opening, Loaded, Values, Context, Request, Answer, Action, Draft>,
  { load, save, act, background, draft }: EditFormCalls<Context, Loaded, Request, Answer, Action, Draft>,
  { session, ids, bugs }: EditFormPorts,
) {
  const toContext = (context: AnyContext): Context => context as unknown as Context; // its definition made it
  return editFormMachine(definition).provide({
    actors: {
      load: fromPromise<CallResult, AnyContext>(async ({ input, signal }) => load(toContext(input), signal)),
      save: fromPromise<CallResult, Submit>(
        async ({ input: { request, key, context }, signal }) =>
          save(request as Request, { idempotencyKey: key, signal, handled: true }, toContext(context)), // its definition made it
      ),
      act: fromPromise<CallResult, Submit>(async ({ input: { request, key }, signal }) => {
        if (act === undefined) throw new Error('this form can only be saved');
        return act(request as Action, { idempotencyKey: key, signal, handled: true }); // its definition made it
      }),
      runTask: fromPromise<DoneTask, Task>(async ({ input: { name, input }, signal }) => {
        const run = background?.[name];
        if (run === undefined) throw new Error(`nothing runs ${name}`);
        return { name, input, answer: await run(input, { idempotencyKey: ids.uuid(), signal, handled: true }) };
      }),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      endSession: () => session.end(),
      applyRecord: assign(({ context }, answer: CallResult) => {
        if (!answer.ok) return {};
        const record = answer.value as Loaded; // its `load` returned it
        return {
          error: null,
          record,
          ...definition.applyRecord(toContext(context), record, draft?.read(toContext(context)) ?? null),
        };
      }),
      takeKey: assign(({ context }) => ({
        attempt: getAttempt(definition.toRequest(toContext(context)), context.attempt, ids),
      })),
      takeActionKey: assign(({ context }) => ({
        actionAttempt: getAttempt(context.action, context.actionAttempt, ids),
      })),
      // A task that ends after the session has ended finds a form that was never loaded, which is no draft.
      saveDraft: ({ context }) => canEdit(context) && draft?.save(toContext(context)),
      deleteDraft: () => draft?.drop(),
      updateDraft: ({ context }) => (context.isSaved ? draft?.drop() : draft?.save(toContext(context))),
    },
    guards: { hasToken: () => session.hasToken() },
  });
}

export type EditFormSnapshot = SnapshotFrom<ReturnType<typeof provideEditForm>>;
