import { RFQ_STATUS } from '../contract/rfq/status.ts';
import { err, ok, type Result } from '../result.ts';

/**
 * The state of a request: held back from exhibitors, open, closed by the organiser's staff, or withdrawn by
 * its buyer.
 */
export type RfqState = 'held' | 'open' | 'closed' | 'withdrawn';

/** The person who acts on a request: a buyer by the account, or the organiser's staff. */
export type RfqActor = { readonly side: 'buyer'; readonly accountId: string } | { readonly side: 'staff' };

/** `resubmit` sends an ended request again as a new one, and leaves the ended one as it is. */
export type RfqAct = 'edit' | 'withdraw' | 'close' | 'resubmit';

/** A request as far as its rules need it. */
export interface RfqLifecycle {
  readonly state: RfqState;
  /** Grows with each change of the request or its state. */
  readonly version: number;
  /** The buyer who sent it. */
  readonly accountId: string;
}

/**
 * Why an act is not allowed: `stranger` for a request of somebody else, `ended` or `open` for a state that does not allow
 * it, or `changed` if the actor saw another version.
 */
export type RfqActRefusal = 'stranger' | 'ended' | 'open' | 'changed';

interface RfqRule {
  readonly side: RfqActor['side'];
  /** Whether the act is for requests that have ended, rather than for those that have not. */
  readonly isForEnded: boolean;
  /** The state after the act; null if it stays. */
  readonly to: RfqState | null;
}

const RULES = {
  edit: { side: 'buyer', isForEnded: false, to: null },
  withdraw: { side: 'buyer', isForEnded: false, to: 'withdrawn' },
  close: { side: 'staff', isForEnded: false, to: 'closed' },
  resubmit: { side: 'buyer', isForEnded: true, to: null },
} as const satisfies Record<RfqAct, RfqRule>;

/** Returns the state from the status number and whether the request is held back. An unknown status counts as closed. */
export function getRfqState({ status, isWaiting }: { readonly status: number; readonly isWaiting: boolean }): RfqState {
  if (status === RFQ_STATUS.withdrawn) return 'withdrawn';
  if (status !== RFQ_STATUS.open) return 'closed';
  return isWaiting ? 'held' : 'open';
}

/** The status number of a state. */
export const toRfqStatus = (state: RfqState): number => RFQ_STATUS[state === 'held' ? 'open' : state];

/** Whether suppliers no longer need to answer a request in this state. */
export const hasRfqEnded = (state: RfqState): boolean => state === 'closed' || state === 'withdrawn';

/**
 * The state and version of a request after an act of a person who saw the given version; undefined if they name none.
 * D-50
 */
export function applyRfqAct(
  rfq: RfqLifecycle,
  actor: RfqActor,
  act: RfqAct,
  seenVersion: number | undefined,
): Result<Pick<RfqLifecycle, 'state' | 'version'>, RfqActRefusal> {
  const { side, isForEnded, to }: RfqRule = RULES[act];
  if (actor.side !== side || (actor.side === 'buyer' && actor.accountId !== rfq.accountId)) return err('stranger');
  if (hasRfqEnded(rfq.state) !== isForEnded) return err(isForEnded ? 'open' : 'ended');
  if (seenVersion !== undefined && seenVersion !== rfq.version) return err('changed');
  const isChange = act !== 'resubmit';
  return ok({ state: to ?? rfq.state, version: isChange ? rfq.version + 1 : rfq.version });
}

/** The acts that the buyer of a request can do, for the buttons of its page. */
export const listRfqActs = (state: RfqState): readonly RfqAct[] => {
  const buyer = { side: 'buyer', accountId: '' } as const;
  const acts = Object.keys(RULES) as readonly RfqAct[]; // the names of the rules
  return acts.filter((act) => applyRfqAct({ state, version: 1, accountId: '' }, buyer, act, undefined).ok);
};

/**
 * The version to send with a withdrawal of a request as it was loaded: for one that has ended, the one before, so that a
 * repeat of the withdrawal is the same request. Any other is refused anyway.
 */
export const toSeenVersion = ({ state, version }: Pick<RfqLifecycle, 'state' | 'version'>): number =>
  hasRfqEnded(state) ? version - 1 : version;
