import type { Attachment } from '../contract/attachment.ts';
import type { Thread } from '../contract/enquiry/thread.ts';
import type { GatewayError } from '../contract/error.ts';
import type { SendFile } from '../files/file-upload.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Result } from '../result.ts';

export interface SubmitOptions {
  readonly idempotencyKey: string;
  readonly signal: CancelSignal;
  /** Lets the client retry a lost call by itself. */
  readonly retry?: true;
}

/** Id and position of a new message. */
export interface SentMessage {
  readonly messageId: string;
  readonly position: number;
}

/** A message to send; either its text or its files may be empty. */
export interface WrittenMessage {
  readonly text: string;
  /** Files that have been uploaded. */
  readonly files: readonly Attachment[];
}

/** The calls about one thread, made by one side. The thread itself shows their failures. */
export interface ThreadCalls {
  load(signal: CancelSignal): Promise<Result<Thread, GatewayError>>;
  /** Marks all messages up to a position as read. */
  markRead(position: number, options: SubmitOptions): Promise<Result<true, GatewayError>>;
  /** Uploads a file for a message that is being written. */
  readonly sendFile: SendFile;
  send(message: WrittenMessage, options: SubmitOptions): Promise<Result<SentMessage, GatewayError>>;
  setState(to: 'closed' | 'open', options: SubmitOptions): Promise<Result<unknown, GatewayError>>;
  shareContact(options: SubmitOptions): Promise<Result<true, GatewayError>>;
}

/** An enquiry of a buyer; for a guest with the signature in the email's link. */
export interface BuyerThread {
  readonly enquiryId: string;
  readonly sign?: string | undefined;
}

/** Creates the calls of the buyer or guest who sent the enquiry. D-95 */
export function createBuyerCalls({ enquiry }: Pick<Gateway, 'enquiry'>, { enquiryId, sign }: BuyerThread): ThreadCalls {
  const named = { enquiryId, ...(sign !== undefined && { sign }) };
  return {
    load: (signal) => enquiry.thread(named, { signal, fresh: true, handled: true }),
    markRead: (position, options) => enquiry.markRead({ ...named, position }, { ...options, handled: true }),
    sendFile: (file, options) =>
      enquiry.attach(
        { enquiryId, ...(sign !== undefined && { enquirySign: sign }), file },
        { ...options, handled: true },
      ),
    send: (message, options) => enquiry.reply({ ...named, ...toMessageBody(message) }, { ...options, handled: true }),
    setState: (to, options) => enquiry.setState({ ...named, to }, { ...options, handled: true }),
    shareContact: (options) => enquiry.shareContact(named, { ...options, handled: true }),
  };
}

/** Returns a message as the calls take it. */
export const toMessageBody = ({ text, files }: WrittenMessage) => ({
  text,
  ...(files.length > 0 && { files: files.map(({ fileId }) => fileId) }),
});
