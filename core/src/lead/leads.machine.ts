import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { LeadMarks, Leads } from '../contract/lead/supplier-calls.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';

export type LeadsEvent =
  /** '' chooses all. */
  | { readonly type: 'exhibition.selected'; readonly exhibitionId: string }
  | { readonly type: 'tag.selected'; readonly tag: string }
  | { readonly type: 'page.selected'; readonly pageNo: number }
  /** The page is looked at again, or something was scanned. */
  | { readonly type: 'page.shown' }
  /** What is written on a lead is shown at once, and taken back where it could not be saved. */
  | { readonly type: 'marks.changed'; readonly leadId: string; readonly marks: LeadMarks }
  | { readonly type: 'lead.removed'; readonly leadId: string }
  | { readonly type: 'retry.requested' };

/** Which leads are asked for; '' stands for all. */
export interface ChosenLeads {
  readonly exhibitionId: string;
  readonly tag: string;
  readonly pageNo: number;
}
interface Change {
  readonly leadId: string;
  readonly marks: LeadMarks;
  readonly key: string;
}
interface Removal {
  readonly leadId: string;
  readonly key: string;
}

type Loaded = Result<Leads, GatewayError>;
type Done = Result<unknown, GatewayError>;

interface LeadsContext extends ChosenLeads {
  readonly list: Leads | null;
  /** What was written and has not been saved yet, the first first; shown in the place of what the list says. */
  readonly unsaved: readonly Change[];
  readonly removing: Removal | null;
  readonly error: GatewayError | null;
}

/** The visitors whose badges a supplier's people scanned: looked through, marked and removed. D-62 D-65 */
export const leadsMachine = setup({
  types: { context: {} as LeadsContext, events: {} as LeadsEvent, tags: {} as 'busy' },
  actors: {
    load: unbound<Loaded, ChosenLeads>('load'),
    save: unbound<Done, Change>('save'),
    remove: unbound<Done, Removal>('remove'),
  },
  actions: {
    reportBug: throwBug,
    endSession: unboundAction('endSession'),
    takeChange: unboundAction('takeChange'),
    takeRemoval: unboundAction('takeRemoval'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Done) => ({ error: answer.ok ? null : answer.error })),
    show: assign((_, answer: Loaded) => (answer.ok ? { list: answer.value, error: null } : {})),
    choose: assign(({ context: { exhibitionId, tag, pageNo }, event }) => {
      if (event.type === 'exhibition.selected') return { exhibitionId: event.exhibitionId, pageNo: 1, error: null };
      if (event.type === 'tag.selected') return { tag: event.tag, pageNo: 1, error: null };
      return { exhibitionId, tag, pageNo: event.type === 'page.selected' ? event.pageNo : pageNo, error: null };
    }),
    /** What was saved is what the list says from now on. */
    settle: assign(({ context: { list, unsaved } }) => {
      const [saved, ...rest] = unsaved;
      if (list === null || saved === undefined) return { unsaved: rest };
      const records = list.records.map((lead) => (lead.leadId === saved.leadId ? { ...lead, ...saved.marks } : lead));
      return { unsaved: rest, list: { ...list, records, tags: [...new Set([...list.tags, ...saved.marks.tags])] } };
    }),
    /** What could not be saved is shown no more, nor what was written on the same lead after it. */
    takeBack: assign(({ context: { unsaved } }) => ({
      unsaved: unsaved.filter(({ leadId }) => leadId !== unsaved[0]?.leadId),
    })),
  },
  guards: {
    hasToken: unboundAction('hasToken'),
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
    isRemoving: ({ context }) => context.removing !== null,
  },
}).createMachine({
  id: 'supplierLeads',
  context: { exhibitionId: '', tag: '', pageNo: 1, list: null, unsaved: [], removing: null, error: null },
  initial: 'opened',
  // What is written meanwhile waits for its turn.
  on: { 'marks.changed': { actions: 'takeChange' } },
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
    /** Nobody is logged in here, or no longer. */
    visitor: { entry: assign({ list: null, unsaved: [], error: null }), type: 'final' },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { exhibitionId, tag, pageNo } }) => ({ exhibitionId, tag, pageNo }),
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
      // Whoever asks for something else meanwhile does not wait for the first answer.
      on: {
        'exhibition.selected': { target: 'loading', reenter: true, actions: 'choose' },
        'tag.selected': { target: 'loading', reenter: true, actions: 'choose' },
        'page.selected': { target: 'loading', reenter: true, actions: 'choose' },
      },
    },
    failed: {
      on: {
        'retry.requested': { target: 'loading', actions: assign({ error: null }) },
        'page.shown': 'opened',
      },
    },
    shown: {
      always: [
        { guard: 'hasUnsaved', target: 'saving' },
        { guard: 'isRemoving', target: 'removing' },
      ],
      on: {
        'exhibition.selected': { target: 'loading', actions: 'choose' },
        'tag.selected': { target: 'loading', actions: 'choose' },
        'page.selected': { target: 'loading', actions: 'choose' },
        'page.shown': 'opened',
        'lead.removed': { actions: 'takeRemoval' },
      },
    },
    saving: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'save',
        input: ({ context: { unsaved } }) =>
          unsaved[0] ?? { leadId: '', marks: { rating: 0, tags: [], note: '', request: '' }, key: '' },
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          { guard: ({ event }) => event.output.ok, target: 'shown', actions: 'settle' },
          { target: 'shown', actions: [{ type: 'failed', params: ({ event }) => event.output }, 'takeBack'] },
        ],
        onError: {
          target: 'shown',
          actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }, 'takeBack'],
        },
      },
    },
    removing: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'remove',
        input: ({ context: { removing } }) => removing ?? { leadId: '', key: '' },
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          { guard: ({ event }) => event.output.ok, target: 'loading', actions: assign({ removing: null }) },
          {
            target: 'shown',
            actions: [{ type: 'failed', params: ({ event }) => event.output }, assign({ removing: null })],
          },
        ],
        onError: {
          target: 'shown',
          actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }, assign({ removing: null })],
        },
      },
    },
  },
});

