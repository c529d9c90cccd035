import type { Access } from '@fairhall/core/contract/call';
import type { StaffRole } from '@fairhall/core/contract/staff/limits';
import { err, ok, type Result } from '@fairhall/core/result';
import type { Buyer, StaffMember, SupplierPerson } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import {
  type CallError,
  LOGIN_REQUIRED,
  OPERATOR_REQUIRED,
  STAFF_TOKEN_EXPIRED,
  STAFF_TOKEN_INVALID,
  TOKEN_INVALID,
} from '../wire/call-error.ts';
import { hashSha256 } from './secrets.ts';
import { isTokenOf } from './tokens.ts';

const BUYER: Statement = {
  name: 'buyer of a token',
  keepsPlan: true,
  isLookUp: true,
  text: `select json_build_object('accountId', account_id, 'email', email, 'contactId', contact_id,
      'isVerified', verified_at is not null)::text
    from buyer_session join account using (account_id)
    where token_hash = $1::text and expires > $2::bigint and kind = 'buyer'`,
};

const SUPPLIER: Statement = {
  name: 'supplier of a token',
  keepsPlan: true,
  isLookUp: true,
  text: `select json_build_object('accountId', account_id, 'supplierId', supplier_id, 'name', nickname, 'email', email,
      'right', supplier_right)::text
    from supplier_session join account using (account_id)
    where token_hash = $1::text and expires > $2::bigint and kind = 'supplier' and supplier_id is not null
      and removed_at is null`,
};

const STAFF: Statement = {
  name: 'staff of a token',
  keepsPlan: true,
  isLookUp: true,
  text: `select json_build_object('staffId', staff_id, 'name', name, 'role', role, 'expires', expires)::text
    from staff where token_hash = $1::text and revoked is null`,
};

/** The identities of the caller, as far as the call needs them. */
interface CallIdentity {
  readonly buyer: Buyer | null;
  readonly staff: StaffMember | null;
  readonly supplier: SupplierPerson | null;
}

const NO_IDENTITY: CallIdentity = { buyer: null, staff: null, supplier: null };

/**
 * Identifies the caller by the token of the call, as far as the call needs it. A call that requires login rejects an
 * unknown or expired token or one of the other kind; a call open to visitors treats such a caller as a visitor. THR-01
 * D-65 D-94
 */
export async function identify(
  database: Queries,
  access: Access,
  token: string,
  now: number,
): Promise<Result<CallIdentity, CallError>> {
  if (access === 'anyone') return ok(NO_IDENTITY);
  if (access === 'visitor') return ok({ ...NO_IDENTITY, buyer: await findBuyer(database, token, now) });
  if (token === '') return err(LOGIN_REQUIRED);
  if (access === 'supplier') return identifySupplier(database, token, now);
  if (access === 'support' || access === 'operator') return identifyStaff(database, access, token, now);
  const buyer = await findBuyer(database, token, now);
  return buyer === null ? err(TOKEN_INVALID) : ok({ ...NO_IDENTITY, buyer });
}

/** An operator may do all that support may. An expired token gets its own error, since an operator can renew it. */
async function identifyStaff(
  database: Queries,
  access: StaffRole,
  token: string,
  now: number,
): Promise<Result<CallIdentity, CallError>> {
  const found = isTokenOf('staff', token) ? await database.json(STAFF, [hashSha256(token)]) : null;
  if (found === null) return err(STAFF_TOKEN_INVALID);
  const staff = JSON.parse(found) as StaffMember; // the shape that the statement builds
  if (staff.expires <= now) return err(STAFF_TOKEN_EXPIRED);
  return access === 'operator' && staff.role !== 'operator' ? err(OPERATOR_REQUIRED) : ok({ ...NO_IDENTITY, staff });
}

async function findBuyer(database: Queries, token: string, now: number): Promise<Buyer | null> {
  if (!isTokenOf('buyer', token)) return null;
  const tokenHash = hashSha256(token);
  const found = await database.json(BUYER, [tokenHash, now]);
  if (found === null) return null;
  const account = JSON.parse(found) as Omit<Buyer, 'token' | 'tokenHash'>; // the shape that the statement builds
  return { ...account, token, tokenHash };
}

async function identifySupplier(
  database: Queries,
  token: string,
  now: number,
): Promise<Result<CallIdentity, CallError>> {
  const tokenHash = hashSha256(token);
  const found = isTokenOf('supplier', token) ? await database.json(SUPPLIER, [tokenHash, now]) : null;
  if (found === null) return err(TOKEN_INVALID);
  const person = JSON.parse(found) as Omit<SupplierPerson, 'tokenHash'>; // the shape that the statement builds
  return ok({ ...NO_IDENTITY, supplier: { ...person, tokenHash } });
}
