import { MESSAGE_FILES_MAX } from '@fairhall/core/contract/enquiry/thread-limits';
import { errorMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { trimText } from '@fairhall/core/forms/text-input';
import { ok } from '@fairhall/core/result';
import type { Composer } from '@fairhall/core/thread/thread.view';
import { fail, type Outcome } from '../answer.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { findLocalFiles } from '../find-local-files.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { readOrAskText } from '../prompt.ts';
import { requireThread } from './require-thread.ts';
import type { ThreadContext } from './thread-context.ts';
import { type ThreadAnswers, type ThreadDriver, withThread } from './thread-flow.ts';
import { warnHiddenContacts } from './warn-hidden-contacts.ts';

interface Writing {
  readonly invocation: Invocation;
  readonly context: ThreadContext;
  readonly key: string;
  readonly text: string;
  readonly files: readonly LocalFile[];
  readonly isRehearsal: boolean;
}

/**
 * Sends a message to the other side: text, files or both. Repeats with the same --key count once. D-65 D-95 D-10 REL-02
 */
export async function answerThread(invocation: Invocation, context: ThreadContext): Promise<Outcome> {
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const files = await findLocalFiles(invocation, MESSAGE_FILES_MAX);
  if (!files.ok) return files;
  const key = given.value ?? context.connection.ids.uuid();
  const isRehearsal = readFlagOption(invocation.options, 'dryRun');
  const text = await readMessageText(invocation, files.value.length > 0);
  const writing: Writing = { invocation, context, key, text, files: files.value, isRehearsal };
  return withThread(invocation, context, { key, isRehearsal }, (flow, answers) => write(flow, answers, writing));
}

/** The message text; does not prompt for it if there are files. */
async function readMessageText(invocation: Invocation, hasFiles: boolean): Promise<string> {
  if (hasFiles && readTextOption(invocation.options, 'text') === undefined) return '';
  return trimText(await readOrAskText(invocation, 'text', 'terminal.thread.ask.text'));
}

async function write(flow: ThreadDriver, answers: ThreadAnswers, writing: Writing): Promise<Outcome> {
  const { invocation, context, key, text, files, isRehearsal } = writing;
  // A hidden page does not mark messages as read.
  const opened = requireThread(await flow.do({ type: 'page.hidden' }), context);
  if (!opened.ok) return opened;
  const { composer, ended } = opened.value;
  if (composer === null) return fail(COMMAND_EXIT_CODES.refused, ended ?? { key: 'thread.noReply' });
  const written = (await flow.do({ type: 'text.changed', value: text })).thread?.composer ?? composer;
  // A text that is too long is rejected before any file is uploaded.
  const isTooLong = written.count.length > written.count.max;
  if (!isTooLong) await warnHiddenContacts(invocation, text, context.findHiddenContacts);
  const lost = isTooLong || files.length === 0 ? undefined : findFailedFile(await attach(flow, files));
  if (lost?.error) {
    const problemText = { text: `${lost.name}: ${toDisplayText(invocation.texts, errorMessage(lost.error))}` };
    return withRepeat(context.failed(lost.error, problemText), key);
  }
  const { thread } = await flow.do({ type: 'message.submitted' });
  if (answers.sent() === null) return toSendFailure(thread?.composer ?? null, answers, writing);
  if (isRehearsal) return describeDryRun(writing);
  return ok({
    data: { enquiryId: context.enquiryId, ...answers.sent(), idempotencyKey: key },
    view: { kind: 'facts', facts: [[invocation.texts.text('terminal.column.id'), answers.sent()?.messageId ?? '']] },
    remarks: [{ key: 'terminal.thread.sent' }],
  });
}

/** Uploads the files, and repeats an upload whose response was lost once with its own key. */
async function attach(flow: ThreadDriver, files: readonly LocalFile[]): Promise<Composer | null> {
  const { thread } = await flow.do({ type: 'files.added', files });
  const lost = thread?.composer?.files.filter(({ error }) => error?.kind === 'NETWORK_ERROR') ?? [];
  if (lost.length === 0) return thread?.composer ?? null;
  const again = await flow.do(...lost.map(({ id }) => ({ type: 'file.retried', id }) as const));
  return again.thread?.composer ?? null;
}

const findFailedFile = (composer: Composer | null) => composer?.files.find(({ state }) => state === 'failed');

function describeDryRun({ context: { enquiryId }, key, text, files }: Writing): Outcome {
  const names = files.map(({ name }) => name);
  const data = { enquiryId, text, ...(names.length > 0 && { files: names }) };
  return toDryRunOutcome({ data, idempotencyKey: key }, { ...data, files: data.files?.join(' '), key });
}

/** The failure of a message that the gateway rejected, or whose text is invalid. */
function toSendFailure(
  composer: Composer | null,
  answers: ThreadAnswers,
  { invocation, context, key }: Writing,
): Outcome {
  const error = answers.error();
  if (error !== null) return withRepeat(context.failed(error), key);
  const message = composer?.field.message ?? { key: 'request.server' as const };
  return fail(COMMAND_EXIT_CODES.refused, { text: `--text: ${toDisplayText(invocation.texts, message)}` });
}
