import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffPerson } from '@fairhall/core/contract/person/staff-calls';
import { isEmail, normalizeEmail, toAsciiEmail } from '@fairhall/core/forms/email';
import type { Queries } from '../db/database.ts';
import type { PersonPorts } from './person-ports.ts';

const PAGE_SIZE = 20;

type Page = OutputOf<typeof staffPerson.find>;
type Person = Page['records'][number];

/**
 * People by what staff typed. A complete address or badge number comes first, and also finds those who have only an
 * account, or no registration any more. D-94
 */
export async function findPeople(ports: PersonPorts, queries: Queries, keyword: string, pageNo: number): Promise<Page> {
  const named = (await describePeople(ports, queries, await findEmails(ports, queries, keyword))).filter(isKnown);
  const { emails, total } = await ports.searchPeople(queries, { keyword, pageNo, pageSize: PAGE_SIZE });
  const others = emails.filter((email) => !named.some((person) => person.email === email));
  const repeated = emails.length - others.length;
  return {
    records: [...(pageNo === 1 ? named : []), ...(await describePeople(ports, queries, others))],
    total: total + named.length - repeated,
    pageNo,
    pageSize: PAGE_SIZE,
  };
}

/** The one person of an address or a badge number; undefined if nothing is known of them. */
export async function findPerson(ports: PersonPorts, queries: Queries, named: string): Promise<Person | undefined> {
  const people = await describePeople(ports, queries, await findEmails(ports, queries, named));
  return people.find(isKnown);
}

const isKnown = ({ accounts, registrations }: Person): boolean => accounts.length + registrations.length > 0;

/** The normalised addresses of a complete address or badge number. */
async function findEmails(ports: PersonPorts, queries: Queries, named: string): Promise<readonly string[]> {
  const email = toAsciiEmail(named.trim());
  return isEmail(email) ? [normalizeEmail(email)] : ports.findEmailsOfBadge(queries, named);
}

/** What is stored about these addresses, in their order. */
async function describePeople(ports: PersonPorts, queries: Queries, emails: readonly string[]): Promise<Person[]> {
  if (emails.length === 0) return [];
  const registrations = Map.groupBy(await ports.listPeopleRegistrations(queries, emails), ({ email }) => email);
  const accounts = Map.groupBy(await ports.listPeopleAccounts(queries, emails), ({ email }) => email);
  return emails.map((email) => ({
    email,
    accounts: (accounts.get(email) ?? []).map(({ account }) => account),
    registrations: (registrations.get(email) ?? []).map(({ registration }) => registration),
  }));
}
