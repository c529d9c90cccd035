import type { SnapshotFrom } from 'xstate';
import type { ConfirmationResult, WaitingItem } from '../contract/confirmation/calls.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import {
  initialVerification,
  type VerificationContext,
  type VerificationOpening,
  type verificationMachine,
} from './verification.machine.ts';

/** An item that waits for the address, ticked or not. */
export interface WaitingView extends WaitingItem {
  readonly isChosen: boolean;
}

export interface VerificationView {
  readonly busy: boolean;
  readonly state: VerificationContext['stage'] | 'verifying' | 'failed';
  readonly title: Message;
  readonly message: DisplayMessage | null;
  /** Whether the confirmed address belongs to an account. */
  readonly isAccount: boolean;
  readonly email: string;
  readonly canRetry: boolean;
  readonly canSendAgain: boolean;
  /** The password field, if the person must log in; otherwise null. */
  readonly password: (FieldView & { readonly visible: boolean }) | null;
  /** When it grows, the password gets the focus. */
  readonly refusals: number;
  /** The reason why the last action failed. */
  readonly failure: DisplayMessage | null;
  readonly sent: ConfirmationResult['sent'];
  readonly removed: number;
  /** Items that other accounts or browsers sent from this address. */
  readonly waiting: readonly WaitingView[];
  /** Link to the thread, which can be read now. */
  readonly thread: Link | null;
}

/** */
export function verificationView(snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView {
  const { context } = snapshot;
  const busy = snapshot.hasTag('busy');
  if (snapshot.matches('verifying') || snapshot.matches('opened')) return viewOf(context, 'verifying', busy);
  return viewOf(context, snapshot.matches('failed') ? 'failed' : context.stage, busy);
}

/** The view before the flow's code is loaded. */
export function verificationStart(opening: VerificationOpening): VerificationView {
  const context = initialVerification(opening);
  const isKnown = context.stage === 'unconfirmed';
  return viewOf(context, isKnown ? 'unconfirmed' : 'verifying', !isKnown);
}

function viewOf(context: VerificationContext, state: VerificationView['state'], busy: boolean): VerificationView {
  const {
    email,
    isAccount,
    canSendAgain,
    password,
    isVisible,
    refusals,
    chosen,
    error,
    sent,
    removed,
    waiting,
    enquiry,
  } = context;
  const isShown = state !== 'verifying' && state !== 'failed';
  return {
    busy,
    state,
    title: TITLE_BY_STATE[state],
    message: state === 'failed' ? error && errorMessage(error) : messageOf(state, context),
    isAccount,
    email,
    canRetry: state === 'failed',
    canSendAgain: isShown && canSendAgain,
    password: state === 'password' ? { ...fieldView(password), visible: isVisible } : null,
    refusals,
    failure: isShown && error !== null ? errorMessage(error) : null,
    sent,
    removed,
    waiting: isShown ? waiting.map((item) => ({ ...item, isChosen: chosen.includes(item.id) })) : [],
    thread: enquiry && { route: 'enquiryThread', params: { enquiryId: enquiry.id }, query: { sign: enquiry.sign } },
  };
}

const TITLE_BY_STATE: Readonly<Record<VerificationView['state'], Message>> = {
  verifying: { key: 'verify.verifying' },
  verified: { key: 'verify.verified.title' },
  password: { key: 'verify.password.title' },
  otherAccount: { key: 'verify.otherAccount.title' },
  unconfirmed: { key: 'verify.unconfirmed.title' },
  invalid: { key: 'verify.invalid.title' },
  rejected: { key: 'verify.rejected.title' },
  mailed: { key: 'verify.mailed.title' },
  earlier: { key: 'verify.earlier.title' },
  denied: { key: 'verify.denied.title' },
  failed: { key: 'verify.failed.title' },
};

function messageOf(state: VerificationView['state'], { email, canSendAgain }: VerificationContext): Message | null {
  const values = { email };
  switch (state) {
    case 'verified':
      return { key: 'verify.verified.text', values };
    case 'password':
      return { key: 'verify.password.text', values };
    case 'otherAccount':
      return { key: 'verify.otherAccount.text', values };
    case 'unconfirmed':
      return { key: 'verify.unconfirmed.text', values };
    case 'invalid':
      return canSendAgain ? { key: 'verify.over.text', values } : { key: 'verify.invalid.text' };
    case 'rejected':
      return { key: 'verify.rejected.text', values };
    case 'mailed':
      return { key: 'verify.mailed.text', values };
    case 'earlier':
      return { key: 'verify.earlier.text', values };
    case 'denied':
      return { key: 'verify.denied.text', values };
    default:
      return null;
  }
}
