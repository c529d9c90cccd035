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

/** Retries the upload. */
export type UploadEvent = { readonly type: 'upload.repeated' };

/** An upload has ended. `answer` is its result; `error` is the thrown value if a port broke. */
export interface FileAnsweredEvent {
  readonly type: 'file.answered';
  readonly id: string;
  readonly answer: Result<Attachment, GatewayError>;
  readonly error?: unknown;
}

/** The call that stores a file of a form; the form shows its failure. */
export type SendFile = (
  file: LocalFile,
  options: { readonly idempotencyKey: string; readonly signal: CancelSignal },
) => Promise<Result<Attachment, GatewayError>>;

export interface UploadPorts {
  readonly sendFile: SendFile;
  readonly ids: Pick<Ids, 'uuid'>;
}

export interface Upload {
  /** Sends the file; every attempt has the same idempotency key. */
  start(): void;
  stop(): void;
}

/** Uploads one file under one idempotency key, so that a retry after a lost response does not store it twice. REL-05 */
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
