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

/** Events that every list handles. A feature adds its own in its definition. */
export type ListEvent =
  | { readonly type: 'page.selected'; readonly pageNo: number }
  /** The page has become visible again. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.requested' };

/** A change of a row, with its idempotency key, so that retries apply it once. REL-01 */
export interface PendingChange<Action> {
  readonly action: Action;
  readonly key: string;
}

interface PageQuery {
  readonly pageNo: number;
}

export interface ListContext<Query, List, Action = never, Local = object> {
  /** The current query. */
  readonly query: Query;
  /** The last response; it stays while another query is loading. */
  readonly list: List | null;
  /** Pending changes, in order. */
  readonly pending: readonly PendingChange<Action>[];
  /** The change that failed last; an equal change is sent under the same key. */
  readonly failed: PendingChange<Action> | null;
  /** Other state of the page: typed text, a question to confirm, the last completed change. */
  readonly local: Local;
  readonly error: GatewayError | null;
}

/** The definition of one list: its initial query, and the meaning of its own events. */
export interface ListDefinition<Event extends { readonly type: string }, Query, List, Action = never, Local = object> {
  readonly id: string;
  readonly query: Query;
  readonly local: Local;
  /**
   * Events that change the query. Fields that they do not return stay, except the page, which becomes the first again.
   */
  readonly queries?: Handlers<Event, ListContext<Query, List, Action, Local>, Partial<Query>>;
  /** Events that change `local`. */
  readonly edits?: Handlers<Event, ListContext<Query, List, Action, Local>, Partial<Local>>;
  /** Events that change rows; null if the change is not allowed, and `edits` may give the reason. */
  readonly changes?: Handlers<Event, ListContext<Query, List, Action, Local>, Action | null>;
  /**
   * Whether `edits` are handled only while the list is shown and idle, because their values are part of the request.
   */
  readonly isForm?: boolean;
  /** Events that clear the error of the last failure, and after which an equal change gets a new key. */
  readonly clearing?: readonly Event['type'][];
  /**
   * Changes that are accepted at any time and queued. All others are accepted only while the list is shown and idle.
   */
  readonly queued?: readonly Event['type'][];
  /** Milliseconds after which a visible list is loaded again. */
  readonly refreshAfter?: number;
  /** The part of the query that a response corrects, such as the last page that exists. */
  readonly queryOf?: (list: List) => Partial<Query>;
  /** The change of `local` after loading, such as the version of the row being edited. */
  readonly loaded?: (context: ListContext<Query, List, Action, Local>, list: List) => Partial<Local>;
  /** The list after a successful change; null or absent loads it again. */
  readonly changed?: (list: List, action: Action) => List | null;
  /** The change of `local` after a successful change. `answer` is the gateway's response. */
  readonly done?: (context: ListContext<Query, List, Action, Local>, action: Action, answer: unknown) => Partial<Local>;
  /** The change of `local` after a failed change. */
  readonly undone?: (context: ListContext<Query, List, Action, Local>, action: Action) => Partial<Local>;
  /** Whether an error means that the shown list is outdated and must be loaded again. */
  readonly isOutdatedBy?: (error: GatewayError) => boolean;
  /** The row of a change. If a change fails, later pending changes of the same row are dropped too. */
  readonly rowOf?: (action: Action) => string;
}

type ListResult = Result<unknown, GatewayError>;

const SERVER_ERROR = gatewayError('SERVER_ERROR');

