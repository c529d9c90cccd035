import type { Thread } from '@fairhall/core/contract/enquiry/thread';
import type { GatewayError } from '@fairhall/core/contract/error';
import { ok, type Result } from '@fairhall/core/result';
import { threadDraftsKey } from '@fairhall/core/thread/keys';
import { openThread } from '@fairhall/core/thread/thread.page';
import type { ThreadView } from '@fairhall/core/thread/thread.view';
import type { SentMessage, SubmitOptions, ThreadCalls } from '@fairhall/core/thread/thread-calls';
import type { ThreadEvent } from '@fairhall/core/thread/thread-events';
import { createCommandStorage } from '../command-storage.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import { createDerivedKeys } from '../idempotency-key.ts';
import type { Invocation } from '../noun.ts';
import type { ThreadContext } from './thread-context.ts';

/** The gateway's responses to a thread's flow that the flow's view does not show. */
export interface ThreadAnswers {
  /** The last loaded thread; null if none was loaded. */
  thread(): Thread | null;
  sent(): SentMessage | null;
  /** Whether the enquiry was closed or reopened. */
  moved(): boolean;
  /** Why a message or a change was rejected. */
  error(): GatewayError | null;
  /** Resolves when the gateway has marked the messages as read. */
  read(): Promise<unknown>;
}

export type ThreadDriver = FlowDriver<ThreadView, ThreadEvent>;

interface Work {
  /**
   * Idempotency key of the message or change. The keys of files are derived from it, so that a repeat stores no file
   * twice.
   */
  readonly key: string;
  /** True for a dry run, which only loads the thread. */
  readonly isRehearsal?: boolean;
}

/** Opens the flow of the thread page for one side. Ignores the drafts of pages. D-65 D-95 */
export function withThread<Done>(
  invocation: Invocation,
  context: ThreadContext,
  work: Work,
  use: (thread: ThreadDriver, answers: ThreadAnswers) => Promise<Done>,
): Promise<Done> {
  const { connection, side, enquiryId } = context;
  const { calls, answers } = recordCalls(context.calls, work);
  const storage = createCommandStorage(connection, [threadDraftsKey]);
  const opening = { side, enquiryId, calls, lang: invocation.global.lang, offsetAt: getUtcOffset };
  return withFlow(
    invocation,
    (bugs) => openThread({ ...connection, ids: { uuid: createDerivedKeys(work.key) }, storage, bugs }, opening),
    (thread) => use(thread, answers),
  );
}

/** Minutes by which this computer's local time is ahead of UTC at a time. */
const getUtcOffset = (time: number): number => -new Date(time).getTimezoneOffset();

/** Sends the calls with the command's key and records their responses. */
function recordCalls(calls: ThreadCalls, { key, isRehearsal = false }: Work) {
  let thread: Thread | null = null;
  let sent: SentMessage | null = null;
  let moved = false;
  let error: GatewayError | null = null;
  const marks: Promise<unknown>[] = [];
  const withKey = (options: SubmitOptions): SubmitOptions => ({ ...options, idempotencyKey: key, retry: true });
  const recordError = <Value>(answer: Result<Value, GatewayError>) => {
    error = answer.ok ? null : answer.error;
    return answer;
  };
  const recordedCalls: ThreadCalls = {
    ...calls,
    async load(signal) {
      const loaded = await calls.load(signal);
      if (loaded.ok) thread = loaded.value;
      return loaded;
    },
    markRead(position, options) {
      const mark = calls.markRead(position, options);
      marks.push(mark);
      return mark;
    },
    sendFile(file, options) {
      const { name, size } = file;
      return isRehearsal ? Promise.resolve(ok({ fileId: name, fileName: name, size })) : calls.sendFile(file, options);
    },
    async send(message, options) {
      const none = ok({ messageId: '', position: 0 });
      const answer = isRehearsal ? none : recordError(await calls.send(message, withKey(options)));
      if (answer.ok) sent = answer.value;
      return answer;
    },
    async setState(to, options) {
      const answer = isRehearsal ? ok(null) : recordError(await calls.setState(to, withKey(options)));
      moved = answer.ok;
      return answer;
    },
    shareContact: async (options) => recordError(await calls.shareContact(withKey(options))),
  };
  const answers: ThreadAnswers = {
    thread: () => thread,
    sent: () => sent,
    moved: () => moved,
    error: () => error,
    read: () => Promise.allSettled(marks),
  };
  return { calls: recordedCalls, answers };
}
