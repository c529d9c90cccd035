import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import {
  type CardEvent,
  type CardFiles,
  cardAnswered,
  cardChosen,
  failedSide,
  isSendingCard,
  repeatedCard,
  sendCard,
  withoutCard,
} from '../files/card-files.ts';
import { createUpload, type FileAnswered, type UploadEvent, type UploadInput } from '../files/file-upload.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { causeOf, throwBug, unbound, unboundAction, unboundCallback } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import { LOADING_DELAY } from './limits.ts';
import { SENDING_STATES } from './sending.ts';
import {
  CHANGED,
  firstTold,
  leftTold,
  refusedTold,
  type ToldContext,
  type ToldOpening,
  type ToldTexts,
  toldTexts,
  typedTold,
  wrongTold,
} from './told-form.ts';

export type ToldFormEvent<Name extends string = string> =
  | { readonly type: 'field.changed'; readonly name: Name; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: Name }
  | CardEvent
  | { readonly type: 'form.submitted' };

type Saved = Result<true, GatewayError>;
interface Saving {
  readonly told: ToldTexts;
  readonly cards: CardFiles;
  readonly key: string;
}

/**
 * What somebody tells of herself: corrected at the field, saved once, and there again after a failure. Pictures of a business
 * card are sent as they are chosen, and saving waits for them.
 */
export const toldFormMachine = setup({
  types: {
    input: {} as ToldOpening,
    context: {} as ToldContext,
    events: {} as ToldFormEvent | FileAnswered,
    tags: {} as 'busy',
  },
  actors: {
    save: unbound<Saved, Saving>('save'),
    upload: unboundCallback<UploadEvent, UploadInput>('upload'),
  },
  actions: { reportBug: throwBug, takeKey: unboundAction('takeKey') },
  guards: {
    isRight: ({ context }) => wrongTold(context) === null,
    isUploading: ({ context }) => isSendingCard(context.cards),
    hasFailedCard: ({ context }) => failedSide(context.cards) !== null,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  context: ({ input }) => firstTold(input),
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
        'field.changed': { actions: assign(({ context, event }) => typedTold(context, event.name, event.value)) },
        'field.blurred': { actions: assign(({ context, event }) => leftTold(context, event.name)) },
        'card.chosen': {
          actions: enqueueActions(({ context, event: { side, file }, enqueue }) => {
            const { change, upload, stopped } = cardChosen(context, side, file);
            if (stopped !== null) enqueue.stopChild(stopped);
            enqueue.assign({ ...change, ...CHANGED });
            if (upload !== null) enqueue.spawnChild('upload', { id: upload.id, input: upload });
          }),
        },
        'card.removed': {
          actions: [
            enqueueActions(({ context, event, enqueue }) => enqueue.stopChild(context.cards[event.side]?.id ?? '')),
            assign(({ context, event }) => ({ ...withoutCard(context, event.side), ...CHANGED })),
          ],
        },
        'card.retried': {
          guard: ({ context, event }) => context.cards[event.side]?.state === 'failed',
          actions: [
            assign(({ context, event }) => ({ ...repeatedCard(context, event.side), ...CHANGED })),
            sendTo(({ context, event }) => context.cards[event.side]?.id ?? '', { type: 'upload.repeated' }),
          ],
        },
        'form.submitted': [
          { guard: 'isRight', target: 'waiting' },
          { actions: assign(({ context }) => refusedTold(context)) },
        ],
      },
    },
    /** Until the pictures have arrived, which is at once where there are none. */
    waiting: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: assign({ error: null, saved: false }),
      always: [{ guard: 'hasFailedCard', target: 'open' }, { guard: 'isUploading' }, { target: 'saving' }],
    },
    saving: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: 'takeKey',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ told: toldTexts(context), cards: context.cards, key: context.key ?? '' }), // taken on entry
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

export interface ToldFormPorts {
  readonly gateway: Pick<Gateway, 'upload'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  /** Keeps what was told, and the pictures, all of which have arrived. */
  readonly save: (told: ToldTexts, cards: CardFiles, options: SaveOptions) => Promise<Saved>;
}

/** Binds it to the gateway. */
export function provideToldForm({ gateway, ids, bugs, save }: ToldFormPorts) {
  return toldFormMachine.provide({
    actors: {
      save: fromPromise<Saved, Saving>(({ input: { told, cards, key }, signal }) =>
        save(told, cards, { idempotencyKey: key, signal, handled: true }),
      ),
      upload: fromCallback<UploadEvent, UploadInput>(({ input, sendBack, receive }) => {
        const upload = createUpload({ ids, sendFile: sendCard(gateway) }, input, sendBack);
        receive(upload.start);
        upload.start();
        return upload.stop;
      }),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}
