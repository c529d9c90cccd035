import { formatPhone, type PhoneNumber, toDialingDigits, toE164 } from '@fairhall/core/forms/phone-format';
import { isTooLong, type PhoneProblem, readPhone } from '@fairhall/core/forms/phone-reader';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { COUNTRY_CODES } from '../country-codes.ts';

/** The numbers of one row, as they are stored; '' for none. */
interface PhoneRow {
  readonly id: string;
  readonly countryId: string;
  readonly code: string;
  readonly mobile: string;
  readonly whatsapp: string;
  readonly whatsappCode: string;
}

/** What becomes of the numbers of a row; undefined for one that stays as it is. */
interface Numbers {
  readonly mobile: PhoneNumber | undefined;
  readonly whatsapp: PhoneNumber | undefined;
}

/** Where numbers are stored. */
interface PhoneTable {
  readonly name: string;
  readonly id: string;
  /** The columns of a `PhoneRow` but its id. */
  readonly columns: RawBuilder<unknown>;
  /** What a row is set to. */
  readonly set: (numbers: Numbers) => RawBuilder<unknown>;
}

const NUMBER_COLUMNS = sql`'' as code, mobile, '' as whatsapp, '' as "whatsappCode"`;
const setDisplayPhone = ({ mobile }: Numbers) => sql`mobile = ${mobile ? formatPhone(mobile) : sql.ref('mobile')}`;
const toSigned = ({ dialingCode, number }: PhoneNumber) => ({ dialingCode: `+${dialingCode}`, number });

/** What registrations and invitations tell of numbers, as JSON. */
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

/** What 0111 finds: a table or column that a later migration adds is not there yet, and is no part of this list. */
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
  /** `tooLong` has more digits than any number of its country, `otherCode` another code than the mobile number of its row. */
  readonly reason: PhoneProblem | 'tooLong' | 'otherCode' | 'noCountry';
}

const DIALLING_CODES: ReadonlyMap<string, string> = new Map(COUNTRY_CODES.map(({ id, dialing }) => [id, dialing]));

type Reading = { readonly phone: PhoneNumber } | { readonly reason: UnreadPhone['reason'] };

/** Reads a stored number behind its own code, else the one that is written with it, else that of its country. */
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

/** The numbers of a row, and what is wrong with those that cannot be read; undefined for none. */
interface Readings {
  readonly mobile: Reading | undefined;
  readonly whatsapp: Reading | undefined;
}

function readRow(row: PhoneRow): Readings {
  const mobile = row.mobile === '' ? undefined : readStored(row.mobile, row.code, row.countryId);
  if (row.whatsapp === '') return { mobile, whatsapp: undefined };
  if (row.whatsappCode !== '') return { mobile, whatsapp: readStored(row.whatsapp, row.whatsappCode, '') };
  // Without a code of its own it was written behind that of the row, and is shown behind that of the mobile number.
  const code = codeOf(mobile);
  const whatsapp = readStored(row.whatsapp, row.code || (code ?? ''), row.countryId);
  const shownCode = code ?? (toDialingDigits(row.code) || DIALLING_CODES.get(row.countryId));
  return { mobile, whatsapp: [undefined, shownCode].includes(codeOf(whatsapp)) ? whatsapp : { reason: 'otherCode' } };
}

const codeOf = (reading: Reading | undefined): string | undefined =>
  reading && 'phone' in reading ? reading.phone.dialingCode : undefined;

/** What becomes of the numbers of a row, each for itself: one that cannot be read keeps no other one from being read. */
function toNumbers(row: PhoneRow): Numbers {
  const { mobile, whatsapp } = readRow(row);
  // A WhatsApp number that is behind the code of its row would be behind another one.
  const code = codeOf(mobile);
  const takesCode = row.code !== '' && code !== toDialingDigits(row.code);
  const isBound = takesCode && row.whatsapp !== '' && row.whatsappCode === '' && codeOf(whatsapp) !== code;
  return {
    mobile: mobile && 'phone' in mobile && !isBound && !isStored(row, mobile.phone) ? mobile.phone : undefined,
    whatsapp: whatsapp && 'phone' in whatsapp && row.whatsapp !== whatsapp.phone.number ? whatsapp.phone : undefined,
  };
}

/** Whether a row says the same already. */
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

/** Writes every stored number as the reader reads it; one that cannot be read stays as it is. D-10 */
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

/** The same of what an import keeps of a registration or an invitation. D-10 */
export function convertStoredNumbers<Content extends StoredNumbers>(content: Content): Content {
  const { countryId, dialingCode: code, contactNumber: mobile, whatsapp } = content;
  return { ...content, ...toStoredNumbers(toNumbers({ id: '', countryId, code, mobile, whatsapp, whatsappCode: '' })) };
}

/** The stored numbers that cannot be called as they are, for who looks after the database. D-10 */
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
