import type { BusinessCardInput, SavedBusinessCard } from '@fairhall/core/contract/business-card/calls';
import { BUSINESS_CARDS_MAX, CARD_MOBILE_PATTERN } from '@fairhall/core/contract/business-card/limits';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { toE164 } from '@fairhall/core/forms/phone-format';
import { isBlankText } from '@fairhall/core/forms/text-input';
import { err, ok, type Result } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { createRandomId } from '../identity/secrets.ts';
import { parsePhone } from '../phone-number.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { BusinessCardPorts } from './business-card-ports.ts';
import { getCardDefaults } from './get-card-defaults.ts';

const NO_COUNTRY = { code: '400', message: 'validator.phone.noCountry' } as const;
const PICTURE_GONE = { code: '400', message: 'businessCard.pictureGone' } as const;

/** Saves another person's card, as a new card or over an existing one, in the open transaction. D-62 */
export async function saveCard(
  ports: BusinessCardPorts,
  context: CallContext,
  { id, from, exhibitionId = '', ...written }: SavedBusinessCard,
): Promise<Answer<{ readonly id: string }>> {
  const card = withStoredMobile(ports, written, from);
  if (!card.ok) return card;
  const fields = card.value;
  await lockAccount(context);
  const row = { ...rowOf(fields), origin: from, exhibition_id: exhibitionId };
  if (id !== undefined) {
    const before = await selectCards(context).where('card_id', '=', id).where('origin', '<>', 'own').executeTakeFirst();
    if (before === undefined) return err(NOT_FOUND);
    return write(ports, context, before, row);
  }
  if (from === 'scan') {
    const same = await findSameScan(context, row);
    if (same !== undefined) return ok({ id: same });
  }
  if ((await countOf(context)) >= BUSINESS_CARDS_MAX)
    return err({ code: '400', message: 'businessCard.full', values: { n: BUSINESS_CARDS_MAX } });
  return insert(ports, context, row);
}

/** Saves the buyer's own card, in the open transaction. D-62 */
export async function saveBuyerCard(ports: BusinessCardPorts, context: CallContext, fields: BusinessCardInput) {
  const card = withStoredMobile(ports, fields, 'own');
  if (!card.ok) return card;
  await lockAccount(context);
  const row = { ...rowOf(card.value), origin: 'own', exhibition_id: '' } as const;
  const before = await selectCards(context).where('origin', '=', 'own').executeTakeFirst();
  const saved = await (before === undefined ? insert(ports, context, row) : write(ports, context, before, row));
  return (saved.ok ? ok(true) : saved) satisfies Answer<true>;
}

/**
 * Saves the buyer's own card with the fields of the account if none was saved yet; false if the account has no name.
 *
 */
export async function ensureBuyerCard(ports: BusinessCardPorts, context: CallContext): Promise<boolean> {
  await lockAccount(context);
  if ((await selectCards(context).where('origin', '=', 'own').executeTakeFirst()) !== undefined) return true;
  const fields = await getCardDefaults(ports, context);
  if (isBlankText(fields.contactName)) return false;
  return (await insert(ports, context, { ...rowOf(fields), origin: 'own', exhibition_id: '' })).ok;
}

/**
 * Removes a card from the buyer's collection, in the open transaction; cards of other buyers stay as they are. THR-29
 */
export async function removeCard(ports: BusinessCardPorts, context: CallContext, id: string): Promise<Answer<true>> {
  const gone = await context.database.kysely
    .deleteFrom('business_card')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('card_id', '=', id)
    .where('origin', '<>', 'own')
    .returning(['front_image', 'back_image'])
    .executeTakeFirst();
  if (gone !== undefined) await ports.releasePictures(context, id, listPictures(gone));
  return ok(true);
}

/**
 * The card with its phone number in stored form, +905321234567. Scanned badges and cards may have numbers that cannot
 * be parsed; these are kept unchanged. The buyer's own number has to be valid. D-10
 */
function withStoredMobile(
  { getDialingCode }: BusinessCardPorts,
  card: BusinessCardInput,
  origin: SavedBusinessCard['from'] | 'own',
): Result<BusinessCardInput, Refusal> {
  const { mobile, countryId = '' } = card;
  if (!mobile) return ok(card);
  const stored = parsePhone({ dialingCode: getDialingCode(countryId) ?? '', number: mobile });
  if (stored.ok && stored.value.dialingCode !== '') return ok({ ...card, mobile: toE164(stored.value) });
  if (origin !== 'own' && CARD_MOBILE_PATTERN.test(mobile)) return ok(card);
  return stored.ok ? err(NO_COUNTRY) : stored;
}

/**
 * Locks the account row, so that two concurrent calls run one after the other and both see the same limit and cards.
 */
const lockAccount = (context: CallContext) =>
  sql`select 1 from account where account_id = ${buyerOf(context).accountId} for no key update`.execute(
    context.database.kysely,
  );

const rowOf = (fields: BusinessCardInput) => ({
  contact_name: fields.contactName.trim(),
  company: fields.company?.trim() ?? '',
  email: fields.email ?? '',
  mobile: fields.mobile ?? '',
  country_id: fields.countryId ?? '',
  front_image: fields.frontImageId ?? '',
  back_image: fields.backImageId ?? '',
});

type Row = ReturnType<typeof rowOf> & {
  readonly origin: SavedBusinessCard['from'] | 'own';
  readonly exhibition_id: string;
};
type Pictures = Pick<Row, 'front_image' | 'back_image'>;

const listPictures = ({ front_image, back_image }: Pictures) =>
  [front_image, back_image].filter((image) => image !== '');

const selectCards = (context: CallContext) =>
  context.database.kysely
    .selectFrom('business_card')
    .select(['card_id', 'front_image', 'back_image'])
    .where('account_id', '=', buyerOf(context).accountId);

/** Finds a card with the same content that was scanned before at the same exhibition. */
async function findSameScan(context: CallContext, row: Row): Promise<string | undefined> {
  let same = selectCards(context).where('origin', '=', 'scan').where('exhibition_id', '=', row.exhibition_id);
  for (const column of ['contact_name', 'company', 'email', 'mobile'] as const)
    same = same.where(column, '=', row[column]);
  return (await same.executeTakeFirst())?.card_id;
}

async function countOf(context: CallContext): Promise<number> {
  const { total } = await context.database.kysely
    .selectFrom('business_card')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('origin', '<>', 'own')
    .select((by) => by.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function insert(
  ports: BusinessCardPorts,
  context: CallContext,
  row: Row,
): Promise<Answer<{ readonly id: string }>> {
  const id = createRandomId();
  if (!(await ports.adoptPrivatePictures(context, id, listPictures(row)))) return err(PICTURE_GONE);
  const { accountId } = buyerOf(context);
  await context.database.kysely
    .insertInto('business_card')
    .values({ ...row, card_id: id, account_id: accountId, created: context.now })
    .execute();
  return ok({ id });
}

async function write(
  ports: BusinessCardPorts,
  context: CallContext,
  before: Pictures & { readonly card_id: string },
  row: Row,
): Promise<Answer<{ readonly id: string }>> {
  const { card_id: id } = before;
  const pictures = listPictures(row);
  if (!(await ports.adoptPrivatePictures(context, id, pictures))) return err(PICTURE_GONE);
  await ports.releasePictures(
    context,
    id,
    listPictures(before).filter((image) => !pictures.includes(image)),
  );
  await context.database.kysely
    .updateTable('business_card')
    .set(row)
    .where('account_id', '=', buyerOf(context).accountId)
    .where('card_id', '=', id)
    .execute();
  return ok({ id });
}
