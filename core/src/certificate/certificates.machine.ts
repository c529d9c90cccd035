import { assign, fromPromise, setup } from 'xstate';
import type { InputOf } from '../contract/call.ts';
import type { OwnCertificates, supplierCertificate } from '../contract/certificate/supplier-calls.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';
import { type CertificateField, savedOf } from './certificate.form.ts';
import {
  type CertificatesContext,
  certificateOf,
  chosen,
  FIRST_CONTEXT,
  firstWrong,
  left,
  refused,
  typed,
  WITHOUT_FORM,
  withForm,
  withList,
} from './certificates.context.ts';

export type CertificatesEvent =
  /** Opens the form of a certificate, of a new one for ''. */
  | { readonly type: 'form.opened'; readonly id: string }
  | { readonly type: 'form.closed' }
  | { readonly type: 'field.changed'; readonly name: CertificateField; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: CertificateField }
  | { readonly type: 'file.chosen'; readonly file: LocalFile }
  | { readonly type: 'form.submitted' }
  /** Asks whether the certificate shall go. */
  | { readonly type: 'remove.requested'; readonly id: string }
  | { readonly type: 'remove.confirmed' }
  | { readonly type: 'remove.cancelled' }
  | { readonly type: 'retry.requested' };

type Loaded = Result<OwnCertificates, GatewayError>;
type Done = Result<unknown, GatewayError>;
interface Save {
  readonly data: InputOf<typeof supplierCertificate.save>;
  readonly key: string;
}
interface Removal {
  readonly certificateId: string;
  readonly key: string;
}

const BROKEN = gatewayError('SERVER_ERROR');

/** The certificates of a supplier, read by all its people and written by those who manage. D-52 D-65 */
export const certificatesMachine = setup({
  types: {
    context: {} as CertificatesContext,
    events: {} as CertificatesEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: unbound<Loaded, undefined>('load'),
    save: unbound<Done, Save>('save'),
    remove: unbound<Done, Removal>('remove'),
  },
  actions: {
    reportBug: throwBug,
    endSession: unboundAction('endSession'),
    takeKey: unboundAction('takeKey'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Done) => ({ error: answer.ok ? null : answer.error })),
    tellSaved: assign(({ context: { editing, values } }) => ({
      ...WITHOUT_FORM,
      done: { what: editing?.certificateId === '' ? 'added' : 'saved', name: values.name.trim() } as const,
    })),
    tellRemoved: assign(({ context }) => ({
      done: { what: 'removed', name: certificateOf(context, context.removing ?? '')?.name ?? '' } as const,
      ...{ removing: null, key: null },
    })),
  },
  guards: {
    hasToken: unboundAction('hasToken'),
    mayEdit: ({ context }) => context.list?.canEdit === true,
    isRight: ({ context }) => context.editing !== null && firstWrong(context) === undefined,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'supplierCertificates',
  context: FIRST_CONTEXT,
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
    visitor: { type: 'final', entry: assign(FIRST_CONTEXT) },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: assign(({ context, event }) => (event.output.ok ? withList(context, event.output.value) : {})),
          },
          { target: 'failed', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['reportBug', { type: 'fail', params: BROKEN }] },
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ error: null }) } } },
    shown: {
      on: {
        'form.opened': { guard: 'mayEdit', actions: assign(({ context, event }) => withForm(context, event.id)) },
        'form.closed': { actions: assign({ ...WITHOUT_FORM, error: null }) },
        'field.changed': { actions: assign(({ context, event }) => typed(context, event.name, event.value)) },
        'field.blurred': { actions: assign(({ context, event }) => left(context, event.name)) },
        'file.chosen': { actions: assign(({ context, event }) => chosen(context, event.file)) },
        'form.submitted': [
          { guard: ({ context }) => context.editing === null },
          { guard: 'isRight', target: 'saving' },
          { actions: assign(({ context }) => refused(context)) },
        ],
        'remove.requested': {
          guard: 'mayEdit',
          actions: assign(({ event }) => ({ removing: event.id, key: null, error: null, done: null })),
        },
        'remove.cancelled': { actions: assign({ removing: null }) },
        'remove.confirmed': { guard: ({ context }) => context.removing !== null, target: 'removing' },
      },
    },
    saving: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: [assign({ error: null, done: null }), 'takeKey'],
      invoke: {
        src: 'save',
        input: ({ context: { values, editing, file, key } }) => {
          if (editing === null) throw new Error('nothing is saved without its form');
          return { data: savedOf(values, editing, file), key: key ?? '' };
        },
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          { guard: ({ event }) => event.output.ok, target: 'loading', actions: 'tellSaved' },
          {
            // What a colleague has changed meanwhile is shown below what was typed here.
            guard: ({ event }) => isOvertaken(event.output),
            target: 'loading',
            actions: [{ type: 'failed', params: ({ event }) => event.output }, assign({ key: null })],
          },
          { target: 'shown', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: BROKEN }] },
      },
    },
    removing: {
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'remove',
        input: ({ context: { removing, key } }) => ({ certificateId: removing ?? '', key: key ?? '' }),
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          { guard: ({ event }) => event.output.ok, target: 'loading', actions: 'tellRemoved' },
          {
            target: 'shown',
            actions: [{ type: 'failed', params: ({ event }) => event.output }, assign({ removing: null })],
          },
        ],
        onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: BROKEN }] },
      },
    },
  },
});

/** Binds the certificates to the gateway. */
export function provideCertificates({ supplierGateway, storage, ids, bugs }: SupplierPorts) {
  const { supplierCertificate } = supplierGateway;
  const session = createSupplierSession(storage);
  return certificatesMachine.provide({
    actors: {
      load: fromPromise<Loaded, undefined>(({ signal }) =>
        supplierCertificate.list({}, { signal, fresh: true, handled: true }),
      ),
      save: fromPromise<Done, Save>(({ input: { key, data }, signal }) =>
        supplierCertificate.save(data, { idempotencyKey: key, signal, handled: true }),
      ),
      remove: fromPromise<Done, Removal>(({ input: { key, ...data }, signal }) =>
        supplierCertificate.remove(data, { idempotencyKey: key, signal, handled: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      endSession: () => session.end(),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
    guards: { hasToken: () => session.hasToken() },
  });
}

const isLost = (answer: Done): boolean => !answer.ok && answer.error.kind === 'INVALID_TOKEN';
const isOvertaken = (answer: Done): boolean => !answer.ok && answer.error.code === '409';
