import { MESSAGE_FILES_MAX } from '@fairhall/core/contract/enquiry/thread-limits';
import { errorMessage, shownText } from '@fairhall/core/contract/error-message';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { trimText } from '@fairhall/core/forms/text-input';
import { ok } from '@fairhall/core/result';
import type { Composer } from '@fairhall/core/thread/thread.view';
import { fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { localFiles } from '../local-files.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { givenText } from '../prompt.ts';
import { openedThread } from './opened-thread.ts';
import { type DrivenThread, type ThreadAnswers, withThread } from './thread-flow.ts';
import type { ThreadPlace } from './thread-place.ts';
import { warnHiddenContacts } from './warn-hidden-contacts.ts';

interface Writing {
  readonly invocation: Invocation;
  readonly place: ThreadPlace;
  readonly key: string;
  readonly text: string;
  readonly files: readonly LocalFile[];
  readonly isRehearsal: boolean;
}

/** Writes to the other side, words, files or both. With the same --key a repeat counts once. D-65 D-95 D-10 REL-02 */
export async function answerThread(invocation: Invocation, place: ThreadPlace): Promise<Outcome> {
  const given = keyOption(invocation.options);
  if (!given.ok) return given;
  const files = await localFiles(invocation, MESSAGE_FILES_MAX);
  if (!files.ok) return files;
  const key = given.value ?? place.connection.ids.uuid();
  const isRehearsal = flagOption(invocation.options, 'dryRun');
  const text = await givenWords(invocation, files.value.length > 0);
  const writing: Writing = { invocation, place, key, text, files: files.value, isRehearsal };
  return withThread(invocation, place, { key, isRehearsal }, (flow, answers) => write(flow, answers, writing));
}

/** Nobody is asked for words where files go alone. */
async function givenWords(invocation: Invocation, hasFiles: boolean): Promise<string> {
  if (hasFiles && textOption(invocation.options, 'text') === undefined) return '';
  return trimText(await givenText(invocation, 'text', 'terminal.thread.ask.text'));
}

async function write(flow: DrivenThread, answers: ThreadAnswers, writing: Writing): Promise<Outcome> {
  const { invocation, place, key, text, files, isRehearsal } = writing;
  // What nobody looks at is not read.
  const opened = openedThread(await flow.do({ type: 'page.hidden' }), place);
  if (!opened.ok) return opened;
  const { composer, ended } = opened.value;
  if (composer === null) return fail(EXIT.refused, ended ?? { key: 'thread.noReply' });
  const written = (await flow.do({ type: 'text.changed', value: text })).thread?.composer ?? composer;
  // Words that are too long are refused before any file is sent.
  const isTooLong = written.count.length > written.count.max;
  if (!isTooLong) await warnHiddenContacts(invocation, text, place.findHiddenContacts);
  const lost = isTooLong || files.length === 0 ? undefined : failedFile(await attach(flow, files));
  if (lost?.error) {
    const said = { text: `${lost.name}: ${shownText(invocation.texts, errorMessage(lost.error))}` };
    return withRepeat(place.failed(lost.error, said), key);
  }
  const { thread } = await flow.do({ type: 'message.submitted' });
  if (answers.sent() === null) return notSent(thread?.composer ?? null, answers, writing);
  if (isRehearsal) return rehearsed(writing);
  return ok({
    data: { enquiryId: place.enquiryId, ...answers.sent(), idempotencyKey: key },
    view: { kind: 'facts', facts: [[invocation.texts.text('terminal.column.id'), answers.sent()?.messageId ?? '']] },
    remarks: [{ key: 'terminal.thread.sent' }],
  });
}

/** Uploads the files. One whose answer got lost is sent once more under its own key. */
async function attach(flow: DrivenThread, files: readonly LocalFile[]): Promise<Composer | null> {
  const { thread } = await flow.do({ type: 'files.added', files });
  const lost = thread?.composer?.files.filter(({ error }) => error?.kind === 'NETWORK_ERROR') ?? [];
  if (lost.length === 0) return thread?.composer ?? null;
  const again = await flow.do(...lost.map(({ id }) => ({ type: 'file.retried', id }) as const));
  return again.thread?.composer ?? null;
}

const failedFile = (composer: Composer | null) => composer?.files.find(({ state }) => state === 'failed');

function rehearsed({ place: { enquiryId }, key, text, files }: Writing): Outcome {
  const names = files.map(({ name }) => name);
  const data = { enquiryId, text, ...(names.length > 0 && { files: names }) };
  return dryRun({ data, idempotencyKey: key }, { ...data, files: data.files?.join(' '), key });
}

/** The gateway refused it, or there is something wrong with the text itself. */
function notSent(composer: Composer | null, answers: ThreadAnswers, { invocation, place, key }: Writing): Outcome {
  const error = answers.error();
  if (error !== null) return withRepeat(place.failed(error), key);
  const message = composer?.field.message ?? { key: 'request.server' as const };
  return fail(EXIT.refused, { text: `--text: ${shownText(invocation.texts, message)}` });
}
