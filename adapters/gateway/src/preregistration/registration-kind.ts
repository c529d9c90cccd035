import { normalizeEmail } from '@fairhall/core/forms/email';
import {
  type ImportedRegistration,
  registrationCells,
  registrationFrom,
} from '@fairhall/core/preregistration/registration-row';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { LEAD_SOURCE, PREREGISTRATION_ENTRY } from '@fairhall/core/site/exhibition-codes';
import { type Selectable, sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { hashSha256 } from '../identity/secrets.ts';
import type { Change, ImportContext, KindOfImport, NamedRow } from '../import-kind.ts';
import { createBadgeNumber } from './badge-number.ts';
import type { PreregistrationTables } from './preregistration.tables.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { toFieldColumns, toWireFields } from './registration-columns.ts';
import { registrationSearchText } from './registration-search.ts';

type Ports = Pick<PreregistrationPorts, 'exhibitionToRegister' | 'getCountryId' | 'getCountryCode' | 'getDialingCode'>;

const KEY_MAX = 100;
/** The form version with the fields that every visitor must fill in, and no others. D-33 */
const PAGE_VERSION = 1;

/**
 * Imports visitors whom the organiser registers, identified by exhibition and the row's own key. Sends no emails:
 * badges are emailed on request. D-33 REL-04
 */
export const registrationKind = (ports: Ports): KindOfImport<ImportedRegistration> => ({
  identifyRows: async (_, rows, { staffId }) =>
    rows.map((cells) => {
      const [key, exhibitionId] = [cells.cell('key', KEY_MAX) ?? '', cells.cell('exhibition', 64) ?? ''];
      if (key === '') cells.reportProblem('key', 'required');
      const isNamed = key !== '' && exhibitionId !== '';
      return { key, objectId: isNamed ? createRegistrationId(staffId, exhibitionId, key) : '' };
    }),
  read: readRegistrations,
  findHidden: async () => new Set(),
  resolveRows: (transaction, rows, importContext) => resolveRegistrations(ports, { transaction, importContext }, rows),
  write: (transaction, changes, _, context) => writeRegistrations(ports, transaction, changes, context),
  findInUse: findRegistrationsInUse,
  toCells: (_, registration) => registrationCells(registration, ports.getCountryCode),
  listIdsAfter: async ({ kysely }, after, limit) => {
    const rows = kysely.selectFrom('preregistration').select('registration_id').where('registration_id', '>', after);
    return (await rows.orderBy('registration_id').limit(limit).execute()).map((row) => row.registration_id);
  },
});

/** Always the same for the same operator, exhibition and key. */
const createRegistrationId = (staffId: string, exhibitionId: string, key: string): string =>
  `V${BigInt(`0x${hashSha256(`registration|${staffId}|${exhibitionId}|${key}`).slice(0, 15)}`)}`;

async function readRegistrations(
  { kysely }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedRegistration>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely.selectFrom('preregistration').selectAll().where('registration_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.registration_id, toImported(row)]));
}

/** A registration with the fields of an import file. */
export const toImported = (row: Selectable<PreregistrationTables['preregistration']>): ImportedRegistration => ({
  ...toWireFields(row),
  exhibitionId: row.exhibition_id,
  lang: row.lang,
});

interface ImportScope {
  readonly transaction: Transaction;
  readonly importContext: ImportContext;
}

/**
 * An address can be registered once for an exhibition: by a visitor, at the desk, or by one row. A registration that the
 * desk has cancelled or merged stays so, whether the row has its key or its address. D-33
 */
async function resolveRegistrations(
  ports: Ports,
  { transaction, importContext }: ImportScope,
  rows: readonly NamedRow[],
) {
  const exhibitions = new Map<string, RegisteredExhibition | undefined>();
  for (const id of new Set(rows.map(({ cells }) => cells.cell('exhibition', 64) ?? ''))) {
    exhibitions.set(id, id === '' ? undefined : await ports.exhibitionToRegister(importContext.context, id));
  }
  const taken = await findRegisteredAddresses(transaction, rows);
  const ended = await findEndedBadges(transaction, rows);
  return ({ cells, objectId, row }: NamedRow, before: ImportedRegistration | undefined): ImportedRegistration => {
    const exhibitionId = cells.cell('exhibition', 64) ?? '';
    const exhibition = exhibitions.get(exhibitionId);
    if (exhibitionId !== '' && exhibition === undefined)
      cells.reportProblem('exhibition', 'unknownId', { value: exhibitionId });
    if (exhibition?.isOpen === false) cells.reportProblem('exhibition', 'over');
    const { getCountryId, getDialingCode } = ports;
    const fieldPorts = { industry: exhibition?.industry ?? null, getCountryId, getDialingCode };
    const registration = registrationFrom(cells, before, fieldPorts);
    const address = `${exhibitionId} ${normalizeEmail(registration.email)}`;
    const holder = taken.get(address);
    if (holder !== undefined && holder.id !== objectId) {
      if (holder.row === undefined) cells.reportProblem('email', 'registered', { value: holder.badgeNo });
      else cells.reportProblem('email', 'duplicate', { row: holder.row });
    }
    const endedBadge = ended.get(objectId) ?? ended.get(address);
    if (before === undefined && holder === undefined && endedBadge !== undefined)
      cells.reportProblem('', 'ended', { value: endedBadge });
    if (cells.problems.length === 0) taken.set(address, { id: objectId, badgeNo: '', row });
    return registration;
  };
}

interface AddressHolder {
  readonly id: string;
  readonly badgeNo: string;
  /** The row of this import that has the address; undefined if the address is already registered. */
  readonly row?: number;
}

async function findRegisteredAddresses(
  { kysely }: Queries,
  rows: readonly NamedRow[],
): Promise<Map<string, AddressHolder>> {
  const emails = [...new Set(rows.map(({ cells }) => normalizeEmail(cells.cell('email', 1_000) ?? '')))];
  const found = await sql<{ exhibitionId: string; email: string; id: string; badgeNo: string }>`
    select exhibition_id as "exhibitionId", lower(email) as email, registration_id as id, badge_no as "badgeNo"
    from preregistration where lower(email) = any(${emails}::text[])`.execute(kysely);
  return new Map(found.rows.map(({ exhibitionId, email, ...holder }) => [`${exhibitionId} ${email}`, holder]));
}

/** Badge numbers of registrations that the desk has ended and can restore, by their ids, and by exhibition and address. */
async function findEndedBadges({ kysely }: Queries, rows: readonly NamedRow[]): Promise<ReadonlyMap<string, string>> {
  const emails = [...new Set(rows.map(({ cells }) => normalizeEmail(cells.cell('email', 1_000) ?? '')))];
  const ids = rows.map(({ objectId }) => objectId);
  const found = await sql<{ exhibitionId: string; email: string; id: string; badgeNo: string }>`
    select exhibition_id as "exhibitionId", lower(email) as email, registration_id as id, badge_no as "badgeNo"
    from ended_registration
    where lower(email) = any(${emails}::text[]) or registration_id = any(${ids}::text[])
    order by ended_at`.execute(kysely);
  return new Map(
    found.rows.flatMap(({ exhibitionId, email, id, badgeNo }) => [
      [id, badgeNo] as const,
      [`${exhibitionId} ${email}`, badgeNo] as const,
    ]),
  );
}

async function writeRegistrations(
  { exhibitionToRegister }: Ports,
  { kysely }: Transaction,
  changes: readonly Change<ImportedRegistration>[],
  context: CallContext,
): Promise<readonly string[]> {
  const removed = changes.filter(({ after }) => after === undefined).map(({ id }) => id);
  if (removed.length > 0) await kysely.deleteFrom('preregistration').where('registration_id', 'in', removed).execute();
  const { now } = context;
  const industries = new Map<string, RegisteredExhibition['industry'] | undefined>();
  for (const id of new Set(changes.flatMap(({ after }) => after?.exhibitionId ?? [])))
    industries.set(id, (await exhibitionToRegister(context, id))?.industry);
  const added = changes.flatMap(({ id, before, after }) => {
    if (before !== undefined || after === undefined) return [];
    const industry = industries.get(after.exhibitionId);
    if (industry === undefined) throw new Error(`exhibition ${after.exhibitionId} is gone`);
    return [{ ...toNewRow(id, after, now), badge_no: createBadgeNumber(industry) }];
  });
  if (added.length > 0) await kysely.insertInto('preregistration').values(added).execute();
  for (const { id, before, after } of changes) {
    if (before === undefined || after === undefined) continue;
    const change = { ...toColumns(after), changed: now };
    await kysely.updateTable('preregistration').set(change).where('registration_id', '=', id).execute();
  }
  return [];
}

const toColumns = ({ lang, ...registration }: ImportedRegistration) => {
  const columns = toFieldColumns(registration);
  return { ...columns, lang, search_text: registrationSearchText(columns) };
};

const toNewRow = (id: string, registration: ImportedRegistration, now: number) => ({
  registration_id: id,
  exhibition_id: registration.exhibitionId,
  ...toColumns(registration),
  source_from: 'file',
  card_front: '',
  card_back: '',
  page_version: PAGE_VERSION,
  entry_type: null,
  entry_point: PREREGISTRATION_ENTRY.tradePlatformPreRegister,
  lead_source: LEAD_SOURCE.preRegister,
  promotion_id: null,
  visitor_id: '',
  visitor: null,
  account_id: null,
  device_hash: null,
  site_id: DEFAULT_VALUES.siteId,
  address: '',
  created: now,
  changed: now,
});

/** Registrations whose badge was emailed or that a visitor has taken over. */
async function findRegistrationsInUse({ kysely }: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await kysely
    .selectFrom('preregistration')
    .select('registration_id')
    .where('registration_id', 'in', ids)
    .where((by) => by.or([by('mailed_at', '>', 0), by('visitor', 'is not', null), by('account_id', 'is not', null)]))
    .execute();
  return new Set(rows.map(({ registration_id }) => registration_id));
}
