import { formatPhone, type PhoneNumber, toDialingDigits, toE164 } from '@fairhall/core/forms/phone-format';
import { isTooLong, type PhoneProblem, readPhone } from '@fairhall/core/forms/phone-reader';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { COUNTRY_CODES } from '../country-codes.ts';

/** The stored phone numbers of one row; '' for none. */
interface PhoneRow {
  readonly id: string;
  readonly countryId: string;
  readonly code: string;
  readonly mobile: string;
  readonly whatsapp: string;
  readonly whatsappCode: string;
}

/** The converted numbers of a row; undefined for a number that stays as it is. */
interface Numbers {
  readonly mobile: PhoneNumber | undefined;
  readonly whatsapp: PhoneNumber | undefined;
}

/** A table that stores phone numbers. */
interface PhoneTable {
  readonly name: string;
  readonly id: string;
  /** The columns of a `PhoneRow` except its id. */
  readonly columns: RawBuilder<unknown>;
  /** The SQL assignments for a row. */
  readonly set: (numbers: Numbers) => RawBuilder<unknown>;
}

const NUMBER_COLUMNS = sql`'' as code, mobile, '' as whatsapp, '' as "whatsappCode"`;
const setDisplayPhone = ({ mobile }: Numbers) => sql`mobile = ${mobile ? formatPhone(mobile) : sql.ref('mobile')}`;
const toSigned = ({ dialingCode, number }: PhoneNumber) => ({ dialingCode: `+${dialingCode}`, number });

/** The phone number fields of registrations and invitations in stored JSON. */
interface StoredNumbers {
  readonly countryId: string;
  readonly dialingCode: string;
  readonly contactNumber: string;
  readonly whatsapp: string;
}

const toStoredNumbers = ({ mobile, whatsapp }: Numbers): Partial<StoredNumbers> => ({
  ...(mobile && { dialingCode: mobile.dialingCode, contactNumber: mobile.number }),
  ...(whatsapp && { whatsapp: whatsapp.number }),
});

/**
 * The tables as of migration 0111: a table or column that a later migration adds does not exist yet and must not be in
 * this list.
 */
const PHONE_TABLES: readonly PhoneTable[] = [
  {
    name: 'preregistration',
    id: 'registration_id',
    columns: sql`country_id as "countryId", dialing_code as code, contact_number as mobile, whatsapp,
      '' as "whatsappCode"`,
    set: ({ mobile, whatsapp }) =>
      sql`dialing_code = coalesce(${mobile?.dialingCode ?? null}::text, dialing_code),
        contact_number = coalesce(${mobile?.number ?? null}::text, contact_number),
        whatsapp = coalesce(${whatsapp?.number ?? null}::text, whatsapp)`,
  },
  {
    name: 'show_invitation',
    id: 'invitation_id',
    columns: sql`told->>'countryId' as "countryId", told->>'dialingCode' as code, told->>'contactNumber' as mobile,
      told->>'whatsapp' as whatsapp, '' as "whatsappCode"`,
    set: (numbers) => sql`told = told || ${JSON.stringify(toStoredNumbers(numbers))}::jsonb`,
  },
  {
    name: 'goods_order',
    id: 'order_no',
    columns: sql`'' as "countryId", contact->'mobile'->>'dialingCode' as code, contact->'mobile'->>'number' as mobile,
      contact->'whatsapp'->>'number' as whatsapp, contact->'whatsapp'->>'dialingCode' as "whatsappCode"`,
    set: ({ mobile, whatsapp }) => {
      const numbers = {
        ...(mobile && { mobile: toSigned(mobile) }),
        ...(whatsapp && { whatsapp: toSigned(whatsapp) }),
      };
      return sql`contact = (contact::jsonb || ${JSON.stringify(numbers)}::jsonb)::json`;
    },
  },
  {
    name: 'stand_request',
    id: 'stand_request_id',
    columns: sql`country_id as "countryId", ${NUMBER_COLUMNS}`,
    set: setDisplayPhone,
  },
  {
    name: 'lottery_draw',
    id: 'draw_id',
    columns: sql`'' as "countryId", ${NUMBER_COLUMNS}`,
    set: setDisplayPhone,
  },
  {
    name: 'business_card',
    id: 'card_id',
    columns: sql`country_id as "countryId", ${NUMBER_COLUMNS}`,
    set: ({ mobile }) => sql`mobile = ${mobile ? toE164(mobile) : sql.ref('mobile')}`,
  },
];

/** A stored number that cannot be called as it is. */
export interface UnreadPhone {
  readonly table: string;
  readonly id: string;
  readonly field: 'mobile' | 'whatsapp';
  readonly number: string;
  /**
   * `tooLong` has more digits than any number of its country, `otherCode` has another dialling code than the mobile
   * number of its row.
   */
  readonly reason: PhoneProblem | 'tooLong' | 'otherCode' | 'noCountry';
}

const DIALLING_CODES: ReadonlyMap<string, string> = new Map(COUNTRY_CODES.map(({ id, dialing }) => [id, dialing]));

type Reading = { readonly phone: PhoneNumber } | { readonly reason: UnreadPhone['reason'] };

