import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import type { mailBadgeMachine } from './mail-badge.machine.ts';

export interface MailBadgeView {
  readonly busy: boolean;
  readonly state: 'ready' | 'mailing' | 'mailed' | 'failed';
  /** The error of the last request; null if it did not fail. */
  readonly error: GatewayError | null;
}

/** The view before any request. */
export const MAIL_BADGE_START: MailBadgeView = { busy: false, state: 'ready', error: null };

/** */
export function mailBadgeView(snapshot: SnapshotFrom<typeof mailBadgeMachine>): MailBadgeView {
  const { value, context } = snapshot;
  return { busy: snapshot.hasTag('busy'), state: typeof value === 'string' ? value : 'mailed', error: context.error };
}
