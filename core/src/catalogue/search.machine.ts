import { assign, fromPromise, setup } from 'xstate';
import type { SearchInput, SearchSort } from '../contract/catalogue.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import { causeOf, throwBug, unbound } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import type { SearchType } from '../routes/search-address.ts';
import { changed, FIRST_SEARCH, type SearchCriteria } from './criteria.ts';
import { NUMBERED_PAGES } from './pager.ts';
import { type CatalogueCalls, type Found, search } from './search.ts';

export type SearchEvent =
  | { readonly type: 'keyword.changed'; readonly keyword: string }
  | { readonly type: 'search.submitted' }
  | { readonly type: 'search.cancelled' }
  | { readonly type: 'type.chosen'; readonly searchType: SearchType }
  | { readonly type: 'category.chosen'; readonly id: string | null; readonly categoryType?: 1 | 2 }
  | { readonly type: 'filters.chosen'; readonly filters: SearchInput['filters'] }
  | { readonly type: 'sort.chosen'; readonly sort: SearchSort }
  | { readonly type: 'page.chosen'; readonly pageNo: number }
  | { readonly type: 'nextPage.requested' };

interface Shown {
  readonly criteria: SearchCriteria;
  readonly found: Found;
}

interface SearchContext {
  /** What stands in the search field, asked for or not. */
  readonly typed: string;
  readonly criteria: SearchCriteria;
  readonly shown: Shown | null;
  readonly error: GatewayError | null;
}

/**
 * Searching by hand: typing, narrowing, turning pages, giving up. What was found stays until something else is.
 *
 */
export const searchMachine = setup({
  types: {
    input: {} as Partial<SearchCriteria>,
    context: {} as SearchContext,
    events: {} as SearchEvent,
    tags: {} as 'busy',
  },
  actors: { search: unbound<Result<Found, GatewayError>, SearchCriteria>('search') },
  actions: {
    reportBug: throwBug,
    ask: assign(({ context }, change: Partial<SearchCriteria>) => ({ criteria: changed(context.criteria, change) })),
  },
  guards: {
    hasShown: ({ context }) => context.shown !== null,
    hasNext: ({ context }) => context.shown !== null && nextPage(context.shown) !== null,
  },
}).createMachine({
  context: ({ input }) => ({
    typed: input.keyword ?? '',
    criteria: { ...FIRST_SEARCH, ...input },
    shown: null,
    error: null,
  }),
  on: {
    'keyword.changed': { actions: assign({ typed: ({ event }) => event.keyword }) },
    'search.submitted': {
      target: '.searching',
      actions: { type: 'ask', params: ({ context }) => ({ keyword: context.typed.trim() || undefined }) },
    },
    'type.chosen': {
      target: '.searching',
      actions: { type: 'ask', params: ({ event }) => ({ type: event.searchType, sort: undefined }) },
    },
    'category.chosen': {
      target: '.searching',
      actions: {
        type: 'ask',
        params: ({ event }) => ({ id: event.id ?? undefined, categoryType: event.categoryType }),
      },
    },
    'filters.chosen': {
      target: '.searching',
      actions: assign({ criteria: ({ context, event }) => withFilters(context.criteria, event.filters) }),
    },
    'sort.chosen': { target: '.searching', actions: { type: 'ask', params: ({ event }) => ({ sort: event.sort }) } },
    'page.chosen': {
      target: '.searching',
      actions: { type: 'ask', params: ({ event }) => ({ pageNo: event.pageNo }) },
    },
    'nextPage.requested': {
      guard: 'hasNext',
      target: '.searching',
      actions: assign({ criteria: ({ context }) => (context.shown && nextPage(context.shown)) ?? context.criteria }),
    },
  },
  initial: 'idle',
  states: {
    idle: {},
    searching: {
      tags: 'busy',
      on: {
        'search.cancelled': [
          {
            guard: 'hasShown',
            target: 'found',
            actions: assign({ criteria: ({ context }) => context.shown?.criteria ?? context.criteria }),
          },
          { target: 'idle' },
        ],
      },
      invoke: {
        src: 'search',
        input: ({ context }) => context.criteria,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'found',
            actions: assign(({ context, event }) =>
              event.output.ok ? { shown: { criteria: context.criteria, found: event.output.value }, error: null } : {},
            ),
          },
          {
            target: 'failed',
            actions: assign(({ event }) => (event.output.ok ? {} : { error: event.output.error })),
          },
        ],
        onError: { target: 'failed', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
    found: {},
    failed: {},
  },
});

/** Binds searching to the gateway; leaving a search takes its request back. */
export function provideSearch(ports: { readonly gateway: CatalogueCalls; readonly bugs: Bugs }) {
  return searchMachine.provide({
    actors: {
      search: fromPromise<Result<Found, GatewayError>, SearchCriteria>(({ input, signal }) =>
        search(ports.gateway, input, signal),
      ),
    },
    actions: { reportBug: ({ event }) => ports.bugs.report(causeOf(event)) },
  });
}

/** By number up to page 50, then by where the page before ended. */
function nextPage({ criteria, found: { page } }: Shown): SearchCriteria | null {
  const pageNo = page.pageNo + 1;
  if (pageNo > NUMBERED_PAGES) return page.next === undefined ? null : { ...criteria, pageNo, after: page.next };
  const hasMore = page.totalIsEstimate === true || page.pageNo * page.pageSize < page.total;
  return hasMore ? { ...criteria, pageNo, after: undefined } : null;
}

function withFilters(criteria: SearchCriteria, filters: SearchInput['filters']): SearchCriteria {
  const { filters: _old, ...others } = changed(criteria, {});
  return filters === undefined ? others : { ...others, filters };
}
