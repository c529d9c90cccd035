import type { Attachment } from '../contract/attachment.ts';
import type { GatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import { UPLOAD_MAX_BYTES } from '../contract/upload/limits.ts';
import type { Message } from '../ports/texts.ts';
import type { UploadInput } from './file-upload.ts';

/**
 * The permitted file name extensions. The gateway checks the content too, since an extension proves nothing. D-10 D-41
 */
export const FILE_ATTACHMENT_EXTENSIONS = ['pdf', 'docx', 'xlsx', 'csv', 'txt', 'png', 'jpg', 'jpeg'] as const;

/** A file attached to a request or message that is being written. */
export interface FormFile {
  /** Made by the form, since the gateway assigns an id only once the file has arrived. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: 'sending' | 'kept' | 'failed';
  /** The gateway's id; null until the file has arrived there. */
  readonly fileId: string | null;
  readonly error: GatewayError | null;
}

/** A chosen file that was rejected, and why. */
export interface FileRefusal {
  readonly name: string;
  readonly message: Message;
}

/** The number of files present, and the limit. */
export interface FileRoom {
  readonly present: number;
  readonly max: number;
}

export interface CheckedFiles {
  readonly accepted: readonly LocalFile[];
  readonly refused: readonly FileRefusal[];
}

/** Checks the chosen files before anything is sent: type, size and number. D-10 */
export function checkFiles(chosen: readonly LocalFile[], { present, max }: FileRoom): CheckedFiles {
  const accepted: LocalFile[] = [];
  const refused: FileRefusal[] = [];
  for (const file of chosen) {
    const message = findFault(file) ?? (present + accepted.length >= max ? formatTooMany(file.name, max) : null);
    if (message === null) accepted.push(file);
    else refused.push({ name: file.name, message });
  }
  return { accepted, refused };
}

/** Returns the form entries of a stored draft's files, which the gateway already stores. */
export const toFormFiles = (attachments: readonly Attachment[]): readonly FormFile[] =>
  attachments.map(({ fileId, fileName, size }) => ({
    id: `kept-${fileId}`,
    name: fileName,
    size,
    state: 'kept',
    fileId,
    error: null,
  }));

/** Returns the files that have arrived at the gateway; a request contains no others. */
export const toAttachments = (files: readonly FormFile[]): Attachment[] =>
  files.flatMap(({ fileId, name, size }) => (fileId === null ? [] : [{ fileId, fileName: name, size }]));

export const toSendingFile = ({ id, file: { name, size } }: UploadInput): FormFile => ({
  id,
  name,
  size,
  state: 'sending',
  fileId: null,
  error: null,
});

export const updateFile = (files: readonly FormFile[], id: string, change: Partial<FormFile>): readonly FormFile[] =>
  files.map((file) => (file.id === id ? { ...file, ...change } : file));

function findFault({ name, size, type }: LocalFile): Message | null {
  if (!isOfKind(name, type)) return { key: 'files.wrongKind', values: { name } };
  if (size === 0) return { key: 'files.empty', values: { name } };
  if (size > UPLOAD_MAX_BYTES) return { key: 'files.tooLarge', values: { name, max: UPLOAD_MAX_BYTES / 1024 / 1024 } };
  return null;
}

const formatTooMany = (name: string, max: number): Message => ({ key: 'files.tooMany', values: { name, max } });

/** A picture from a phone may have no extension; then its declared type counts. */
function isOfKind(name: string, type: string): boolean {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) return /^(?:image\/(?:png|jpeg)|application\/pdf|text\/(?:csv|plain))$/.test(type);
  return FILE_ATTACHMENT_EXTENSIONS.some((known) => known === ending);
}
