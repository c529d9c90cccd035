import { type AnyEventObject, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type GatewayError, gatewayError, isLoggedOut } from '../contract/error.ts';
import { findHandler, type Handlers, repeatTransition } from '../forms/handlers.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';

/** Events that every list takes. A feature adds its own in its definition. */
export type ListEvent =
  | { readonly type: 'page.selected'; readonly pageNo: number }
  /** The page is looked at again. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.requested' };

/** One change of a row, with the key it is sent under, so that it happens once however often it is sent. REL-01 */
export interface PendingChange<Action> {
  readonly action: Action;
  readonly key: string;
}

interface PageQuery {
  readonly pageNo: number;
}

export interface ListContext<Query, List, Action = never, Local = object> {
  /** What is asked for. */
  readonly query: Query;
  /** What the gateway answered last; it stays while something else is asked for. */
  readonly list: List | null;
  /** Changes on their way, the first one first. */
  readonly pending: readonly PendingChange<Action>[];
  /** The change that failed last: asked for again, it is sent under the same key. */
  readonly failed: PendingChange<Action> | null;
  /** What the page keeps besides: what is typed, what is asked before it is done, what was done last. */
  readonly local: Local;
  readonly error: GatewayError | null;
}

/** What one list is: its first question, and what its own events mean. */
export interface ListDefinition<Event extends { readonly type: string }, Query, List, Action = never, Local = object> {
  readonly id: string;
  readonly query: Query;
  readonly local: Local;
  /** Events that ask for something else. What they do not name stays, but the page, which is the first again. */
  readonly queries?: Handlers<Event, ListContext<Query, List, Action, Local>, Partial<Query>>;
  /** Events that change what the page keeps besides. */
  readonly edits?: Handlers<Event, ListContext<Query, List, Action, Local>, Partial<Local>>;
  /** Events that ask for a change of the rows; null where that is not allowed, and `edits` may say why. */
  readonly changes?: Handlers<Event, ListContext<Query, List, Action, Local>, Action | null>;
  /** Whether those are taken only while the list is shown and still, because they are part of what is sent. */
  readonly isForm?: boolean;
  /** Events that end the message of the last failure, and after which the same change is another one. */
  readonly clearing?: readonly Event['type'][];
  /** Changes that may be asked for at any time: they wait for their turn. Others are taken while the list is shown and still. */
  readonly queued?: readonly Event['type'][];
  /** After so many milliseconds a list that is looked at is loaded anew. */
  readonly refreshAfter?: number;
  /** What an answer says about the question, such as the page that there still is. */
  readonly queryOf?: (list: List) => Partial<Query>;
  /** What the page keeps of what was loaded, such as the version of the row that is edited. */
  readonly loaded?: (context: ListContext<Query, List, Action, Local>, list: List) => Partial<Local>;
  /** The list after a change that succeeded; null, or not given, loads it anew. */
  readonly changed?: (list: List, action: Action) => List | null;
  /** What the page keeps after a change that succeeded. `answer` is what the gateway answered. */
  readonly done?: (context: ListContext<Query, List, Action, Local>, action: Action, answer: unknown) => Partial<Local>;
  /** What the page keeps after a change that failed. */
  readonly undone?: (context: ListContext<Query, List, Action, Local>, action: Action) => Partial<Local>;
  /** Whether what is shown is old after such a failure, and is loaded anew. */
  readonly isOutdatedBy?: (error: GatewayError) => boolean;
  /** The row that a change is of. Changes of a row that wait behind one that failed are given up with it. */
  readonly rowOf?: (action: Action) => string;
}

type ListResult = Result<unknown, GatewayError>;

const SERVER_ERROR = gatewayError('SERVER_ERROR');

/** A definition, whatever its list is of: the chart below is one for all. */
// biome-ignore lint/suspicious/noExplicitAny: each handler is called with what its own definition made
type AnyList = ListDefinition<any, any, any, any, any>;
type AnyContext = ListContext<PageQuery, unknown, unknown, object>;

function getFirstPending({ pending }: AnyContext): PendingChange<unknown> {
  const [first] = pending;
  if (first === undefined) throw new Error('no change is waiting');
  return first;
}

