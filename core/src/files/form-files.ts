import type { Attachment } from '../contract/attachment.ts';
import type { GatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import { UPLOAD_MAX_BYTES } from '../contract/upload/limits.ts';
import type { Message } from '../ports/texts.ts';
import type { UploadInput } from './file-upload.ts';

/** The file name endings that may be sent. The gateway checks the content, since an ending proves nothing. D-10 D-41 */
export const ATTACHMENT_EXTENSIONS = ['pdf', 'docx', 'xlsx', 'csv', 'txt', 'png', 'jpg', 'jpeg'] as const;

/** A file of a request or message that is being written. */
export interface FormFile {
  /** Made by the form, since the gateway names a file only when it has arrived. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: 'sending' | 'kept' | 'failed';
  /** The gateway's id; null until the file has arrived there. */
  readonly fileId: string | null;
  readonly error: GatewayError | null;
}

/** A chosen file that was refused, and why. */
export interface FileRefusal {
  readonly name: string;
  readonly message: Message;
}

/** How many files there are, and how many there may be. */
export interface FileRoom {
  readonly present: number;
  readonly max: number;
}

export interface CheckedFiles {
  readonly accepted: readonly LocalFile[];
  readonly refused: readonly FileRefusal[];
}

/** Checks the chosen files before anything is sent: kind, size, and whether there is room for them. D-10 */
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

/** The files of a stored draft; the gateway has them already. */
export const toFormFiles = (attachments: readonly Attachment[]): readonly FormFile[] =>
  attachments.map(({ fileId, fileName, size }) => ({
    id: `kept-${fileId}`,
    name: fileName,
    size,
    state: 'kept',
    fileId,
    error: null,
  }));

/** The files that have arrived at the gateway; what is sent names no others. */
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

/** A picture that a phone hands over may have no ending; then its claimed type counts. */
function isOfKind(name: string, type: string): boolean {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) return /^(?:image\/(?:png|jpeg)|application\/pdf|text\/(?:csv|plain))$/.test(type);
  return ATTACHMENT_EXTENSIONS.some((known) => known === ending);
}
