import type { Database } from '@fairhall/gateway/db/database';
import type { Role } from './roles.ts';

/** `done`, or the HTTP status of the rejection; 200 means that the password is wrong. */
export type Outcome = 'done' | 200 | 400 | 401 | 403 | 404;

export interface Line {
  /** Data that the call accepts, new for each role. */
  readonly data: (made: RoleTestRecords) => object | Promise<object>;
  readonly outcomes: Readonly<Record<Role, Outcome>>;
}

export interface RoleTestRecords {
  readonly rfqId: string;
  /** An enquiry of the owner that the supplier has received. */
  readonly enquiryId: string;
  readonly database: Database;
}

/** Allows every role, except pages of other sites and clients with two tokens. */
const everybody = {
  none: 'done',
  buyer: 'done',
  otherBuyer: 'done',
  supplier: 'done',
  expired: 'done',
  loggedOut: 'done',
  passwordChanged: 'done',
  unknown: 'done',
  wrongKind: 'done',
  cut: 'done',
  long: 'done',
  strangeCharacter: 'done',
  cookieAlone: 'done',
  doubled: 400,
  otherDevice: 'done',
  noProof: 'done',
  badProof: 'done',
  otherSite: 403,
  supplierMember: 'done',
  otherSupplier: 'done',
  removedSupplier: 'done',
  support: 'done',
  operator: 'done',
  revokedStaff: 'done',
} as const;

const proven = { ...everybody, noProof: 403, badProof: 403 } as const;
const buyersAlone = {
  ...everybody,
  none: 401,
  supplier: 401,
  expired: 401,
  loggedOut: 401,
  passwordChanged: 401,
  unknown: 401,
  wrongKind: 401,
  cut: 401,
  long: 401,
  strangeCharacter: 401,
  cookieAlone: 401,
  noProof: 401,
  badProof: 401,
  supplierMember: 401,
  otherSupplier: 401,
  removedSupplier: 401,
  support: 401,
  operator: 401,
  revokedStaff: 401,
} as const;
const ownerAlone = { ...buyersAlone, otherBuyer: 404 } as const;
/** Allows only an operator's token; other staff get the answer that an operator may do it. */
const operatorsAlone = {
  ...buyersAlone,
  buyer: 401,
  otherBuyer: 401,
  otherDevice: 401,
  support: 403,
  operator: 'done',
} as const;

/** Allows only the token of a supplier's person. */
const suppliersAlone = {
  ...buyersAlone,
  buyer: 401,
  otherBuyer: 401,
  otherDevice: 401,
  supplier: 'done',
  supplierMember: 'done',
  otherSupplier: 'done',
} as const;
const managersAlone = { ...suppliersAlone, supplierMember: 403 } as const;

/** Data of a call that takes no input. */
export const createEmptyData = () => ({});

/** Allows every token, and none; the response does not depend on it. */
export const allowEverybody = (data: Line['data']): Line => ({ data, outcomes: everybody });
/** Treats a client with an invalid token as a visitor. */
export const allowVisitors = (data: Line['data']): Line => allowEverybody(data);
/** Allows everybody with a known device. */
export const allowKnownDevices = (data: Line['data']): Line => ({ data, outcomes: proven });
export const allowBuyers = (data: Line['data']): Line => ({ data, outcomes: buyersAlone });
export const allowOwner = (data: Line['data']): Line => ({ data, outcomes: ownerAlone });

/** Asks the logged-in buyer for the password, which is wrong here. */
export const allowWithPassword = (data: Line['data']): Line => ({
  data,
  outcomes: { ...buyersAlone, buyer: 200, otherBuyer: 200, otherDevice: 200 },
});
/**
 * Asks the logged-in buyer for the password. Everybody else gets 404 instead of 401, because a repeat may arrive after
 * the login has ended.
 */
export const allowWithPasswordOnce = (data: Line['data']): Line => {
  const roles = Object.entries(allowWithPassword(data).outcomes).map(([role, outcome]) => [
    role,
    outcome === 401 ? 404 : outcome,
  ]);
  return { data, outcomes: Object.fromEntries(roles) as Line['outcomes'] }; // every role of `allowWithPassword`
};

/** Data of the owner's account, in a call that guests with a signature make too: everybody else gets "not found". */
export const hideFromOthers = (data: Line['data']): Line => {
  const roles = Object.entries(everybody).map(([role, outcome]) => {
    const isOwner = ['buyer', 'otherDevice'].includes(role) || outcome !== 'done';
    return [role, isOwner ? outcome : 404];
  });
  return { data, outcomes: Object.fromEntries(roles) as Line['outcomes'] }; // every role of `everybody`
};
/** The same for a form, which requires a known device: it could be another site's. */
export const hideFromOthersByForm = (data: Line['data']): Line => ({
  data,
  outcomes: { ...hideFromOthers(data).outcomes, noProof: 403, badProof: 403 },
});
/** Allows only the token of a person of the supplier concerned, with any right. */
export const allowOneSupplier = (data: Line['data']): Line => ({
  data,
  outcomes: { ...suppliersAlone, otherSupplier: 404 },
});
/** The same for a form, which without a token and a known device could be another site's. */
export const allowOneSupplierByForm = (data: Line['data']): Line => ({
  data,
  outcomes: { ...allowOneSupplier(data).outcomes, noProof: 403, badProof: 403 },
});

export const allowStaff = (data: Line['data']): Line => ({ data, outcomes: { ...operatorsAlone, support: 'done' } });
export const allowOperators = (data: Line['data']): Line => ({ data, outcomes: operatorsAlone });
/** For a form, which without a token and a known device could be another site's. */
export const allowOperatorsByForm = (data: Line['data']): Line => ({
  data,
  outcomes: { ...operatorsAlone, noProof: 403, badProof: 403 },
});

export const allowSuppliers = (data: Line['data']): Line => ({ data, outcomes: suppliersAlone });
export const allowManagers = (data: Line['data']): Line => ({ data, outcomes: managersAlone });
/** For a form, which without a token and a known device could be another site's. */
export const allowManagersByForm = (data: Line['data']): Line => ({
  data,
  outcomes: { ...managersAlone, noProof: 403, badProof: 403 },
});
/** For an item of S1. */
export const allowManagersOfOneSupplier = (data: Line['data']): Line => ({
  data,
  outcomes: { ...managersAlone, otherSupplier: 404 },
});
