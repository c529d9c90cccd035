import { assign, enqueueActions, fromCallback, fromPromise } from 'xstate';
import { createUpload, type SendFile, type UploadEvent, type UploadInput } from '../files/file-upload.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import { getCause } from '../ports/require-actor.ts';
import type { RfqDraft } from './draft.ts';
import type { RfqOpening } from './opening.ts';
import { type PreparedRfq, type PreparePorts, prepareRfq, readLocalRfq } from './prepare.ts';
import { applyPrepared, getEarlyDraft } from './rfq.context.ts';
import { rfqMachine } from './rfq.machine.ts';
import { type SendInput, type SendPorts, type SendResult, sendRfq } from './send.ts';

export interface RfqPorts extends PreparePorts, SendPorts {
  readonly gateway: PreparePorts['gateway'] & Pick<Gateway, 'rfq'>;
  readonly drafts: SendPorts['drafts'];
  readonly guests: SendPorts['guests'];
  readonly bugs: Bugs;
}

/** Binds the form to the gateway, the login and the device's storage. */
export function provideRfq(ports: RfqPorts) {
  const saveDraft = (draft: RfqDraft | null) => {
    if (draft) ports.drafts.save(draft);
  };
  const sendFile: SendFile = (file, options) => ports.gateway.rfq.attach({ file }, { ...options, handled: true });
  return rfqMachine.provide({
    actors: {
      prepare: fromPromise<PreparedRfq, RfqOpening>(({ input, signal }) => prepareRfq(ports, input, signal)),
      send: fromPromise<SendResult, SendInput>(({ input }) => sendRfq(ports, input)),
      upload: fromCallback<UploadEvent, UploadInput>(({ input, sendBack, receive }) => {
        const upload = createUpload({ ids: ports.ids, sendFile }, input, sendBack);
        receive(upload.start);
        upload.start();
        return upload.stop;
      }),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      saveDraft: (_, draft) => saveDraft(draft),
      loadAttempt: assign(() => ({ attempt: ports.drafts.read()?.attempt ?? null })),
      fillFromStorage: enqueueActions(({ context, enqueue }) => {
        const localRfq = readLocalRfq(ports, context.opening);
        const draft = getEarlyDraft(context, localRfq);
        enqueue.assign(applyPrepared(context, localRfq));
        enqueue(() => saveDraft(draft));
      }),
    },
  });
}
