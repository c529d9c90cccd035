import { DEMO_BUYER_LOGINS, DEMO_SUPPLIER_LOGINS } from '@fairhall/core/site/demo-accounts';
import { sql } from 'kysely';
import type { Database, Queries } from '../db/database.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { Settings } from '../settings.ts';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly kind: 'buyer' | 'supplier';
  readonly nickname: string;
  /** The account has not opened the link that confirms the address. */
  readonly isUnconfirmed?: true;
}

const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { ...DEMO_BUYER_LOGINS[0], kind: 'buyer', nickname: 'Demo Buyer' },
  { ...DEMO_BUYER_LOGINS[1], kind: 'buyer', nickname: 'Second Buyer' },
  { ...DEMO_BUYER_LOGINS[2], kind: 'buyer', nickname: 'New Buyer', isUnconfirmed: true },
  { ...DEMO_SUPPLIER_LOGINS[0], kind: 'supplier', nickname: 'Demo Supplier' },
  { ...DEMO_SUPPLIER_LOGINS[1], kind: 'supplier', nickname: 'Second Supplier' },
  { ...DEMO_SUPPLIER_LOGINS[2], kind: 'supplier', nickname: 'Third Supplier' },
];

/** The demo accounts of a server with the demo world; empty in production. THR-17 */
export const demoAccountsOf = ({ demo, appEnv }: Pick<Settings, 'demo' | 'appEnv'>): readonly DemoAccount[] =>
  demo && appEnv !== 'production' ? DEMO_ACCOUNTS : [];

interface DemoWorld {
  /** Epoch milliseconds. */
  readonly now: number;
  /**
   * The suppliers that the demo accounts belong to, one each. A small catalogue has fewer of them; the remaining
   * accounts then cannot log in.
   */
  readonly supplierIds: readonly string[];
}

/**
 * Ensures that the demo accounts exist and can log in, also in an older database. An account that already can stays as
 * it is, so that passwords are hashed at the first start only.
 */
export async function loadDemoAccounts(
  database: Database,
  passwords: Passwords,
  accounts: readonly DemoAccount[],
  { now, supplierIds }: DemoWorld,
): Promise<void> {
  const open = await openAmong(database, accounts);
  const hashes = new Map<string, string>();
  for (const { email, password, kind, nickname, isUnconfirmed } of accounts) {
    if (open.has(email)) continue;
    const account = { account_id: idOf(email), email, kind, nickname };
    const hash = hashes.get(password) ?? (await hashOf(passwords, password));
    hashes.set(password, hash);
    await database.kysely
      .insertInto('account')
      .values({ ...account, created: now, verified_at: isUnconfirmed ? null : now, password_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await database.kysely
      .updateTable('account')
      .set({ password_hash: hash })
      .where('account_id', '=', idOf(email))
      .where('password_hash', 'is', null)
      .execute();
  }
  const suppliers = accounts.filter(({ kind }) => kind === 'supplier');
  for (const [place, { email }] of suppliers.entries()) {
    const supplierId = supplierIds[place];
    if (supplierId !== undefined) await answerFor(database, email, supplierId);
  }
}

/**
 * The demo passwords are public, so accounts with the same password may share its hash: hashing one takes a second at
 * start.
 */
async function hashOf(passwords: Passwords, password: string): Promise<string> {
  const hashed = await passwords.hash(password, []);
  if (!hashed.ok) throw new Error('no time to hash a password of the demo world');
  return hashed.value;
}

/**
 * Assigns an account to a supplier. An account that already belongs to one, or was removed by a colleague, stays as it
 * is. D-39
 */
async function answerFor({ kysely }: Queries, email: string, supplierId: string): Promise<void> {
  await kysely
    .updateTable('account')
    .set({ supplier_id: supplierId, supplier_right: 'manage' })
    .where('account_id', '=', idOf(email))
    .where('supplier_id', 'is', null)
    .execute();
}

/**
 * Locks the demo accounts, because their passwords are public: a database that was used for a trial and then goes into
 * production must not open to them. THR-17
 */
export async function closeDemoAccounts(database: Database): Promise<void> {
  const ids = DEMO_ACCOUNTS.map(({ email }) => idOf(email));
  await database.transaction(async ({ kysely }) => {
    await kysely.updateTable('account').set({ password_hash: null }).where('account_id', 'in', ids).execute();
    await kysely.updateTable('buyer_session').set({ expires: 0 }).where('account_id', 'in', ids).execute();
    await kysely.updateTable('supplier_session').set({ expires: 0 }).where('account_id', 'in', ids).execute();
  });
}

const idOf = (email: string): string => `demo-${email.slice(0, email.indexOf('@'))}`;

/** Addresses that can log in, as a demo account or as an account that somebody registered. */
async function openAmong({ kysely }: Queries, accounts: readonly DemoAccount[]): Promise<ReadonlySet<string>> {
  if (accounts.length === 0) return new Set();
  const address = sql<string>`lower(email)`;
  const rows = await kysely
    .selectFrom('account')
    .select(address.as('address'))
    .where(
      address,
      'in',
      accounts.map(({ email }) => email),
    )
    .where('password_hash', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.address));
}
