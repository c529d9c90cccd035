import type { SnapshotFrom } from 'xstate';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { couponMachine } from './coupon.machine.ts';

export interface CouponView {
  readonly busy: boolean;
  readonly state:
    | 'loginNeeded'
    | 'loading'
    | 'issuing'
    | 'issued'
    | 'expired'
    | 'soldOut'
    | 'unknown'
    | 'leaving'
    | 'failed';
  /** '' until it is known. */
  readonly name: string;
  /** The last day on which the coupon is valid, such as 2026-12-31; '' until it is known. */
  readonly validTo: string;
  /** '' for a coupon that was not issued. */
  readonly couponNo: string;
  readonly message: DisplayMessage;
}

/** The view until the flow is loaded. */
export const COUPON_START: CouponView = {
  busy: true,
  state: 'loading',
  name: '',
  validTo: '',
  couponNo: '',
  message: { key: 'coupon.loading' },
};

type Snapshot = SnapshotFrom<typeof couponMachine>;

/** D-29 */
export function couponView(snapshot: Snapshot): CouponView {
  const { check, issued } = snapshot.context;
  const state = getState(snapshot);
  return {
    busy: snapshot.hasTag('busy'),
    state,
    name: check?.name ?? '',
    validTo: check?.validTo ?? '',
    couponNo: state === 'issued' && issued !== null ? issued.couponNo : '',
    message: getMessage(state, snapshot),
  };
}

function getState({ value }: Snapshot): CouponView['state'] {
  // The states that decide what follows are left at once.
  return value === 'opening' || value === 'checking' || value === 'checked' || value === 'answered' ? 'loading' : value;
}

function getMessage(state: CouponView['state'], { context: { issued, isRepeat, error } }: Snapshot): DisplayMessage {
  switch (state) {
    case 'loginNeeded':
      return { key: 'coupon.login.text' };
    case 'issued':
      if (issued?.status === 'used') return { key: 'coupon.used' };
      return { key: isRepeat ? 'coupon.already' : 'coupon.issued' };
    case 'expired':
      return { key: 'coupon.expired' };
    case 'soldOut':
      return { key: 'coupon.soldOut' };
    case 'unknown':
      return { key: 'coupon.unknown' };
    case 'failed':
      return error === null ? { key: 'request.server' } : errorMessage(error);
    default:
      return { key: 'coupon.loading' };
  }
}
