import { shownText } from '@fairhall/core/contract/error-message';
import { ok } from '@fairhall/core/result';
import type { ShownThread } from '@fairhall/core/thread/thread.view';
import { fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { givenText } from '../prompt.ts';
import { openedThread } from './opened-thread.ts';
import { type ThreadAnswers, withThread } from './thread-flow.ts';
import type { ThreadPlace } from './thread-place.ts';

/** Writes to the other side. With the same --key a repeat counts once. D-65 D-95 REL-02 */
export async function answerThread(invocation: Invocation, place: ThreadPlace): Promise<Outcome> {
  const given = keyOption(invocation.options);
  if (!given.ok) return given;
  const key = given.value ?? place.connection.ids.uuid();
  const isRehearsal = flagOption(invocation.options, 'dryRun');
  const text = await givenText(invocation, 'text', 'terminal.thread.ask.text');
  return withThread(invocation, place, { key, isRehearsal }, async (flow, answers) => {
    // What nobody looks at is not read.
    const opened = openedThread(await flow.do({ type: 'page.hidden' }), place);
    if (!opened.ok) return opened;
    const { composer, ended } = opened.value;
    if (composer === null) return fail(EXIT.refused, ended ?? { key: 'thread.noReply' });
    const { thread } = await flow.do({ type: 'text.changed', value: text }, { type: 'message.submitted' });
    const { enquiryId } = place;
    if (answers.sent() === null) return notSent(thread, answers, { invocation, place, key });
    if (isRehearsal) return dryRun({ data: { enquiryId, text }, idempotencyKey: key }, { enquiryId, text, key });
    return ok({
      data: { enquiryId, ...answers.sent(), idempotencyKey: key },
      view: { kind: 'facts', facts: [[invocation.texts.text('terminal.column.id'), answers.sent()?.messageId ?? '']] },
      remarks: [{ key: 'terminal.thread.sent' }],
    });
  });
}

interface Sending {
  readonly invocation: Invocation;
  readonly place: ThreadPlace;
  readonly key: string;
}

/** The gateway refused it, or there is something wrong with the text itself. */
function notSent(thread: ShownThread | null, answers: ThreadAnswers, { invocation, place, key }: Sending): Outcome {
  const error = answers.error();
  if (error !== null) return withRepeat(place.failed(error), key);
  const field = thread?.composer?.field;
  // A page says that files may go alone, which are not sent from here.
  const isEmpty = field?.message == null || field.state === 'required';
  const message = isEmpty ? { key: 'terminal.thread.empty' as const } : field.message;
  return fail(EXIT.refused, { text: `--text: ${shownText(invocation.texts, message)}` });
}
