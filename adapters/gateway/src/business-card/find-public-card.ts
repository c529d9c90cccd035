import type { PublicBusinessCard } from '@fairhall/core/contract/business-card/calls';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { BusinessCardPorts } from './business-card-ports.ts';
import { toDisplayCard } from './list-cards.ts';

/**
 * The public card of a shared id. All ids that show no card get the same answer, so that nobody learns which ids
 * existed.  D-31
 */
export async function findPublicCard(
  ports: BusinessCardPorts,
  context: CallContext,
  cdpId: string,
): Promise<Result<PublicBusinessCard, Refusal>> {
  const { kysely } = context.database;
  const shared = await kysely
    .selectFrom('shared_card')
    .select('account_id')
    .where('cdp_id', '=', cdpId)
    .executeTakeFirst();
  if (shared === undefined) return err(NOT_FOUND);
  const buyerCard = await kysely
    .selectFrom('business_card')
    .selectAll()
    .where('account_id', '=', shared.account_id)
    .where('origin', '=', 'own')
    .executeTakeFirst();
  if (buyerCard !== undefined) return ok({ ...(await toDisplayCard(ports, context, buyerCard)), supplierId: '' });
  const card = await cardOfPerson(ports, context, shared.account_id);
  return card === undefined ? err(NOT_FOUND) : ok(card);
}

/** The card of a supplier's person; undefined once the person was removed or the supplier is gone or taken down. */
async function cardOfPerson(
  ports: BusinessCardPorts,
  context: CallContext,
  accountId: string,
): Promise<PublicBusinessCard | undefined> {
  const person = await ports.supplierPersonOf(context.database, accountId);
  if (person === undefined) return undefined;
  const { name: contactName, email, supplierId } = person;
  const supplier = await ports.findNamedSupplier(context, supplierId);
  if (supplier === undefined || (await ports.isSupplierTakenDown(context.database, supplierId))) return undefined;
  const entry = await ports.findCatalogueEntry(context.database, supplierId);
  return {
    contactName,
    company: supplier.name,
    email,
    supplierId,
    countryId: ports.getCountryId(entry?.countryCode ?? '') ?? '',
    mobile: '',
    frontImageId: '',
    backImageId: '',
  };
}
