import { DEFAULTS } from '@fairhall/core/site/defaults';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from '../db/database.ts';

/** Somebody who is told by mail of what is sent to a supplier. */
interface Answering {
  /** Names the person among those of the supplier: an account, or '' for the address the supplier is reached at. */
  readonly accountId: string;
  readonly email: string;
  readonly lang: LanguageCode;
}

/** Everybody who answers for a supplier; where nobody has an account the address it is reached at; else nobody. */
export async function whoAnswers({ kysely }: Queries, supplierId: string): Promise<readonly Answering[]> {
  const people = await kysely
    .selectFrom('account')
    .select(['account_id', 'email', 'lang'])
    .where('kind', '=', 'supplier')
    .where('supplier_id', '=', supplierId)
    .where('removed_at', 'is', null)
    .orderBy('account_id')
    .execute();
  if (people.length > 0) {
    return people.map(({ account_id, email, lang }) => ({ accountId: account_id, email, lang: languageOf(lang) }));
  }
  const contact = kysely.selectFrom('supplier_contact').select(['email', 'lang']).where('supplier_id', '=', supplierId);
  return (await contact.execute()).map(({ email, lang }) => ({ accountId: '', email, lang: languageOf(lang) }));
}

const languageOf = (lang: string): LanguageCode => (isLanguageCode(lang) ? lang : DEFAULTS.lang);
