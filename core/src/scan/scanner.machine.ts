import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import type { LeadNoteFields } from '../contract/lead/supplier-calls.ts';
import type { Bugs } from '../ports/bugs.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { FoundScan, RejectedItem, ScanFault } from './found-scan.ts';

export type ScannerEvent =
  /** A code that was read by the camera or from a picture, or a text that was typed or pasted. */
  | { readonly type: 'text.scanned'; readonly text: string }
  | { readonly type: 'picture.failed' }
  /** `notes` are a supplier's. */
  | { readonly type: 'save.requested'; readonly notes?: LeadNoteFields }
  | { readonly type: 'next.requested' }
  /** Sends what waits on the device: at a press, or when the network is back. */
  | { readonly type: 'send.requested' }
  | { readonly type: 'rejected.removed'; readonly key: string };

/** The result of sending what waits on the device. */
export interface SendOutcome {
  /** The error that stopped the queue, or of the scan that was just saved. */
  readonly error: GatewayError | null;
  /** The texts of the scans that can never be accepted. */
  readonly dropped: readonly string[];
}

/** What a scanner does with codes: one for visitors, one for suppliers. */
export interface ScannerRole {
  /** Reads a text, and looks up what the scanner shows before saving. */
  read(text: string): Promise<FoundScan | ScanFault>;
  /** Saves the scan on the device and sends it. */
  add(found: FoundScan, notes: LeadNoteFields | undefined): Promise<SendOutcome>;
  /** Sends the scans that wait on the device. */
  send(): Promise<SendOutcome>;
  waiting(): number;
  rejected(): readonly RejectedItem[];
  removeRejected(key: string): void;
}

interface ScannerContext {
  readonly text: string;
  readonly found: FoundScan | null;
  readonly fault: ScanFault | null;
  readonly notes: LeadNoteFields | undefined;
  readonly error: GatewayError | null;
  /** Whether the gateway will never accept the scan that was saved. */
  readonly isDropped: boolean;
  /** The scans on the device that are not sent yet. */
  readonly waiting: number;
  readonly rejected: readonly RejectedItem[];
}

interface SavedScan {
  readonly found: FoundScan | null;
  readonly notes: LeadNoteFields | undefined;
}

const NO_CODE: ScanFault = { kind: 'fault', reason: 'noCode' };
const FAILED: ScanFault = { kind: 'fault', reason: 'failed', message: { key: 'request.server' } };

/**
 * Reads codes one after the other, saves each on the device first, and sends what waits there. It is the same for
 * visitors and suppliers; what a code is good for is their `ScannerRole`. D-62 REL-19
 */
export const scanMachine = setup({
  types: {
    context: {} as ScannerContext,
    events: {} as ScannerEvent,
    tags: {} as 'busy',
  },
  actors: {
    read: requireActor<FoundScan | ScanFault, string>('read'),
    add: requireActor<SendOutcome, SavedScan>('add'),
    send: requireActor<SendOutcome, undefined>('send'),
  },
  actions: {
    reportBug: failWithBug,
    /** Reads the device's queue. */
    refreshQueue: requireAction('refreshQueue'),
    removeRejected: requireAction<string>('removeRejected'),
    showOutcome: assign(({ context: { found, isDropped } }, { error, dropped }: SendOutcome) => ({
      error,
      isDropped: isDropped || dropped.includes(found?.text ?? ''),
    })),
    clear: assign({ found: null, fault: null, error: null, isDropped: false, notes: undefined, text: '' }),
    showFault: assign((_, fault: ScanFault) => ({ fault, found: null })),
  },
  guards: { hasWaiting: ({ context }) => context.waiting > 0 },
}).createMachine({
  id: 'scanner',
  context: {
    text: '',
    found: null,
    fault: null,
    notes: undefined,
    error: null,
    isDropped: false,
    waiting: 0,
    rejected: [],
  },
  type: 'parallel',
  entry: 'refreshQueue',
  on: {
    'rejected.removed': {
      actions: [{ type: 'removeRejected', params: ({ event }) => event.key }, 'refreshQueue'],
    },
  },
  states: {
    scan: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'text.scanned': { target: 'reading', actions: assign({ text: ({ event }) => event.text }) },
            'picture.failed': { actions: { type: 'showFault', params: NO_CODE } },
            'next.requested': { actions: 'clear' },
          },
        },
        reading: {
          tags: 'busy',
          entry: assign({ error: null }),
          invoke: {
            src: 'read',
            input: ({ context }) => context.text,
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'fault',
                target: 'ready',
                actions: assign(({ event }) =>
                  event.output.kind === 'fault' ? { fault: event.output, found: null } : {},
                ),
              },
              {
                target: 'found',
                actions: assign(({ event }) =>
                  event.output.kind === 'fault' ? {} : { found: event.output, fault: null },
                ),
              },
            ],
            onError: { target: 'ready', actions: ['reportBug', { type: 'showFault', params: FAILED }] },
          },
        },
        found: {
          on: {
            'save.requested': {
              guard: ({ context }) => context.found?.problem === null,
              target: 'saving',
              actions: assign({ notes: ({ event }) => event.notes }),
            },
            'next.requested': { target: 'ready', actions: 'clear' },
          },
        },
        saving: {
          tags: 'busy',
          entry: assign({ error: null }),
          invoke: {
            src: 'add',
            input: ({ context: { found, notes } }) => ({ found, notes }),
            onDone: {
              target: 'saved',
              actions: [{ type: 'showOutcome', params: ({ event }) => event.output }, 'refreshQueue'],
            },
            onError: { target: 'found', actions: ['reportBug', 'refreshQueue'] },
          },
        },
        /** On the device. It is with the gateway once nothing waits, since scans are sent in order, or is dropped. */
        saved: { on: { 'next.requested': { target: 'ready', actions: 'clear' } } },
      },
    },
    queue: {
      initial: 'opened',
      states: {
        opened: { always: [{ guard: 'hasWaiting', target: 'sending' }, { target: 'idle' }] },
        idle: { on: { 'send.requested': { target: 'checking' } } },
        checking: {
          entry: 'refreshQueue',
          always: [{ guard: 'hasWaiting', target: 'sending' }, { target: 'idle' }],
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'send',
            input: undefined,
            onDone: {
              target: 'idle',
              actions: [{ type: 'showOutcome', params: ({ event }) => event.output }, 'refreshQueue'],
            },
            onError: { target: 'idle', actions: ['reportBug', 'refreshQueue'] },
          },
        },
      },
    },
  },
});

/** Binds the machine to what a visitor or a supplier does with codes. */
export const provideScanner = (role: ScannerRole, { bugs }: { readonly bugs: Bugs }) =>
  scanMachine.provide({
    actors: {
      read: fromPromise<FoundScan | ScanFault, string>(({ input }) => role.read(input)),
      add: fromPromise<SendOutcome, SavedScan>(async ({ input: { found, notes } }) =>
        found === null ? { error: null, dropped: [] } : role.add(found, notes),
      ),
      send: fromPromise<SendOutcome, undefined>(() => role.send()),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      refreshQueue: assign(() => ({ waiting: role.waiting(), rejected: role.rejected() })),
      removeRejected: (_, key) => role.removeRejected(key),
    },
  });

export type ScannerSnapshot = SnapshotFrom<typeof scanMachine>;
