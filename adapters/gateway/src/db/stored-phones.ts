import { dialingDigits, e164, type PhoneNumber, shownPhone } from '@fairhall/core/forms/phone-format';
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

interface Numbers {
  readonly mobile: PhoneNumber;
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

const ONE_NUMBER = sql`'' as code, mobile, '' as whatsapp, '' as "whatsappCode"`;
const signed = ({ dialingCode, number }: PhoneNumber) => ({ dialingCode: `+${dialingCode}`, number });

const PHONE_TABLES: readonly PhoneTable[] = [
  {
    name: 'preregistration',
    id: 'registration_id',
    columns: sql`country_id as "countryId", dialing_code as code, contact_number as mobile, whatsapp,
      '' as "whatsappCode"`,
    set: ({ mobile, whatsapp }) =>
      sql`dialing_code = ${mobile.dialingCode}, contact_number = ${mobile.number},
        whatsapp = coalesce(${whatsapp?.number ?? null}::text, whatsapp)`,
  },
  {
    name: 'show_invitation',
    id: 'invitation_id',
    columns: sql`told->>'countryId' as "countryId", told->>'dialingCode' as code, told->>'contactNumber' as mobile,
      told->>'whatsapp' as whatsapp, '' as "whatsappCode"`,
    set: ({ mobile: { dialingCode, number: contactNumber }, whatsapp }) => {
      const numbers = { dialingCode, contactNumber, ...(whatsapp && { whatsapp: whatsapp.number }) };
      return sql`told = told || ${JSON.stringify(numbers)}::jsonb`;
    },
  },
  {
    name: 'goods_order',
    id: 'order_no',
    columns: sql`'' as "countryId", contact->'mobile'->>'dialingCode' as code, contact->'mobile'->>'number' as mobile,
      contact->'whatsapp'->>'number' as whatsapp, contact->'whatsapp'->>'dialingCode' as "whatsappCode"`,
    set: ({ mobile, whatsapp }) => {
      const numbers = { mobile: signed(mobile), ...(whatsapp && { whatsapp: signed(whatsapp) }) };
      return sql`contact = (contact::jsonb || ${JSON.stringify(numbers)}::jsonb)::json`;
    },
  },
  {
    name: 'stand_request',
    id: 'stand_request_id',
    columns: sql`country_id as "countryId", ${ONE_NUMBER}`,
    set: ({ mobile }) => sql`mobile = ${shownPhone(mobile)}`,
  },
  {
    name: 'lottery_draw',
    id: 'draw_id',
    columns: sql`'' as "countryId", ${ONE_NUMBER}`,
    set: ({ mobile }) => sql`mobile = ${shownPhone(mobile)}`,
  },
  {
    name: 'business_card',
    id: 'card_id',
    columns: sql`country_id as "countryId", ${ONE_NUMBER}`,
    set: ({ mobile }) => sql`mobile = ${e164(mobile)}`,
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

const DIALING: ReadonlyMap<string, string> = new Map(COUNTRY_CODES.map(({ id, dialing }) => [id, dialing]));

type Reading = { readonly phone: PhoneNumber } | { readonly reason: UnreadPhone['reason'] };

/** Reads a stored number behind its own code, else the one that is written with it, else that of its country. */
function readStored(stored: string, code: string, countryId: string): Reading {
  const [first = '', ...rest] = shownPhone(stored).split(' ');
  const isWhole = first.startsWith('+') && rest.length > 0;
  const number = isWhole ? rest.join('') : stored;
  const dialingCode = (isWhole && first) || code || (DIALING.get(countryId) ?? '');
  const reading = readPhone(number, dialingCode);
  if (!reading.ok) return { reason: reading.error };
  if (reading.value.dialingCode === '') return { reason: 'noCountry' };
  return isTooLong(reading.value) ? { reason: 'tooLong' } : { phone: reading.value };
}

/** The numbers of a row, and what is wrong with those that cannot be read. */
function readRow(row: PhoneRow): {
  readonly mobile: Reading;
  readonly whatsapp: Reading | undefined;
} {
  const mobile = readStored(row.mobile, row.code, row.countryId);
  if (row.whatsapp === '') return { mobile, whatsapp: undefined };
  if (row.whatsappCode !== '') return { mobile, whatsapp: readStored(row.whatsapp, row.whatsappCode, '') };
  // Without a code of its own it is behind that of the mobile number.
  const code = 'phone' in mobile ? mobile.phone.dialingCode : row.code;
  const whatsapp = readStored(row.whatsapp, code, row.countryId);
  const isOther = 'phone' in whatsapp && 'phone' in mobile && whatsapp.phone.dialingCode !== code;
  return { mobile, whatsapp: isOther ? { reason: 'otherCode' } : whatsapp };
}

/** Whether a row says the same already. */
function isStored(row: PhoneRow, { mobile, whatsapp }: Numbers): boolean {
  const isSame =
    row.code === ''
      ? [shownPhone(mobile), e164(mobile)].includes(row.mobile)
      : dialingDigits(row.code) === mobile.dialingCode && row.mobile === mobile.number;
  return isSame && (whatsapp === undefined || row.whatsapp === whatsapp.number);
}

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
      const { mobile, whatsapp } = readRow(row);
      if (!('phone' in mobile)) continue;
      const numbers: Numbers = {
        mobile: mobile.phone,
        whatsapp: whatsapp && 'phone' in whatsapp ? whatsapp.phone : undefined,
      };
      if (isStored(row, numbers)) continue;
      await sql`update ${sql.table(table.name)} set ${table.set(numbers)}
        where ${sql.ref(table.id)} = ${row.id}`.execute(database);
    }
  }
}

/** The stored numbers that cannot be called as they are, for who looks after the database. D-10 */
export async function unreadPhones(database: QueryExecutorProvider): Promise<readonly UnreadPhone[]> {
  const found: UnreadPhone[] = [];
  for (const table of PHONE_TABLES) {
    for await (const row of phoneRows(database, table)) {
      const readings = readRow(row);
      for (const field of ['mobile', 'whatsapp'] as const) {
        const reading = readings[field];
        if (row[field] === '' || reading === undefined || 'phone' in reading) continue;
        const { code } = row;
        const number =
          field === 'mobile' && code !== '' ? shownPhone({ dialingCode: code, number: row.mobile }) : row[field];
        found.push({ table: table.name, id: row.id, field, number, reason: reading.reason });
      }
    }
  }
  return found;
}
