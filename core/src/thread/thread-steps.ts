import type { Thread } from '../contract/enquiry/thread.ts';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';
import { isOpen, type ThreadAct } from './thread.context.ts';
import { getNamedMessage, type Names } from './thread-names.ts';

/** An action that is available in the thread. */
export interface ThreadStep {
  readonly act: ThreadAct;
  readonly label: Message;
  readonly hint: Message;
}

/** The status of the agreement to show contact data, after this side has given it. */
export interface ContactNote {
  readonly isShown: boolean;
  readonly label: Message;
}

/** Lists the available actions. Only the side that closed an enquiry can open it again. */
export function listSteps(thread: Thread, names: Names): readonly ThreadStep[] {
  const { state, contact, closedBy, viewer } = thread;
  const steps: ThreadStep[] = [];
  if (isOpen(state)) {
    steps.push({ act: 'close', label: { key: 'thread.close' }, hint: { key: 'thread.close.hint' } });
  }
  if (state === 'closed' && closedBy === viewer) {
    steps.push({ act: 'reopen', label: { key: 'thread.reopen' }, hint: { key: 'thread.reopen.hint' } });
  }
  if (!contact.isOpen && !contact.mine && state !== 'spam') {
    steps.push({ act: 'share', label: { key: 'thread.share' }, hint: getNamedMessage(names, 'thread.share.hint') });
  }
  return steps;
}

export function getContactNote({ contact }: Thread, names: Names): ContactNote | null {
  if (contact.isOpen || !contact.mine) return null;
  return contact.theirs
    ? { isShown: true, label: { key: 'thread.share.both' } }
    : { isShown: false, label: getNamedMessage(names, 'thread.share.waiting') };
}

const MESSAGE_FAILED = {
  close: 'thread.close.failed',
  reopen: 'thread.reopen.failed',
  share: 'thread.share.failed',
} as const;

/** Why an action failed. */
export interface ActFailure {
  readonly act: ThreadAct;
  readonly label: Message;
  readonly reason: DisplayMessage;
}

export const getActFailure = (act: ThreadAct | null, error: GatewayError | null): ActFailure | null =>
  act === null || error === null ? null : { act, label: { key: MESSAGE_FAILED[act] }, reason: errorMessage(error) };
