import type { SnapshotFrom } from 'xstate';
import { type BuyerInfo, toTrackingParams } from './buyer-info.ts';
import type { sessionMachine } from './session.machine.ts';

/** */
export type Role = 'visitor' | 'buyer';

export interface SessionView {
  readonly busy: boolean;
  readonly role: Role;
  /** A token is stored, even while the gateway cannot identify its owner. */
  readonly isLoggedIn: boolean;
  /** Null for a visitor, and for a buyer until their data is loaded. */
  readonly user: SessionUser | null;
  readonly tracking: ReturnType<typeof toTrackingParams>;
  readonly loggingOut: boolean;
}

export type SessionUser = Omit<BuyerInfo, 'tradeChinaToken'>;

/** Before the stored token has been read. */
export const NO_SESSION: SessionView = {
  busy: true,
  role: 'visitor',
  isLoggedIn: false,
  user: null,
  tracking: toTrackingParams(null),
  loggingOut: false,
};

export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { hasToken } = snapshot.context;
  const isBuyer = hasToken === true && !snapshot.matches({ open: 'unreachable' });
  const user = isBuyer ? snapshot.context.user : null;
  return {
    busy: snapshot.hasTag('busy'),
    role: isBuyer ? 'buyer' : 'visitor',
    isLoggedIn: hasToken === true,
    user: user && omitToken(user),
    tracking: toTrackingParams(user),
    loggingOut: snapshot.matches('loggingOut'),
  };
}

function omitToken({ tradeChinaToken: _token, ...user }: BuyerInfo): SessionUser {
  return user;
}