/**
 * A list of one's own: loaded, turned over, and its rows changed one after the other. Nothing is loaded without a login,
 * and what was shown goes when the login has ended. D-65 THR-56
 */
function listMachine(definition: AnyList) {
  const { queries = {}, edits = {}, changes = {}, queued = [], clearing = [], refreshAfter } = definition;
  const questions = ['page.selected', ...Object.keys(queries)];
  const listAfter = ({ list }: AnyContext, action: unknown): unknown =>
    list === null ? null : (definition.changed?.(list, action) ?? null);

  const logOut = {
    guard: ({ event }: { readonly event: { readonly output: ListResult } }) => isLoggedOut(event.output),
    target: 'visitor',
    actions: 'endSession',
  } as const;

  return setup({
    types: { context: {} as AnyContext, events: {} as AnyEventObject, tags: {} as 'busy' },
    actors: {
      load: requireActor<ListResult, PageQuery>('load'),
      change: requireActor<ListResult, PendingChange<unknown>>('change'),
    },
    actions: {
      reportBug: failWithBug,
      endSession: requireAction('endSession'),
      enqueue: requireAction('enqueue'),
      fail: assign((_, error: GatewayError) => ({ error })),
      failed: assign((_, answer: ListResult) => ({ error: answer.ok ? null : answer.error })),
      forget: assign({ error: null }),
      ask: assign(({ context, event }) => {
        const queryChange =
          event.type === 'page.selected'
            ? { pageNo: event.pageNo }
            : findHandler<AnyContext, object>(queries, event)?.(event, context);
        const edited = findHandler<AnyContext, object>(edits, event)?.(event, context);
        return {
          query: { ...context.query, pageNo: 1, ...queryChange },
          local: { ...context.local, ...edited },
          error: null,
        };
      }),
      edit: assign(({ context, event }) => ({
        ...(clearing.includes(event.type) && { error: null, failed: null }),
        local: { ...context.local, ...findHandler<AnyContext, object>(edits, event)?.(event, context) },
      })),
      show: assign(({ context }, answer: ListResult) =>
        answer.ok
          ? {
              list: answer.value,
              query: { ...context.query, ...definition.queryOf?.(answer.value) },
              local: { ...context.local, ...definition.loaded?.(context, answer.value) },
            }
          : {},
      ),
      settle: assign(({ context }, answer: ListResult) => {
        const { action } = getFirstPending(context);
        return {
          pending: context.pending.slice(1),
          failed: null,
          list: listAfter(context, action) ?? context.list,
          local: { ...context.local, ...definition.done?.(context, action, answer.ok ? answer.value : undefined) },
        };
      }),
      giveUp: assign(({ context }) => {
        const gone = getFirstPending(context);
        const row = definition.rowOf?.(gone.action);
        return {
          pending: context.pending
            .slice(1)
            .filter(({ action }) => row === undefined || definition.rowOf?.(action) !== row),
          failed: gone,
          local: { ...context.local, ...definition.undone?.(context, gone.action) },
        };
      }),
    },
    guards: {
      hasToken: requireAction('hasToken'),
      hasPending: ({ context }) => context.pending.length > 0,
    },
    delays: { LOADING_DELAY, REFRESH: refreshAfter ?? Number.POSITIVE_INFINITY },
  }).createMachine({
    id: definition.id,
    context: { query: definition.query, list: null, pending: [], failed: null, local: definition.local, error: null },
    initial: 'opened',
    on: {
      ...repeatTransition(definition.isForm === true ? [] : Object.keys(edits), { actions: 'edit' }),
      ...repeatTransition(queued, { actions: 'enqueue' }),
    },
    states: {
      opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
      /** Nobody is logged in here, or no longer. */
      visitor: {
        type: 'final',
        entry: assign({ list: null, pending: [], failed: null, local: definition.local, error: null }),
      },
      loading: {
        tags: 'busy',
        invoke: {
          src: 'load',
          input: ({ context }) => context.query,
          onDone: [
            logOut,
            {
              guard: ({ event }) => event.output.ok,
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'failed', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: ['reportBug', { type: 'fail', params: SERVER_ERROR }] },
        },
        // Whoever asks for something else meanwhile does not wait for the first answer.
        on: repeatTransition(questions, { target: 'loading', reenter: true, actions: 'ask' }),
      },
      failed: {
        on: {
          ...repeatTransition(questions, { target: 'loading', actions: 'ask' }),
          'retry.requested': { target: 'loading', actions: 'forget' },
          'page.shown': { target: 'opened', actions: 'forget' },
        },
      },
      shown: {
        always: { guard: 'hasPending', target: 'changing' },
        ...(refreshAfter !== undefined && { after: { REFRESH: 'loading' } }),
        on: {
          ...repeatTransition(Object.keys(edits), { actions: 'edit' }),
          ...repeatTransition(questions, { target: 'loading', actions: 'ask' }),
          'page.shown': 'opened',
          ...repeatTransition(Object.keys(changes), { actions: 'enqueue' }),
        },
      },
      changing: {
        ...SUBMIT_STATES,
        tags: 'busy',
        entry: 'forget',
        invoke: {
          src: 'change',
          input: ({ context }) => getFirstPending(context),
          onDone: [
            logOut,
            {
              guard: ({ context, event }) =>
                event.output.ok && listAfter(context, getFirstPending(context).action) !== null,
              target: 'shown',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'loading',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            {
              guard: ({ event }) => !event.output.ok && definition.isOutdatedBy?.(event.output.error) === true,
              target: 'loading',
              actions: [{ type: 'failed', params: ({ event }) => event.output }, 'giveUp'],
            },
            { target: 'shown', actions: [{ type: 'failed', params: ({ event }) => event.output }, 'giveUp'] },
          ],
          onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: SERVER_ERROR }, 'giveUp'] },
        },
      },
    },
  });
}