/** Binds it to the gateway. */
export function provideLeads({ supplierGateway, storage, ids, bugs }: SupplierPorts) {
  const { supplierLead } = supplierGateway;
  const session = createSupplierSession(storage);
  return leadsMachine.provide({
    actors: {
      load: fromPromise<Loaded, ChosenLeads>(({ input, signal }) =>
        supplierLead.list(askedLeads(input), { signal, fresh: true, handled: true }),
      ),
      save: fromPromise<Done, Change>(({ input: { leadId, marks, key }, signal }) =>
        supplierLead.save({ leadId, ...marks, tags: [...marks.tags] }, { idempotencyKey: key, signal, handled: true }),
      ),
      remove: fromPromise<Done, Removal>(({ input: { leadId, key }, signal }) =>
        supplierLead.remove({ leadId }, { idempotencyKey: key, signal, handled: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      endSession: () => session.end(),
      takeChange: assign(({ context: { unsaved }, event }) =>
        event.type === 'marks.changed'
          ? { unsaved: [...unsaved, { leadId: event.leadId, marks: event.marks, key: ids.uuid() }] }
          : {},
      ),
      takeRemoval: assign(({ event }) =>
        event.type === 'lead.removed' ? { removing: { leadId: event.leadId, key: ids.uuid() } } : {},
      ),
    },
    guards: { hasToken: () => session.hasToken() },
  });
}

/** What is asked of the gateway: what is not chosen is left out. */
export const askedLeads = ({ exhibitionId, tag, pageNo }: ChosenLeads) => ({
  pageNo,
  ...(exhibitionId === '' ? {} : { exhibitionId }),
  ...(tag === '' ? {} : { tag }),
});

const isLost = (answer: Done): boolean => !answer.ok && answer.error.kind === 'INVALID_TOKEN';
