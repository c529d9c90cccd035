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
  /** Has joined and not opened the link that confirms the address. */
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

/** The accounts to try things out with: those of a server with the demo world, never in production. THR-17 */
export const demoAccountsOf = ({ demo, appEnv }: Pick<Settings, 'demo' | 'appEnv'>): readonly DemoAccount[] =>
  demo && appEnv !== 'production' ? DEMO_ACCOUNTS : [];

interface DemoWorld {
  /** Epoch milliseconds. */
  readonly now: number;
  /** For whom the suppliers' accounts answer, one each; fewer in a small catalogue, where the others open nothing. */
  readonly supplierIds: readonly string[];
}

/**
 * Sees to it that the accounts are there and open, also in a database that is older than they are. One that is open stays
 * as it is, so that a password is hashed at the first start alone.
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

/** Everybody knows the passwords, so accounts with the same one may share its hash: each takes a second of a start. */
async function hashOf(passwords: Passwords, password: string): Promise<string> {
  const hashed = await passwords.hash(password, []);
  if (!hashed.ok) throw new Error('no time to hash a password of the demo world');
  return hashed.value;
}

/** One that answers for a supplier already, or was removed by a colleague, stays as it is. D-39 */
async function answerFor({ kysely }: Queries, email: string, supplierId: string): Promise<void> {
  await kysely
    .updateTable('account')
    .set({ supplier_id: supplierId, supplier_right: 'manage' })
    .where('account_id', '=', idOf(email))
    .where('supplier_id', 'is', null)
    .execute();
}

/** Everybody knows these passwords, so a database that was tried out and is now in use for real opens to none of them. THR-17 */
export async function closeDemoAccounts(database: Database): Promise<void> {
  const ids = DEMO_ACCOUNTS.map(({ email }) => idOf(email));
  await database.transaction(async ({ kysely }) => {
    await kysely.updateTable('account').set({ password_hash: null }).where('account_id', 'in', ids).execute();
    await kysely.updateTable('buyer_session').set({ expires: 0 }).where('account_id', 'in', ids).execute();
    await kysely.updateTable('supplier_session').set({ expires: 0 }).where('account_id', 'in', ids).execute();
  });
}

const idOf = (email: string): string => `demo-${email.slice(0, email.indexOf('@'))}`;

/** Addresses under which somebody can log in, ours or whoever has taken one. */
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