/** What a list asks of its gateway. `signal` aborts when the page is left or something else is asked for. */
export interface ListCalls<Query, List, Action> {
  readonly load: (query: Query, signal: CancelSignal) => Promise<Result<List, GatewayError>>;
  readonly change?: (action: Action, key: string, signal: CancelSignal) => Promise<Result<unknown, GatewayError>>;
}

/** What a list needs of a login: whether there is one, and how it ends here. */
interface ListSession {
  hasToken(): boolean;
  end(): void;
}

interface ListPorts {
  readonly session: ListSession;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds a list to its calls. */
export function provideList<Event extends { readonly type: string }, Query extends PageQuery, List, Action, Local>(
  definition: ListDefinition<Event, Query, List, Action, Local>,
  { load, change }: ListCalls<Query, List, Action>,
  { session, ids, bugs }: ListPorts,
) {
  return listMachine(definition).provide({
    actors: {
      load: fromPromise<ListResult, PageQuery>(({ input, signal }) => load(input as Query, signal)), // asked by its definition
      change: fromPromise<ListResult, PendingChange<unknown>>(async ({ input: { action, key }, signal }) => {
        if (change === undefined) throw new Error('this list changes nothing');
        return change(action as Action, key, signal); // made by its definition
      }),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      endSession: () => session.end(),
      enqueue: assign(({ context, event }) => {
        const action = findHandler<AnyContext, unknown>(definition.changes, event)?.(event, context) ?? null;
        const local = {
          ...context.local,
          ...findHandler<AnyContext, object>(definition.edits, event)?.(event, context),
        };
        const cleared = definition.clearing?.includes(event.type) === true ? { error: null } : {};
        if (action === null) return { local, ...cleared };
        const isRepeat = JSON.stringify(context.failed?.action) === JSON.stringify(action);
        const key = isRepeat && context.failed !== null ? context.failed.key : ids.uuid();
        return { local, pending: [...context.pending, { action, key }] };
      }),
    },
    guards: { hasToken: () => session.hasToken() },
  });
}

export type ListSnapshot = SnapshotFrom<ReturnType<typeof provideList>>;

/** What a list of a definition holds. */
export type ContextOf<Definition> =
  Definition extends ListDefinition<infer _Event, infer Query, infer List, infer Action, infer Local>
    ? ListContext<Query, List, Action, Local>
    : never;
