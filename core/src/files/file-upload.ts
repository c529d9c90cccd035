import type { Attachment } from '../contract/attachment.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Ids } from '../ports/ids.ts';
import { err, type Result } from '../result.ts';

export interface UploadInput {
  readonly id: string;
  readonly file: LocalFile;
}

/** Sends the file again. */
export type UploadEvent = { readonly type: 'upload.repeated' };

/** An upload has ended: `answer` says how, and `error` is what was thrown where a port broke. */
export interface FileAnsweredEvent {
  readonly type: 'file.answered';
  readonly id: string;
  readonly answer: Result<Attachment, GatewayError>;
  readonly error?: unknown;
}

/** The call that keeps a file for what is being written; its failure is shown by the form. */
export type SendFile = (
  file: LocalFile,
  options: { readonly idempotencyKey: string; readonly signal: CancelSignal },
) => Promise<Result<Attachment, GatewayError>>;

export interface UploadPorts {
  readonly sendFile: SendFile;
  readonly ids: Pick<Ids, 'uuid'>;
}

export interface Upload {
  /** Sends the file; every try has the same key. */
  start(): void;
  stop(): void;
}

/** Uploads one file under one key, so that a repeat after a lost answer does not keep it twice. REL-05 */
export function createUpload(
  { sendFile, ids }: UploadPorts,
  { id, file }: UploadInput,
  onAnswered: (event: FileAnsweredEvent) => void,
): Upload {
  const idempotencyKey = ids.uuid();
  const cancelling = createCancellation();
  const handleError = (error: unknown) =>
    onAnswered({ type: 'file.answered', id, answer: err(gatewayError('SERVER_ERROR')), error });
  return {
    start() {
      const options = { idempotencyKey, signal: cancelling.signal };
      sendFile(file, options).then((answer) => onAnswered({ type: 'file.answered', id, answer }), handleError);
    },
    stop: cancelling.cancel,
  };
}

interface Cancellation {
  readonly signal: CancelSignal;
  cancel(): void;
}

function createCancellation(): Cancellation {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
    cancel() {
      aborted = true;
      for (const listener of [...listeners]) listener();
    },
  };
}
