import { assign, fromCallback, fromPromise } from 'xstate';
import { createUpload, type UploadEvent, type UploadInput } from '../files/file-upload.ts';
import { toAttachments } from '../files/form-files.ts';
import { getAttempt } from '../forms/attempt.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import { getCause } from '../ports/require-actor.ts';
import type { Slot } from '../ports/slot.ts';
import type { ThreadDraft } from './draft.ts';
import { threadMachine } from './thread.machine.ts';
import type { ThreadCalls } from './thread-calls.ts';
import {
  type ActEnd,
  type ActInput,
  type MarkEnd,
  markRead,
  runThreadAct,
  type SendEnd,
  type SendInput,
  sendMessage,
  type ThreadResult,
} from './thread-work.ts';
import { toContent, withSent } from './thread-writing.ts';

export interface ThreadMachinePorts {
  readonly calls: ThreadCalls;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly clock: Clock;
  readonly bugs: Bugs;
  /** The stored draft of this thread. */
  readonly draft: Pick<Slot<ThreadDraft>, 'read' | 'save'>;
}

/** Binds a thread to the calls of one side and to its draft on this device. */
export function provideThread({ calls, ids, clock, bugs, draft }: ThreadMachinePorts) {
  return threadMachine.provide({
    actors: {
      load: fromPromise<ThreadResult, void>(({ signal }) => calls.load(signal)),
      send: fromPromise<SendEnd, SendInput>(({ input, signal }) => sendMessage(calls, input, signal)),
      upload: fromCallback<UploadEvent, UploadInput>(({ input, sendBack, receive }) => {
        const upload = createUpload({ ids, sendFile: calls.sendFile }, input, sendBack);
        receive(upload.start);
        upload.start();
        return upload.stop;
      }),
      perform: fromPromise<ActEnd, ActInput>(({ input, signal }) => runThreadAct(calls, input, signal)),
      markRead: fromPromise<MarkEnd, number>(({ input, signal }) => markRead(calls, input, ids.uuid(), signal)),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      saveDraft: ({ context: { field, files, attempt } }) =>
        draft.save({ text: field.value, files: toAttachments(files), attempt }),
      takeKey: assign(({ context }) => ({ attempt: getAttempt(toContent(context), context.attempt, ids) })),
      takeActKey: assign(({ context }) => ({ actAttempt: getAttempt(context.act, context.actAttempt, ids) })),
      showSent: assign(({ context }, { message, answer }) =>
        answer.ok ? withSent(context, message, answer.value, clock.now()) : {},
      ),
    },
  });
}
