import type { OutputOf } from '../contract/call.ts';
import type { GatewayError } from '../contract/error.ts';
import type { preregistration } from '../contract/preregistration/calls.ts';

/** The link of a badge's email. */
export interface WithdrawalOpening {
  /** '' if the address has none. */
  readonly pretoken: string;
  readonly exhibitionId: string;
}

export type FoundWithdrawal = OutputOf<typeof preregistration.showWithdrawal>;

export interface WithdrawalContext extends WithdrawalOpening {
  readonly registration: FoundWithdrawal['registration'] | null;
  /** Idempotency key of the withdrawal. */
  readonly key: string | null;
  readonly error: GatewayError | null;
}

export const initialWithdrawal = (opening: WithdrawalOpening): WithdrawalContext => ({
  ...opening,
  registration: null,
  key: null,
  error: null,
});
