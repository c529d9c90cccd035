import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import {
  type CardEvent,
  type CardFiles,
  cardAnswered,
  cardChosen,
  clearCard,
  findFailedSide,
  isSendingCard,
  retryCard,
  sendCard,
} from '../files/card-files.ts';
import { createUpload, type FileAnsweredEvent, type UploadEvent, type UploadInput } from '../files/file-upload.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor, requireCallback } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import {
  type DetailsContext,
  type DetailsOpening,
  type DetailsValues,
  findFirstInvalid,
  initialDetails,
  RESET_ON_CHANGE,
  revealErrors,
  toDetailsValues,
  updateDetailsField,
  validateDetailsField,
} from './details-form.ts';
import { LOADING_DELAY } from './limits.ts';
import { SUBMIT_STATES } from './submit-states.ts';

export type DetailsFormEvent<Name extends string = string> =
  | { readonly type: 'field.changed'; readonly name: Name; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: Name }
  | CardEvent
  | { readonly type: 'form.submitted' };

type SaveResult = Result<true, GatewayError>;
interface Saving {
  readonly values: DetailsValues;
  readonly cards: CardFiles;
  readonly key: string;
}

/**
 * A form for a person's own details: checks each field, saves with an idempotency key, and keeps the values after a
 * failure. Card pictures are uploaded as soon as they are chosen; saving waits for them.
 */
export const detailsFormMachine = setup({
  types: {
    input: {} as DetailsOpening,
    context: {} as DetailsContext,
    events: {} as DetailsFormEvent | FileAnsweredEvent,
    tags: {} as 'busy',
  },
  actors: {
    save: requireActor<SaveResult, Saving>('save'),
    upload: requireCallback<UploadEvent, UploadInput>('upload'),
  },
  actions: { reportBug: failWithBug, takeKey: requireAction('takeKey') },
  guards: {
    isValid: ({ context }) => findFirstInvalid(context) === null,
    isUploading: ({ context }) => isSendingCard(context.cards),
    hasFailedCard: ({ context }) => findFailedSide(context.cards) !== null,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  context: ({ input }) => initialDetails(input),
  on: {
    'file.answered': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        if (event.error !== undefined) enqueue('reportBug');
        enqueue.assign(cardAnswered(context, event));
      }),
    },
  },
  initial: 'open',
  states: {
    open: {
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => updateDetailsField(context, event.name, event.value)),
        },
        'field.blurred': { actions: assign(({ context, event }) => validateDetailsField(context, event.name)) },
        'card.chosen': {
          actions: enqueueActions(({ context, event: { side, file }, enqueue }) => {
            const { change, upload, stopped } = cardChosen(context, side, file);
            if (stopped !== null) enqueue.stopChild(stopped);
            enqueue.assign({ ...change, ...RESET_ON_CHANGE });
            if (upload !== null) enqueue.spawnChild('upload', { id: upload.id, input: upload });
          }),
        },
        'card.removed': {
          actions: [
            enqueueActions(({ context, event, enqueue }) => enqueue.stopChild(context.cards[event.side]?.id ?? '')),
            assign(({ context, event }) => ({ ...clearCard(context, event.side), ...RESET_ON_CHANGE })),
          ],
        },
        'card.retried': {
          guard: ({ context, event }) => context.cards[event.side]?.state === 'failed',
          actions: [
            assign(({ context, event }) => ({ ...retryCard(context, event.side), ...RESET_ON_CHANGE })),
            sendTo(({ context, event }) => context.cards[event.side]?.id ?? '', { type: 'upload.repeated' }),
          ],
        },
        'form.submitted': [
          { guard: 'isValid', target: 'uploading' },
          { actions: assign(({ context }) => revealErrors(context)) },
        ],
      },
    },
    /** Waits until the pictures have arrived; passes at once if there are none. */
    uploading: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: assign({ error: null, saved: false }),
      always: [{ guard: 'hasFailedCard', target: 'open' }, { guard: 'isUploading' }, { target: 'saving' }],
    },
    saving: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: 'takeKey',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ values: toDetailsValues(context), cards: context.cards, key: context.key ?? '' }), // set on entry
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'open', actions: assign({ saved: true, key: null }) },
          {
            target: 'open',
            actions: assign(({ event: { output } }) => ({ error: output.ok ? null : output.error })),
          },
        ],
        onError: { target: 'open', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
  },
});

interface SaveOptions {
  readonly idempotencyKey: string;
  readonly signal: CancelSignal;
  readonly handled: true;
}

export interface DetailsFormPorts {
  readonly gateway: Pick<Gateway, 'upload'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  /** Saves the values and the pictures, all of which have been uploaded. */
  readonly save: (values: DetailsValues, cards: CardFiles, options: SaveOptions) => Promise<SaveResult>;
}

/** Binds the form to the gateway. */
export function provideDetailsForm({ gateway, ids, bugs, save }: DetailsFormPorts) {
  return detailsFormMachine.provide({
    actors: {
      save: fromPromise<SaveResult, Saving>(({ input: { values, cards, key }, signal }) =>
        save(values, cards, { idempotencyKey: key, signal, handled: true }),
      ),
      upload: fromCallback<UploadEvent, UploadInput>(({ input, sendBack, receive }) => {
        const upload = createUpload({ ids, sendFile: sendCard(gateway) }, input, sendBack);
        receive(upload.start);
        upload.start();
        return upload.stop;
      }),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}
