import type { OutputOf } from '@fairhall/core/contract/call';
import type { supplier } from '@fairhall/core/contract/supplier/calls';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { hashSha256 } from '../identity/secrets.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';

type InvitationStatus = OutputOf<typeof supplier.checkInvitation>;

const INVITATION_UNKNOWN: InvitationStatus = { state: 'unknown', supplierName: '', email: '' };

interface InvitationRow {
  readonly supplierId: string;
  readonly email: string;
  readonly state: InvitationStatus['state'];
}

/** The status of an invitation, by the token of its email. Checking does not use it up. D-39 */
export async function checkInvitation(
  ports: SupplierPorts,
  context: CallContext,
  token: string,
): Promise<InvitationStatus> {
  const { database, now } = context;
  const { rows } = await sql<InvitationRow>`
    select invitation.supplier_id as "supplierId", invitation.email, case
      when used_at is not null then 'used'
      when account.kind = 'buyer' then 'isBuyer'
      when ended_at is not null or expires <= ${now} then 'over'
      when account.supplier_id is not null and removed_at is null then 'over'
      else 'open' end as state
    from invitation left join account on lower(account.email) = lower(invitation.email)
    where token_hash = ${hashSha256(token)}`.execute(database.kysely);
  const [found] = rows;
  if (found === undefined) return INVITATION_UNKNOWN;
  const supplier = await ports.findNamedSupplier(context, found.supplierId);
  return { state: found.state, supplierName: supplier?.name ?? '', email: found.email };
}
