import type { PersonAccount, PersonRegistration } from '@fairhall/core/contract/person/staff-calls';
import type { Queries } from '../db/database.ts';
import type { PersonalData } from '../personal-data.ts';

/** The functions of other features that the support desk needs. Addresses are normalised. */
export interface PersonPorts {
  /** Finds registered people by names, addresses and numbers, also misspelt ones. */
  readonly searchPeople: (
    queries: Queries,
    search: { readonly keyword: string; readonly pageNo: number; readonly pageSize: number },
  ) => Promise<{ readonly emails: readonly string[]; readonly total: number }>;
  /** The addresses that a badge number leads to, also a revoked one. */
  readonly findEmailsOfBadge: (queries: Queries, badgeNo: string) => Promise<readonly string[]>;
  readonly listPeopleRegistrations: (
    queries: Queries,
    emails: readonly string[],
  ) => Promise<readonly { readonly email: string; readonly registration: PersonRegistration }[]>;
  readonly listPeopleAccounts: (
    queries: Queries,
    emails: readonly string[],
  ) => Promise<readonly { readonly email: string; readonly account: PersonAccount }[]>;
  /** The parts of a buyer's data, which are counted. */
  readonly personalData: readonly PersonalData[];
}
