import type { PreRegisterSubmitted } from '@fairhall/core/contract/preregistration/calls';
import {
  hasField,
  REGISTRATION_FIELD_ROWS,
  type RegistrationField,
} from '@fairhall/core/contract/preregistration/form-fields';
import { getLayout, hasCards } from '@fairhall/core/preregistration/layout';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Insertable } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { createRandomId, hashSha256 } from '../identity/secrets.ts';
import { createBadgeNumber } from './badge-number.ts';
import { findRegistration, type RegistrationRow } from './find-registration.ts';
import type { PreregistrationTables } from './preregistration.tables.ts';
import { toFieldColumns } from './registration-columns.ts';
import { registrationSearchText } from './registration-search.ts';

/** How many badge numbers are tried if the first is taken. REL-06 */
const MAX_ATTEMPTS = 5;

type RegistrationToInsert = Omit<
  Insertable<PreregistrationTables['preregistration']>,
  'registration_id' | 'badge_no' | 'search_text'
>;

/**
 * Inserts a registration with a unique badge number; a number that is taken is drawn again. Undefined if another
 * request registered this address at the same moment. REL-04 REL-06
 */
export async function insertRegistration(
  { database }: Pick<CallContext, 'database'>,
  industry: IndustryKey,
  row: RegistrationToInsert,
): Promise<RegistrationRow | undefined> {
  for (let time = 0; time < MAX_ATTEMPTS; time += 1) {
    const inserted = await database.kysely
      .insertInto('preregistration')
      .values({
        ...row,
        registration_id: createRandomId(),
        badge_no: createBadgeNumber(industry),
        search_text: registrationSearchText(row),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (inserted !== undefined) return inserted;
    if ((await findRegistration({ database }, row.exhibition_id, row.email)) !== undefined) return undefined;
  }
  return undefined;
}

/** The columns of a submitted form. */
export const toFormColumns = (sent: PreRegisterSubmitted) => ({
  ...toFieldColumns(sent),
  source_from: sent.sourceFrom ?? '',
  card_front: sent.businessCardFront ?? '',
  card_back: sent.businessCardBack ?? '',
  page_version: sent.pageVersion,
  entry_point: sent.entryPoint,
  entry_type: sent.entryType ?? null,
  lead_source: sent.leadSource,
  promotion_id: sent.promotionId ?? null,
  visitor_id: sent.visitorId,
  device_hash: sent.deviceId === undefined || sent.deviceId === '' ? null : hashSha256(sent.deviceId),
});

type FormColumns = ReturnType<typeof toFormColumns>;

/** Whether a form of this version has fields for pictures of a business card. */
export const hasCardFields = ({ pageVersion }: PreRegisterSubmitted): boolean => hasCards(getLayout(pageVersion));

/**
 * Fields that a form never changes just by containing them: the registered address, and the interests, which a form may
 * leave out.
 */
const FIELD_KINDS_UNCHANGED: Readonly<Partial<Record<RegistrationField['kind'], true>>> = {
  email: true,
  tags: true,
  product: true,
};

/**
 * The columns that a form changes in an existing registration: the fields of its version, where an empty value clears
 * the stored one. All other columns stay, since a shorter form says nothing about them. D-33
 */
export function toChangedColumns(sent: PreRegisterSubmitted): Partial<FormColumns> {
  const columnValues = toFormColumns(sent);
  const layout = getLayout(sent.pageVersion);
  const formColumns = REGISTRATION_FIELD_ROWS.filter(
    (row) => hasField(row, layout) && !FIELD_KINDS_UNCHANGED[row.kind],
  ).map(({ column }) => column);
  const hasWishes = sent.tagCodes !== undefined || sent.interestedProducts !== undefined;
  const columns: readonly (keyof FormColumns)[] = [
    ...formColumns,
    // Tags and product are chosen together, so they are replaced together.
    ...(hasWishes ? (['tag_codes', 'interested_products'] as const) : []),
    ...(hasCardFields(sent) ? (['card_front', 'card_back'] as const) : []),
    ...(['page_version', 'entry_point', 'lead_source', 'visitor_id'] as const),
    ...(sent.sourceFrom === undefined ? [] : (['source_from'] as const)),
    ...(sent.entryType === undefined ? [] : (['entry_type'] as const)),
    ...(sent.promotionId === undefined ? [] : (['promotion_id'] as const)),
    ...(columnValues.device_hash === null ? [] : (['device_hash'] as const)),
  ];
  return Object.fromEntries(columns.map((column) => [column, columnValues[column]])) as Partial<FormColumns>; // of those columns
}
