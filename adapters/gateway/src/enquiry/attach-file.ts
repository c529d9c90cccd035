import type { Attachment } from '@fairhall/core/contract/attachment';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { isOpen } from '@fairhall/core/enquiry/enquiry-status';
import { err, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import type { FoundEnquiry } from './find-enquiry.ts';
import { THREAD_NOT_SENT, THREAD_OVER } from './thread-refusals.ts';

/** Stores a file for a message that is being written; rejects it if the caller could not write one. THR-35 */
export async function attachFile(
  { threadFiles }: Pick<ThreadPorts, 'threadFiles'>,
  context: CallContext,
  { row }: FoundEnquiry,
  file: LocalFile,
): Promise<Result<Attachment, Refusal>> {
  if (row.delivered_at === null) return err(THREAD_NOT_SENT);
  return isOpen(row) ? threadFiles.store(context, row.enquiry_id, file) : err(THREAD_OVER);
}
