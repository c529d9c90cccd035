import { assign, fromCallback, fromPromise } from 'xstate';
import { createUpload, type UploadEvent, type UploadInput } from '../files/file-upload.ts';
import { attachmentsOf } from '../files/form-files.ts';
import { attemptFor } from '../forms/attempt.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slot } from '../ports/slot.ts';
import { causeOf } from '../ports/unbound.ts';
import type { ThreadDraft } from './draft.ts';
import { threadMachine } from './thread.machine.ts';
import type { ThreadCalls } from './thread-calls.ts';
import {
  type ActEnd,
  type ActInput,
  type Loaded,
  type MarkEnd,
  markRead,
  perform,
  type SendEnd,
  type SendInput,
  sendMessage,
} from './thread-work.ts';
import { contentOf, withSent } from './thread-writing.ts';

export interface ThreadMachinePorts {
  readonly calls: ThreadCalls;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly clock: Clock;
  readonly bugs: Bugs;
  /** What was typed in this thread. */
  readonly draft: Pick<Slot<ThreadDraft>, 'read' | 'keep'>;
}

/** Binds a thread to the calls of one side and to what this device keeps of it. */
export function provideThread({ calls, ids, clock, bugs, draft }: ThreadMachinePorts) {
  return threadMachine.provide({
    actors: {
      load: fromPromise<Loaded, void>(({ signal }) => calls.load(signal)),
      send: fromPromise<SendEnd, SendInput>(({ input, signal }) => sendMessage(calls, input, signal)),
      upload: fromCallback<UploadEvent, UploadInput>(({ input, sendBack, receive }) => {
        const upload = createUpload({ ids, sendFile: calls.sendFile }, input, sendBack);
        receive(upload.start);
        upload.start();
        return upload.stop;
      }),
      perform: fromPromise<ActEnd, ActInput>(({ input, signal }) => perform(calls, input, signal)),
      markRead: fromPromise<MarkEnd, number>(({ input, signal }) => markRead(calls, input, ids.uuid(), signal)),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      keepDraft: ({ context: { field, files, attempt } }) =>
        draft.keep({ text: field.value, files: attachmentsOf(files), attempt }),
      takeKey: assign(({ context }) => ({ attempt: attemptFor(contentOf(context), context.attempt, ids) })),
      takeActKey: assign(({ context }) => ({ actAttempt: attemptFor(context.act, context.actAttempt, ids) })),
      showSent: assign(({ context }, { message, answer }) =>
        answer.ok ? withSent(context, message, answer.value, clock.now()) : {},
      ),
    },
  });
}
