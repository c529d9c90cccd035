import { assign, enqueueActions, fromCallback, fromPromise } from 'xstate';
import { toPrivateImageUrl } from '../contract/resource.ts';
import { sendCard } from '../files/card-files.ts';
import { createUpload, type UploadEvent, type UploadInput } from '../files/file-upload.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import { getCause } from '../ports/require-actor.ts';
import type { PreregDraft } from './draft.ts';
import { type HomeCountryRegistrationPorts, saveHomeCountryRegistration } from './home-country-registrations.ts';
import type { PreregOpening } from './opening.ts';
import { type PreparedForm, type PreparePorts, prepareForm, readLocalForm } from './prepare.ts';
import { applyPrepared, getEarlyDraft } from './preregistration.context.ts';
import { preregistrationMachine } from './preregistration.machine.ts';
import { type SendInput, type SendPorts, type SendResult, sendForm } from './send.ts';

export interface PreregPorts extends PreparePorts, SendPorts, HomeCountryRegistrationPorts {
  readonly gateway: PreparePorts['gateway'] & Pick<Gateway, 'upload'>;
  readonly front: PreparePorts['front'];
  readonly ids: PreparePorts['ids'];
  readonly ipAnalysis?: PreparePorts['ipAnalysis'];
  readonly drafts: SendPorts['drafts'];
  readonly infos: SendPorts['infos'];
  readonly guests: SendPorts['guests'];
  readonly tokens: SendPorts['tokens'];
  readonly bugs: Bugs;
  /** Base address of pictures, without a trailing slash. */
  readonly imageServer: string;
}

/** Binds the form to the gateway and to the device's storage. */
export function providePreregistration(ports: PreregPorts) {
  const saveDraft = (draft: PreregDraft | null) => {
    if (draft) ports.drafts.save(draft);
  };
  const showImage = (imageId: string, sign: string | undefined) => toPrivateImageUrl(ports.imageServer, imageId, sign);
  return preregistrationMachine.provide({
    actors: {
      prepare: fromPromise<PreparedForm, PreregOpening>(({ input, signal }) => prepareForm(ports, input, signal)),
      send: fromPromise<SendResult, SendInput>(async ({ input, signal }) => {
        const sent = await sendForm(ports, input, signal);
        // Not awaited: it only prevents a pop-up later.
        if (sent.answer.ok)
          void saveHomeCountryRegistration(ports, sent.answer.value, input.countryId).catch((cause) =>
            ports.bugs.report(cause),
          );
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
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      fillIn: enqueueActions(({ context, enqueue }, prepared: PreparedForm) => {
        const draft = getEarlyDraft(context, prepared, showImage);
        enqueue.assign(applyPrepared(context, prepared, showImage));
        enqueue(() => saveDraft(draft));
      }),
      fillFromStorage: enqueueActions(({ context, enqueue }) => {
        const localForm = readLocalForm(ports, context.opening);
        const draft = getEarlyDraft(context, localForm, showImage);
        enqueue.assign(applyPrepared(context, localForm, showImage));
        enqueue(() => saveDraft(draft));
      }),
      saveDraft: (_, draft) => saveDraft(draft),
      loadAttempt: assign(() => ({ attempt: ports.drafts.read()?.attempt ?? null })),
    },
  });
}