/** Parses a stored number with its own dialling code, else the one written with it, else that of its country. */
function readStored(stored: string, code: string, countryId: string): Reading {
  const [first = '', ...rest] = formatPhone(stored).split(' ');
  const isWhole = first.startsWith('+') && rest.length > 0;
  const number = isWhole ? rest.join('') : stored;
  const dialingCode = (isWhole && first) || code || (DIALLING_CODES.get(countryId) ?? '');
  const reading = readPhone(number, dialingCode);
  if (!reading.ok) return { reason: reading.error };
  if (reading.value.dialingCode === '') return { reason: 'noCountry' };
  return isTooLong(reading.value) ? { reason: 'tooLong' } : { phone: reading.value };
}

/** The parsed numbers of a row, with the error of each that cannot be parsed; undefined for an empty one. */
interface Readings {
  readonly mobile: Reading | undefined;
  readonly whatsapp: Reading | undefined;
}

function readRow(row: PhoneRow): Readings {
  const mobile = row.mobile === '' ? undefined : readStored(row.mobile, row.code, row.countryId);
  if (row.whatsapp === '') return { mobile, whatsapp: undefined };
  if (row.whatsappCode !== '') return { mobile, whatsapp: readStored(row.whatsapp, row.whatsappCode, '') };
  // A WhatsApp number without its own code was written with the code of the row, and is displayed with the code of the
  // mobile number.
  const code = codeOf(mobile);
  const whatsapp = readStored(row.whatsapp, row.code || (code ?? ''), row.countryId);
  const shownCode = code ?? (toDialingDigits(row.code) || DIALLING_CODES.get(row.countryId));
  return { mobile, whatsapp: [undefined, shownCode].includes(codeOf(whatsapp)) ? whatsapp : { reason: 'otherCode' } };
}

const codeOf = (reading: Reading | undefined): string | undefined =>
  reading && 'phone' in reading ? reading.phone.dialingCode : undefined;

/** Converts the numbers of a row independently: a number that cannot be parsed does not stop the others. */
function toNumbers(row: PhoneRow): Numbers {
  const { mobile, whatsapp } = readRow(row);
  // If the code of the row changes, a WhatsApp number that uses it would get another code.
  const code = codeOf(mobile);
  const takesCode = row.code !== '' && code !== toDialingDigits(row.code);
  const isBound = takesCode && row.whatsapp !== '' && row.whatsappCode === '' && codeOf(whatsapp) !== code;
  return {
    mobile: mobile && 'phone' in mobile && !isBound && !isStored(row, mobile.phone) ? mobile.phone : undefined,
    whatsapp: whatsapp && 'phone' in whatsapp && row.whatsapp !== whatsapp.phone.number ? whatsapp.phone : undefined,
  };
}

/** Whether a row already has this number. */
const isStored = (row: PhoneRow, mobile: PhoneNumber): boolean =>
  row.code === ''
    ? [formatPhone(mobile), toE164(mobile)].includes(row.mobile)
    : toDialingDigits(row.code) === mobile.dialingCode && row.mobile === mobile.number;

const BATCH = 1_000;

async function* phoneRows(kysely: QueryExecutorProvider, { name, id, columns }: PhoneTable): AsyncGenerator<PhoneRow> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Record<keyof PhoneRow, string | null>>`
      select id, "countryId", code, mobile, whatsapp, "whatsappCode"
      from (select ${sql.ref(id)} as id, ${columns} from ${sql.table(name)}) stored
      where id > ${after} and (mobile <> '' or whatsapp <> '') order by id limit ${BATCH}`.execute(kysely);
    for (const row of rows) {
      const { id: rowId, countryId, code, mobile, whatsapp, whatsappCode } = row;
      after = rowId ?? '';
      yield {
        id: after,
        countryId: countryId ?? '',
        code: code ?? '',
        mobile: mobile ?? '',
        whatsapp: whatsapp ?? '',
        whatsappCode: whatsappCode ?? '',
      };
    }
    if (rows.length < BATCH) return;
  }
}

/** Rewrites every stored number in normalised form; one that cannot be parsed stays as it is. D-10 */
export async function convertPhones(database: QueryExecutorProvider): Promise<void> {
  for (const table of PHONE_TABLES) {
    for await (const row of phoneRows(database, table)) {
      const numbers = toNumbers(row);
      if (!numbers.mobile && !numbers.whatsapp) continue;
      await sql`update ${sql.table(table.name)} set ${table.set(numbers)}
        where ${sql.ref(table.id)} = ${row.id}`.execute(database);
    }
  }
}

/** Converts the numbers in the content that an import stored of a registration or an invitation. D-10 */
export function convertStoredNumbers<Content extends StoredNumbers>(content: Content): Content {
  const { countryId, dialingCode: code, contactNumber: mobile, whatsapp } = content;
  return { ...content, ...toStoredNumbers(toNumbers({ id: '', countryId, code, mobile, whatsapp, whatsappCode: '' })) };
}

/** Stored numbers that cannot be called as they are, for the database's administrator. D-10 */
export async function listUnreadPhones(database: QueryExecutorProvider): Promise<readonly UnreadPhone[]> {
  const found: UnreadPhone[] = [];
  for (const table of PHONE_TABLES) {
    for await (const row of phoneRows(database, table)) {
      const readings = readRow(row);
      for (const field of ['mobile', 'whatsapp'] as const) {
        const reading = readings[field];
        if (reading === undefined || 'phone' in reading) continue;
        const { code } = row;
        const number =
          field === 'mobile' && code !== '' ? formatPhone({ dialingCode: code, number: row.mobile }) : row[field];
        found.push({ table: table.name, id: row.id, field, number, reason: reading.reason });
      }
    }
  }
  return found;
}
