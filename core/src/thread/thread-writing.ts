import { MESSAGE_FILES_MAX, MESSAGE_MAX } from '../contract/enquiry/thread-limits.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { FileAnsweredEvent, UploadInput } from '../files/file-upload.ts';
import { checkFiles, type FormFile, toAttachments, toSendingFile, updateFile } from '../files/form-files.ts';
import { emptyField, updateField, validateField } from '../forms/field.ts';
import { maxLength, type Rule, required } from '../forms/rule.ts';
import { trimText } from '../forms/text-input.ts';
import { getOtherSide, type ThreadContext } from './thread.context.ts';
import type { SentMessage, WrittenMessage } from './thread-calls.ts';

type Change = Partial<ThreadContext>;

/** A message with files needs no text. */
const getRules = (files: readonly FormFile[]): readonly Rule<string>[] => [
  ...(files.length === 0 ? [required({ key: 'thread.write.empty' })] : []),
  maxLength(MESSAGE_MAX),
];

export const withText = ({ field, files }: ThreadContext, value: string): Change => ({
  field: updateField(field, value, getRules(files)),
  failedFileName: null,
  sendError: null,
});

export const isSendable = ({ thread, field, files }: ThreadContext): boolean =>
  thread?.canReply === true && !validateField(field, getRules(files), 'submit').failure;

/** Checks the message for a submit, and counts the rejection. */
export const revealErrors = ({ field, files, refusals }: ThreadContext): Change => ({
  field: validateField(field, getRules(files), 'submit'),
  refusals: refusals + 1,
  sendError: null,
});

export const toMessage = ({ field, files }: ThreadContext): WrittenMessage => ({
  text: trimText(field.value),
  files: toAttachments(files),
});

/** Returns the content that identifies a message. Without files it is only the text, as in drafts of older versions. */
export function toContent(context: ThreadContext): unknown {
  const { text, files } = toMessage(context);
  return files.length === 0 ? text : { text, files: files.map(({ fileId }) => fileId) };
}

/** Adds the accepted ones of the chosen files, with an upload for each. */
export function addFiles(
  { field, files, filesAccepted }: ThreadContext,
  chosen: readonly LocalFile[],
): { readonly uploads: readonly UploadInput[]; readonly change: Change } {
  const room = { present: files.length, max: MESSAGE_FILES_MAX };
  const { accepted, refused: fileRefusals } = checkFiles(chosen, room);
  const uploads = accepted.map((file, index) => ({ id: `file-${filesAccepted + index + 1}`, file }));
  const all = [...files, ...uploads.map(toSendingFile)];
  return {
    uploads,
    change: {
      ...withFiles(field, all),
      filesAccepted: filesAccepted + accepted.length,
      fileRefusals,
    },
  };
}

/**
 * Sets the files and checks the message again, since with files it needs no text; clears the messages about the earlier
 * files.
 */
const withFiles = (field: ThreadContext['field'], files: readonly FormFile[]): Change => ({
  files,
  field: updateField(field, field.value, getRules(files)),
  failedFileName: null,
  sendError: null,
});

export const removeFile = ({ field, files }: ThreadContext, id: string): Change => ({
  ...withFiles(
    field,
    files.filter((file) => file.id !== id),
  ),
  fileRefusals: [],
});

export const retryFile = ({ files }: ThreadContext, id: string): Change => ({
  files: updateFile(files, id, { state: 'sending', error: null }),
  failedFileName: null,
});

export function applyFileAnswer({ files }: ThreadContext, { id, answer }: FileAnsweredEvent): Change {
  const change: Partial<FormFile> = answer.ok
    ? { state: 'kept', fileId: answer.value.fileId, name: answer.value.fileName, error: null }
    : { state: 'failed', error: answer.error };
  return { files: updateFile(files, id, change) };
}

export const findFailedFile = ({ files }: ThreadContext): FormFile | undefined =>
  files.find(({ state }) => state === 'failed');

export const isUploading = ({ files }: ThreadContext): boolean => files.some(({ state }) => state === 'sending');

/**
 * Adds the sent message to the thread until it is loaded again. Text typed and files added since it was sent stay in
 * the composer.
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
    ...(toMessage(context).text === sent.text && { field: emptyField }),
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
    thread: { ...thread, messages: [...thread.messages, message], turn: getOtherSide(thread.viewer) },
  };
}
