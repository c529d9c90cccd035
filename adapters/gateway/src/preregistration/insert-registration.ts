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
import { hashSha256, randomId } from '../identity/secrets.ts';
import { createBadgeNumber } from './badge-number.ts';
import { findRegistration, type RegistrationRow } from './find-registration.ts';
import type { PreregistrationTables } from './preregistration.tables.ts';
import { toFieldColumns } from './registration-columns.ts';
import { registrationSearchText } from './registration-search.ts';

/** How often another badge number is tried where one is taken already. REL-06 */
const MAX_ATTEMPTS = 5;

type RegistrationToInsert = Omit<
  Insertable<PreregistrationTables['preregistration']>,
  'registration_id' | 'badge_no' | 'search_text'
>;

/**
 * Keeps a registration under a badge number of its own. Undefined where somebody has registered this address at the same moment;
 * a number that is taken is drawn anew. REL-04 REL-06
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
        registration_id: randomId(),
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

/** The columns of what a form tells. */
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

/** Whether a form of this version asks for pictures of a business card. */
export const hasCardFields = ({ pageVersion }: PreRegisterSubmitted): boolean => hasCards(getLayout(pageVersion));

/** What a form does not change by asking for it: the address that it is registered under, and wishes, which may be left out. */
const FIELD_KINDS_UNCHANGED: Readonly<Partial<Record<RegistrationField['kind'], true>>> = {
  email: true,
  tags: true,
  product: true,
};

/**
 * What a form changes of a registration that is there: the fields that its version asks for, where an empty one is taken away.
 * All else stays, since whoever sends a shorter form says nothing of it. D-33
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
    // Tags and a product are chosen together.
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
