import { MESSAGE_FILES_MAX, MESSAGE_MAX } from '../contract/enquiry/thread-limits.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { FileAnswered, UploadInput } from '../files/file-upload.ts';
import { attachmentsOf, changedFile, checkFiles, type FormFile, sendingFile } from '../files/form-files.ts';
import { checkedField, emptyField, typedField } from '../forms/field.ts';
import { maxLength, type Rule, required } from '../forms/rule.ts';
import { trimText } from '../forms/text-input.ts';
import { otherSide, type ThreadContext } from './thread.context.ts';
import type { SentMessage, WrittenMessage } from './thread-calls.ts';

type Change = Partial<ThreadContext>;

/** Files may go without words. */
const rulesFor = (files: readonly FormFile[]): readonly Rule<string>[] => [
  ...(files.length === 0 ? [required({ key: 'thread.write.empty' })] : []),
  maxLength(MESSAGE_MAX),
];

export const withText = ({ field, files }: ThreadContext, value: string): Change => ({
  field: typedField(field, value, rulesFor(files)),
  held: null,
  sendError: null,
});

export const isSendable = ({ thread, field, files }: ThreadContext): boolean =>
  thread?.canReply === true && !checkedField(field, rulesFor(files), 'submit').failure;

/** */
export const refusedMessage = ({ field, files, refusals }: ThreadContext): Change => ({
  field: checkedField(field, rulesFor(files), 'submit'),
  refusals: refusals + 1,
  sendError: null,
});

export const messageOf = ({ field, files }: ThreadContext): WrittenMessage => ({
  text: trimText(field.value),
  files: attachmentsOf(files),
});

/** What tells one message from another; words alone stand for themselves, as in drafts of older versions. */
export function contentOf(context: ThreadContext): unknown {
  const { text, files } = messageOf(context);
  return files.length === 0 ? text : { text, files: files.map(({ fileId }) => fileId) };
}

/** Adds those of the chosen files that are accepted, with an upload for each. */
export function filesAdded(
  { field, files, filesAccepted }: ThreadContext,
  chosen: readonly LocalFile[],
): { readonly uploads: readonly UploadInput[]; readonly change: Change } {
  const room = { present: files.length, max: MESSAGE_FILES_MAX };
  const { accepted, refused: fileRefusals } = checkFiles(chosen, room);
  const uploads = accepted.map((file, index) => ({ id: `file-${filesAccepted + index + 1}`, file }));
  const all = [...files, ...uploads.map(sendingFile)];
  return {
    uploads,
    change: {
      ...withFiles(field, all),
      filesAccepted: filesAccepted + accepted.length,
      fileRefusals,
    },
  };
}

/** The message is looked at anew: with files it needs no words, and what was said of them before holds no longer. */
const withFiles = (field: ThreadContext['field'], files: readonly FormFile[]): Change => ({
  files,
  field: typedField(field, field.value, rulesFor(files)),
  held: null,
  sendError: null,
});

export const fileRemoved = ({ field, files }: ThreadContext, id: string): Change => ({
  ...withFiles(
    field,
    files.filter((file) => file.id !== id),
  ),
  fileRefusals: [],
});

export const fileRetried = ({ files }: ThreadContext, id: string): Change => ({
  files: changedFile(files, id, { state: 'sending', error: null }),
  held: null,
});

export function fileAnswered({ files }: ThreadContext, { id, answer }: FileAnswered): Change {
  const change: Partial<FormFile> = answer.ok
    ? { state: 'kept', fileId: answer.value.fileId, name: answer.value.fileName, error: null }
    : { state: 'failed', error: answer.error };
  return { files: changedFile(files, id, change) };
}

export const failedFile = ({ files }: ThreadContext): FormFile | undefined =>
  files.find(({ state }) => state === 'failed');

export const isUploading = ({ files }: ThreadContext): boolean => files.some(({ state }) => state === 'sending');

/**
 * The thread with the message that has just arrived, until it is loaded again. What was typed and added since it left stays
 * where one writes.
 */
export function withSent(
  context: ThreadContext,
  sent: WrittenMessage,
  { messageId, position }: SentMessage,
  now: number,
): Change {
  const { thread } = context;
  const gone = new Set(sent.files.map(({ fileId }) => fileId));
  const emptied = {
    attempt: null,
    fileRefusals: [],
    files: context.files.filter(({ fileId }) => fileId === null || !gone.has(fileId)),
    ...(messageOf(context).text === sent.text && { field: emptyField }),
  };
  if (thread === null || thread.messages.some((message) => message.messageId === messageId)) return emptied;
  const message = {
    messageId,
    position,
    side: thread.viewer,
    author: '',
    text: sent.text,
    files: sent.files.map((file) => ({ ...file, url: '' })),
    isMasked: false,
    createTime: now,
    readTime: null,
  };
  return {
    ...emptied,
    thread: { ...thread, messages: [...thread.messages, message], turn: otherSide(thread.viewer) },
  };
}
