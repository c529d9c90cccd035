import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';
import type { verificationMachine } from './verification.machine.ts';

export interface VerificationView {
  readonly busy: boolean;
  readonly state: 'verifying' | 'verified' | 'invalid' | 'failed';
  readonly title: Message;
  readonly message: ShownMessage | null;
  readonly canRetry: boolean;
}

/** */
export function verificationView(snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView {
  const { email, error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  if (snapshot.matches('verified')) {
    const message: Message = { key: 'verify.verified.text', values: { email } };
    return { busy, state: 'verified', title: { key: 'verify.verified.title' }, message, canRetry: false };
  }
  if (snapshot.matches('invalid')) {
    const message: Message = { key: 'verify.invalid.text' };
    return { busy, state: 'invalid', title: { key: 'verify.invalid.title' }, message, canRetry: false };
  }
  if (snapshot.matches('failed')) {
    const message = error && errorMessage(error);
    return { busy, state: 'failed', title: { key: 'verify.failed.title' }, message, canRetry: true };
  }
  return { busy, state: 'verifying', title: { key: 'verify.verifying' }, message: null, canRetry: false };
}