/** The definition of any list; one chart serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: each handler is called with what its own definition made
type AnyList = ListDefinition<any, any, any, any, any>;
type AnyContext = ListContext<PageQuery, unknown, unknown, object>;

function getFirstPending({ pending }: AnyContext): PendingChange<unknown> {
  const [first] = pending;
  if (first === undefined) throw new Error('no change is waiting');
  return first;
}

/**
 * A list of the logged-in person's records: loads pages of it, and changes its rows one after another. Nothing is
 * loaded without a login, and the list is cleared when the session ends. D-65 THR-56
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
      setError: assign((_, error: GatewayError) => ({ error })),
      applyFailure: assign((_, answer: ListResult) => ({ error: answer.ok ? null : answer.error })),
      clearError: assign({ error: null }),
      applyQuery: assign(({ context, event }) => {
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
      applyEdit: assign(({ context, event }) => ({
        ...(clearing.includes(event.type) && { error: null, failed: null }),
        local: { ...context.local, ...findHandler<AnyContext, object>(edits, event)?.(event, context) },
      })),
      applyList: assign(({ context }, answer: ListResult) =>
        answer.ok
          ? {
              list: answer.value,
              query: { ...context.query, ...definition.queryOf?.(answer.value) },
              local: { ...context.local, ...definition.loaded?.(context, answer.value) },
            }
          : {},
      ),
      completeChange: assign(({ context }, answer: ListResult) => {
        const { action } = getFirstPending(context);
        return {
          pending: context.pending.slice(1),
          failed: null,
          list: listAfter(context, action) ?? context.list,
          local: { ...context.local, ...definition.done?.(context, action, answer.ok ? answer.value : undefined) },
        };
      }),
      cancelChange: assign(({ context }) => {
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
      ...repeatTransition(definition.isForm === true ? [] : Object.keys(edits), { actions: 'applyEdit' }),
      ...repeatTransition(queued, { actions: 'enqueue' }),
    },
    states: {
      opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
      /** Nobody is logged in, or no longer. */
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
              actions: { type: 'applyList', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: ['reportBug', { type: 'setError', params: SERVER_ERROR }] },
        },
        // A new query cancels the running one instead of waiting for it.
        on: repeatTransition(questions, { target: 'loading', reenter: true, actions: 'applyQuery' }),
      },
      failed: {
        on: {
          ...repeatTransition(questions, { target: 'loading', actions: 'applyQuery' }),
          'retry.requested': { target: 'loading', actions: 'clearError' },
          'page.shown': { target: 'opened', actions: 'clearError' },
        },
      },
      shown: {
        always: { guard: 'hasPending', target: 'changing' },
        ...(refreshAfter !== undefined && { after: { REFRESH: 'loading' } }),
        on: {
          ...repeatTransition(Object.keys(edits), { actions: 'applyEdit' }),
          ...repeatTransition(questions, { target: 'loading', actions: 'applyQuery' }),
          'page.shown': 'opened',
          ...repeatTransition(Object.keys(changes), { actions: 'enqueue' }),
        },
      },
      changing: {
        ...SUBMIT_STATES,
        tags: 'busy',
        entry: 'clearError',
        invoke: {
          src: 'change',
          input: ({ context }) => getFirstPending(context),
          onDone: [
            logOut,
            {
              guard: ({ context, event }) =>
                event.output.ok && listAfter(context, getFirstPending(context).action) !== null,
              target: 'shown',
              actions: { type: 'completeChange', params: ({ event }) => event.output },
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'loading',
              actions: { type: 'completeChange', params: ({ event }) => event.output },
            },
            {
              guard: ({ event }) => !event.output.ok && definition.isOutdatedBy?.(event.output.error) === true,
              target: 'loading',
              actions: [{ type: 'applyFailure', params: ({ event }) => event.output }, 'cancelChange'],
            },
            {
              target: 'shown',
              actions: [{ type: 'applyFailure', params: ({ event }) => event.output }, 'cancelChange'],
            },
          ],
          onError: {
            target: 'shown',
            actions: ['reportBug', { type: 'setError', params: SERVER_ERROR }, 'cancelChange'],
          },
        },
      },
    },
  });
}

/** The gateway calls of a list. `signal` aborts when the page is left or the query changes. */
export interface ListCalls<Query, List, Action> {
  readonly load: (query: Query, signal: CancelSignal) => Promise<Result<List, GatewayError>>;
  readonly change?: (action: Action, key: string, signal: CancelSignal) => Promise<Result<unknown, GatewayError>>;
}

/** The part of a session that a list needs: whether there is one, and how to end it. */
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
      load: fromPromise<ListResult, PageQuery>(({ input, signal }) => load(input as Query, signal)), // its definition made it
      change: fromPromise<ListResult, PendingChange<unknown>>(async ({ input: { action, key }, signal }) => {
        if (change === undefined) throw new Error('this list changes nothing');
        return change(action as Action, key, signal); // its definition made it
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

/** The context type of a list definition. */
export type ContextOf<Definition> =
  Definition extends ListDefinition<infer _Event, infer Query, infer List, infer Action, infer Local>
    ? ListContext<Query, List, Action, Local>
    : never;
