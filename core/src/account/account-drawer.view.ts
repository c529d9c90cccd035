import type { SnapshotFrom } from 'xstate';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { accountDrawerMachine } from './account-drawer.machine.ts';
import type { AccountOverview } from './load-account.ts';

export interface AccountDrawerView {
  readonly busy: boolean;
  /** Null until it has been loaded. */
  readonly account: AccountOverview | null;
  readonly message: DisplayMessage | null;
}

export function accountDrawerView(snapshot: SnapshotFrom<typeof accountDrawerMachine>): AccountDrawerView {
  const { account, error } = snapshot.context;
  return { busy: snapshot.hasTag('busy'), account, message: error && errorMessage(error) };
}

/** The view before the flow's code is loaded. */
export const ACCOUNT_DRAWER_START: AccountDrawerView = { busy: true, account: null, message: null };
