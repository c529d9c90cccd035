import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import type { verificationMachine } from './verification.machine.ts';

export interface VerificationView {
  readonly busy: boolean;
  readonly state: 'verifying' | 'verified' | 'invalid' | 'failed';
  readonly title: Message;
  readonly message: ShownMessage | null;
  readonly canRetry: boolean;
  /** To the thread, which can be read from now on. */
  readonly thread: Link | null;
}

/** */
export function verificationView(snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView {
  const { email, enquiry, error } = snapshot.context;
  const thread = enquiry && threadOf(enquiry);
  const busy = snapshot.hasTag('busy');
  if (snapshot.matches('verified')) {
    const message: Message = { key: 'verify.verified.text', values: { email } };
    return { busy, state: 'verified', title: { key: 'verify.verified.title' }, message, canRetry: false, thread };
  }
  if (snapshot.matches('invalid')) {
    const message: Message = { key: 'verify.invalid.text' };
    return { busy, state: 'invalid', title: { key: 'verify.invalid.title' }, message, canRetry: false, thread };
  }
  if (snapshot.matches('failed')) {
    const message = error && errorMessage(error);
    return { busy, state: 'failed', title: { key: 'verify.failed.title' }, message, canRetry: true, thread };
  }
  return { busy, state: 'verifying', title: { key: 'verify.verifying' }, message: null, canRetry: false, thread };
}

const threadOf = ({ id, sign }: { readonly id: string; readonly sign: string }): Link => ({
  route: 'enquiryThread',
  params: { enquiryId: id },
  query: { sign },
});
