import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { searchText } from '@fairhall/core/search-text';
import { type RawBuilder, sql } from 'kysely';
import { hasWords } from '../db/has-words.ts';

interface SearchedColumns {
  readonly email: string;
  readonly contact_name: string;
  readonly company_name: string;
}

/** The text by which the desk finds a registration, besides its badge number. D-94 */
export const registrationSearchText = ({ email, contact_name, company_name }: SearchedColumns): string =>
  searchText(contact_name, company_name, email, toUnicodeEmail(email));

/** Whether a registration contains every word of a keyword. Badge numbers have only ASCII letters. D-94 */
export const registrationHolds = (keyword: string): RawBuilder<boolean> =>
  hasWords(sql`concat_ws(chr(10), search_text, lower(badge_no))`, keyword);
