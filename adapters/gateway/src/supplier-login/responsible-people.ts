import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from '../db/database.ts';

/** A person who receives the emails for a supplier. */
interface ResponsiblePerson {
  /** Identifies the person within the supplier: an account id, or '' for the supplier's contact address. */
  readonly accountId: string;
  readonly email: string;
  readonly lang: LanguageCode;
}

/** A supplier's people; if it has none, its contact address; else nobody. */
export async function listResponsiblePeople(
  { kysely }: Queries,
  supplierId: string,
): Promise<readonly ResponsiblePerson[]> {
  const people = await kysely
    .selectFrom('account')
    .select(['account_id', 'email', 'lang'])
    .where('kind', '=', 'supplier')
    .where('supplier_id', '=', supplierId)
    .where('removed_at', 'is', null)
    .orderBy('account_id')
    .execute();
  if (people.length > 0) {
    return people.map(({ account_id, email, lang }) => ({ accountId: account_id, email, lang: toLanguage(lang) }));
  }
  const contact = kysely
    .selectFrom('supplier_contact')
    .select(['email', 'lang'])
    .where('supplier_id', '=', supplierId)
    .where('email', '<>', '');
  return (await contact.execute()).map(({ email, lang }) => ({ accountId: '', email, lang: toLanguage(lang) }));
}

/** Whether anybody receives the emails for a supplier, as an SQL expression on its id. */
export const hasPeopleSql = (supplierId: string): string => `(
    exists (select 1 from account
      where account.supplier_id = ${supplierId} and account.kind = 'supplier' and account.removed_at is null)
    or exists (select 1 from supplier_contact
      where supplier_contact.supplier_id = ${supplierId} and supplier_contact.email <> ''))`;

/** The people and the contact address of each supplier, by supplier id. */
export async function findSupplierPeople({ kysely }: Queries, supplierIds: readonly string[]) {
  const found = new Map<
    string,
    { readonly people: { name: string; email: string }[]; readonly contactEmail: string }
  >();
  if (supplierIds.length === 0) return found;
  const contacts = kysely.selectFrom('supplier_contact').select(['supplier_id', 'email']);
  const emails = new Map(
    (await contacts.where('supplier_id', 'in', supplierIds).execute()).map((row) => [row.supplier_id, row.email]),
  );
  for (const id of supplierIds) found.set(id, { people: [], contactEmail: emails.get(id) ?? '' });
  const people = await kysely
    .selectFrom('account')
    .select(['supplier_id', 'nickname', 'email'])
    .where('kind', '=', 'supplier')
    .where('supplier_id', 'in', supplierIds)
    .where('removed_at', 'is', null)
    .orderBy('created')
    .orderBy('account_id')
    .execute();
  for (const { supplier_id, nickname, email } of people)
    found.get(supplier_id ?? '')?.people.push({ name: nickname, email });
  return found;
}

const toLanguage = (lang: string): LanguageCode => (isLanguageCode(lang) ? lang : DEFAULT_VALUES.lang);
