import { assign, enqueueActions, fromCallback, fromPromise } from 'xstate';
import { privateImageUrl } from '../contract/resource.ts';
import { sendCard } from '../files/card-files.ts';
import { createUpload, type UploadEvent, type UploadInput } from '../files/file-upload.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import { causeOf } from '../ports/unbound.ts';
import { type AttendPorts, noteAttended } from './attend-list.ts';
import type { PreregDraft } from './draft.ts';
import type { PreregOpening } from './opening.ts';
import { type Prepared, type PreparePorts, prepareForm, rememberedForm } from './prepare.ts';
import { arrived, typedBefore } from './preregistration.context.ts';
import { preregistrationMachine } from './preregistration.machine.ts';
import { type SendInput, type SendPorts, type Sent, sendForm } from './send.ts';

export interface PreregPorts extends PreparePorts, SendPorts, AttendPorts {
  readonly gateway: PreparePorts['gateway'] & Pick<Gateway, 'upload'>;
  readonly front: PreparePorts['front'];
  readonly ids: PreparePorts['ids'];
  readonly ipAnalysis?: PreparePorts['ipAnalysis'];
  readonly drafts: SendPorts['drafts'];
  readonly infos: SendPorts['infos'];
  readonly bugs: Bugs;
  /** Where pictures are fetched from, without a slash at the end. */
  readonly imageServer: string;
}

/** Binds the form to the gateway and to what this device remembers. */
export function providePreregistration(ports: PreregPorts) {
  const keep = (draft: PreregDraft | null) => {
    if (draft) ports.drafts.keep(draft);
  };
  const showImage = (imageId: string, sign: string | undefined) => privateImageUrl(ports.imageServer, imageId, sign);
  return preregistrationMachine.provide({
    actors: {
      prepare: fromPromise<Prepared, PreregOpening>(({ input, signal }) => prepareForm(ports, input, signal)),
      send: fromPromise<Sent, SendInput>(async ({ input, signal }) => {
        const sent = await sendForm(ports, input, signal);
        // Nobody waits for it: it only keeps a pop-up away.
        if (sent.answer.ok)
          void noteAttended(ports, sent.answer.value, input.countryId).catch((cause) => ports.bugs.report(cause));
        return sent;
      }),
      upload: fromCallback<UploadEvent, UploadInput>(({ input, sendBack, receive }) => {
        const upload = createUpload({ ids: ports.ids, sendFile: sendCard(ports.gateway) }, input, sendBack);
        receive(upload.start);
        upload.start();
        return upload.stop;
      }),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(causeOf(event)),
      fillIn: enqueueActions(({ context, enqueue }, prepared: Prepared) => {
        const draft = typedBefore(context, prepared, showImage);
        enqueue.assign(arrived(context, prepared, showImage));
        enqueue(() => keep(draft));
      }),
      recall: enqueueActions(({ context, enqueue }) => {
        const remembered = rememberedForm(ports, context.opening);
        const draft = typedBefore(context, remembered, showImage);
        enqueue.assign(arrived(context, remembered, showImage));
        enqueue(() => keep(draft));
      }),
      keepDraft: (_, draft) => keep(draft),
      recallAttempt: assign(() => ({ attempt: ports.drafts.read()?.attempt ?? null })),
    },
  });
}
