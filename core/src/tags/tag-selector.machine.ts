import { assign, emit, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import { failWithBug, getCause, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import { type LoadedTags, loadTags, type TagQuery } from './load-tags.ts';
import { findTagByName } from './search-tags.ts';
import type { ConfirmMode } from './selection.ts';
import type { CursorMove, TagPresentation } from './tag-options.ts';
import {
  applyChoice,
  applyConfirm,
  applyCursor,
  applyKeyword,
  applyNaming,
  applyToggle,
  applyValue,
  initialContext,
  type TagSelectorContext,
  type TagSelectorInput,
  toConfirmedEvent,
  type ValueConfirmed,
  withOptions,
} from './tag-selector.context.ts';
import { isSameValue, type TagValue } from './tag-value.ts';

export type TagSelectorEvent =
  /** Loads the tags without opening, for the recommended tags beside the closed field. */
  | { readonly type: 'data.requested' }
  | { readonly type: 'selector.opened'; readonly presentation: TagPresentation }
  | { readonly type: 'keyword.changed'; readonly keyword: string }
  | { readonly type: 'option.toggled'; readonly code: string }
  /** Removes a chosen tag or ticks a recommended one. Keeps the keyword, since the tag was not found by it. */
  | { readonly type: 'chip.toggled'; readonly code: string }
  | { readonly type: 'product.removed' }
  | { readonly type: 'category.chosen'; readonly id: string }
  | { readonly type: 'cursor.moved'; readonly to: CursorMove }
  | { readonly type: 'enter.pressed' }
  | { readonly type: 'selector.confirmed' }
  /** Takes the keyword as the product name. */
  | { readonly type: 'product.entered' }
  | { readonly type: 'mask.clicked' }
  /** The focus has left the field and its list; the typed text is not lost. */
  | { readonly type: 'field.left' }
  | { readonly type: 'selector.cancelled' }
  /** The form has set another value. */
  | { readonly type: 'value.changed'; readonly value: TagValue | null }
  | { readonly type: 'retry.requested' };

/** Emits the value to the form, and stores it as the last written value. */
const createConfirmActions = (mode: ConfirmMode) =>
  [
    { type: 'emitValue', params: mode },
    { type: 'saveValue', params: mode },
  ] as const;

/**
 * The field for choosing tags by ticking, searching or keyboard, or for typing a product name. A confirmation writes
 * the value and closes the list. 
 */
export const tagSelectorMachine = setup({
  types: {
    input: {} as TagSelectorInput,
    context: {} as TagSelectorContext,
    events: {} as TagSelectorEvent,
    emitted: {} as ValueConfirmed,
    tags: {} as 'busy',
  },
  actors: { load: requireActor<Result<LoadedTags, GatewayError>, TagQuery>('load') },
  actions: {
    reportBug: failWithBug,
    openList: assign(({ context }, presentation: TagPresentation) =>
      withOptions(context, { presentation, keyword: '' }),
    ),
    applyKeyword: assign(({ context }, keyword: string) => applyKeyword(context, keyword)),
    applyToggle: assign(({ context }, code: string) => applyToggle(context, code)),
    applyChoice: assign(({ context }, code: string) => applyChoice(context, code)),
    selectNamed: assign(({ context }) => applyNaming(context)),
    emitValue: emit(({ context }, mode: ConfirmMode) => toConfirmedEvent(context, mode)),
    saveValue: assign(({ context }, mode: ConfirmMode) => applyConfirm(context, mode)),
  },
  guards: {
    hasCursor: ({ context }) => context.cursor >= 0,
    hasName: ({ context }) => !context.tagsOnly && context.keyword.trim() !== '',
    isNamed: ({ context }) => findTagByName(context.index, context.keyword) !== undefined,
    isLoading: ({ context }) => !context.loaded && context.error === null,
  },
}).createMachine({
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  on: {
    'value.changed': {
      guard: ({ context, event }) => !isSameValue(context.value, event.value),
      target: '.panel.closed',
      actions: [
        assign(({ context, event }) => applyValue(context, event.value)),
        ...createConfirmActions('props-change'),
      ],
    },
  },
  states: {
    data: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'data.requested': 'loading', 'selector.opened': 'loading', 'keyword.changed': 'loading' },
        },
        loading: {
          tags: 'busy',
          invoke: {
            src: 'load',
            input: ({ context: { industry, categoryIds } }) => ({ industry, categoryIds }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'loaded',
                actions: assign(({ context, event: { output } }) =>
                  output.ok ? withOptions(context, { ...output.value, loaded: true }) : {},
                ),
              },
              {
                target: 'failed',
                actions: assign(({ event: { output } }) => (output.ok ? {} : { error: output.error })),
              },
            ],
            onError: { target: 'failed', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
          },
        },
        loaded: {},
        failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ error: null }) } } },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'selector.opened': {
              target: 'open',
              actions: { type: 'openList', params: ({ event }) => event.presentation },
            },
            'keyword.changed': {
              target: 'open',
              actions: [
                { type: 'openList', params: 'inline' as const },
                { type: 'applyKeyword', params: ({ event }) => event.keyword },
              ],
            },
            'option.toggled': {
              actions: [{ type: 'applyToggle', params: ({ event }) => event.code }, ...createConfirmActions('plain')],
            },
            'chip.toggled': {
              actions: [{ type: 'applyToggle', params: ({ event }) => event.code }, ...createConfirmActions('plain')],
            },
            'product.removed': {
              actions: [assign({ product: '' }), ...createConfirmActions('plain')],
            },
          },
        },
        open: {
          on: {
            'selector.opened': { actions: { type: 'openList', params: ({ event }) => event.presentation } },
            'keyword.changed': { actions: { type: 'applyKeyword', params: ({ event }) => event.keyword } },
            'option.toggled': { actions: { type: 'applyChoice', params: ({ event }) => event.code } },
            'chip.toggled': { actions: { type: 'applyToggle', params: ({ event }) => event.code } },
            'product.removed': { actions: assign({ product: '', isLimitReached: false }) },
            'category.chosen': {
              actions: assign(({ context, event }) => withOptions(context, { categoryId: event.id, keyword: '' })),
            },
            'cursor.moved': { actions: assign(({ context, event }) => applyCursor(context, event.to)) },
            'enter.pressed': [
              {
                guard: 'hasCursor',
                actions: {
                  type: 'applyChoice',
                  params: ({ context }) => context.options.entries[context.cursor]?.code ?? '',
                },
              },
              { guard: 'isNamed', actions: 'selectNamed' },
              { guard: 'isLoading' },
              { guard: 'hasName', target: 'closed', actions: createConfirmActions('no-match') },
              { target: 'closed', actions: createConfirmActions('plain') },
            ],
            'field.left': [
              {
                guard: 'isNamed',
                target: 'closed',
                actions: ['selectNamed', ...createConfirmActions('plain')],
              },
              { guard: 'hasName', target: 'closed', actions: createConfirmActions('no-match') },
              { target: 'closed', actions: createConfirmActions('click-mask') },
            ],
            'selector.confirmed': { target: 'closed', actions: createConfirmActions('plain') },
            'product.entered': {
              guard: 'hasName',
              target: 'closed',
              actions: createConfirmActions('no-match'),
            },
            'mask.clicked': { target: 'closed', actions: createConfirmActions('click-mask') },
            'selector.cancelled': {
              target: 'closed',
              actions: assign(({ context }) => applyValue(context, context.value)),
            },
          },
        },
      },
    },
  },
});

export interface TagSelectorPorts {
  readonly gateway: Pick<Gateway, 'categories'>;
  readonly bugs: Bugs;
}

/** Binds the selector to the gateway's tags. */
export function provideTagSelector({ gateway, bugs }: TagSelectorPorts) {
  return tagSelectorMachine.provide({
    actors: {
      load: fromPromise<Result<LoadedTags, GatewayError>, TagQuery>(({ input, signal }) =>
        loadTags(gateway, input, signal),
      ),
    },
    actions: { reportBug: ({ event }) => bugs.report(getCause(event)) },
  });
}
