import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { OwnAccount } from './load-own.ts';
import type { ownMachine } from './own.machine.ts';

export interface OwnView {
  readonly busy: boolean;
  /** Null until it has been read. */
  readonly account: OwnAccount | null;
  readonly message: ShownMessage | null;
}

export function ownView(snapshot: SnapshotFrom<typeof ownMachine>): OwnView {
  const { account, error } = snapshot.context;
  return { busy: snapshot.hasTag('busy'), account, message: error && errorMessage(error) };
}

/** Before the flow's code is there. */
export const OWN_START: OwnView = { busy: true, account: null, message: null };
