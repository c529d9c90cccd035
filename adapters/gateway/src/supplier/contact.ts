import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { isLanguageCode, LANGUAGE_LIST, type LanguageCode } from '@fairhall/core/site/languages';
import type { Queries, Transaction } from '../db/database.ts';

/** A supplier's contact settings; '' for a missing one. */
export interface Contact {
  readonly email: string;
  readonly lang: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/** The settings to change; absent ones stay. */
export type ContactChange = { readonly [Name in keyof Contact]?: string | undefined };

export async function contactOf({ kysely }: Queries, supplierId: string): Promise<Contact> {
  const row = await kysely
    .selectFrom('supplier_contact')
    .select(['email', 'lang', 'time_zone as timeZone'])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return row ?? { email: '', lang: '', timeZone: '' };
}

/** The language of emails to a supplier: its own setting, else the given one. */
export async function languageFor(queries: Queries, supplierId: string, other: LanguageCode): Promise<LanguageCode> {
  const { lang } = await contactOf(queries, supplierId);
  return isLanguageCode(lang) ? lang : other;
}

/** Why a change is invalid; undefined if it is valid. */
export function contactProblem({ lang, timeZone }: ContactChange): Refusal | undefined {
  if (lang !== undefined && !isLanguageCode(lang)) {
    const languages = LANGUAGE_LIST.map(({ code }) => code).join(', ');
    return { code: '400', message: 'supplier.contact.language', values: { lang, languages } };
  }
  if (timeZone === undefined || isTimeZone(timeZone)) return undefined;
  return { code: '400', message: 'supplier.contact.timeZone', values: { timeZone } };
}

/** Whether it is a name of the time zone database; an offset such as +05:30 is not, because it has no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Saves a valid change and returns the current settings. `now` is epoch milliseconds. */
export async function setContact(
  transaction: Transaction,
  supplierId: string,
  { email, lang, timeZone }: ContactChange,
  now: number,
): Promise<Contact> {
  const before = await contactOf(transaction, supplierId);
  const after = {
    email: email ?? before.email,
    lang: lang ?? before.lang,
    timeZone: timeZone ?? before.timeZone,
  };
  const row = { email: after.email, lang: after.lang, time_zone: after.timeZone, changed: now };
  await transaction.kysely
    .insertInto('supplier_contact')
    .values({ supplier_id: supplierId, ...row })
    .onConflict((conflict) => conflict.column('supplier_id').doUpdateSet(row))
    .execute();
  return after;
}
