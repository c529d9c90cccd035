import type {
  AccountBusinessCard,
  BusinessCard,
  BusinessCardDetails,
} from '@fairhall/core/contract/business-card/calls';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import type { Selectable } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { BusinessCardTables } from './business-card.tables.ts';
import type { BusinessCardPorts } from './business-card-ports.ts';
import { getCardDefaults } from './get-card-defaults.ts';
import { findSharedId } from './share-card.ts';

interface CardListQuery {
  readonly pageNo: number;
  readonly exhibitionId?: string | undefined;
}

type Row = Selectable<BusinessCardTables['business_card']>;

const PAGE_SIZE = 20;

/** The cards that the buyer has collected, latest first.  D-62 */
export async function listCards(
  ports: BusinessCardPorts,
  context: CallContext,
  { pageNo, exhibitionId }: CardListQuery,
) {
  let cards = selectCards(context).where('origin', '<>', 'own');
  if (exhibitionId !== undefined) cards = cards.where('exhibition_id', '=', exhibitionId);
  const rows = await cards
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('card_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const { total } = await cards.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const shows = [...new Set(rows.map((row) => row.exhibition_id))].filter((id) => id !== '');
  const exhibitions = await ports.findExhibitionsByIds(context, shows);
  const names = new Map(exhibitions.map((exhibition) => [exhibition.exhibitionId, exhibition.name]));
  const records = await Promise.all(
    rows.map(
      async (row): Promise<BusinessCard> => ({
        ...(await toDisplayCard(ports, context, row)),
        id: row.card_id,
        from: row.origin === 'scan' ? 'scan' : 'manual',
        ...(row.exhibition_id !== '' && { exhibitionId: row.exhibition_id }),
        exhibitionName: names.get(row.exhibition_id) ?? '',
        createTime: Number(row.created),
      }),
    ),
  );
  return ok({ records, total: Number(total), pageNo, pageSize: PAGE_SIZE }) satisfies Answer<unknown>;
}

/** The buyer's own card; before one was saved, its fields come from the account. D-62 */
export async function getBuyerCard(
  ports: BusinessCardPorts,
  context: CallContext,
): Promise<Answer<AccountBusinessCard>> {
  const saved = await selectCards(context).where('origin', '=', 'own').selectAll().executeTakeFirst();
  const cdpId = await findSharedId(context.database, buyerOf(context).accountId);
  if (saved !== undefined) return ok({ ...(await toDisplayCard(ports, context, saved)), cdpId });
  const defaults = await getCardDefaults(ports, context);
  return ok({ ...defaults, mobile: '', frontImageId: '', backImageId: '', cdpId });
}

const selectCards = (context: CallContext) =>
  context.database.kysely.selectFrom('business_card').where('account_id', '=', buyerOf(context).accountId);

/** A card with signatures that open its pictures for ten minutes. Do not call it inside a transaction. THR-36 */
export async function toDisplayCard(
  { signPicture }: BusinessCardPorts,
  { now }: CallContext,
  row: Row,
): Promise<BusinessCardDetails> {
  const signOf = async (image: string) => (image === '' ? undefined : signPicture(image, now));
  const [front, back] = await Promise.all([signOf(row.front_image), signOf(row.back_image)]);
  return {
    contactName: row.contact_name,
    company: row.company,
    email: row.email,
    mobile: row.mobile,
    countryId: row.country_id,
    frontImageId: row.front_image,
    backImageId: row.back_image,
    ...(front !== undefined && { frontImageSign: front }),
    ...(back !== undefined && { backImageSign: back }),
  };
}
