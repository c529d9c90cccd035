import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Transaction } from '../db/database.ts';
import { createRandomId, hashSha256 } from '../identity/secrets.ts';
import { createToken } from '../identity/tokens.ts';
import { lockStaff } from './lock-staff.ts';

/** The file in the data folder with an operator's token; commands read it. */
const STAFF_TOKEN_FILE = 'staff.token';
const OPERATOR_FIRST = 'first operator';
const OPERATOR_AT_CONSOLE = 'operator at the console';

interface NewToken {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The validity of the token, in milliseconds. */
  readonly lifeMs: number;
}

/**
 * If no operator has a valid token, issues one and writes it to the data folder, readable by its owner only. The file
 * is written before the row: a token that nobody can read would lock everybody out. D-94
 */
export async function ensureFirstOperator(database: Database, dataDir: string, options: NewToken): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockStaff(transaction);
    const operators = transaction.kysely
      .selectFrom('staff')
      .select('staff_id')
      .where('role', '=', 'operator')
      .where('revoked', 'is', null)
      .where('expires', '>', options.now);
    if ((await operators.limit(1).executeTakeFirst()) !== undefined) return;
    const { token } = await issueToken(transaction, OPERATOR_FIRST, options);
    writeStaffToken(dataDir, token);
  });
}

/**
 * Issues an operator's token for anyone with access to the database, in the open transaction: the recovery if all
 * others are lost or expired. An earlier token of this kind is revoked. Leaves an audit entry. D-94
 */
export async function issueConsoleToken(
  transaction: Transaction,
  options: NewToken,
): Promise<{ readonly staffId: string; readonly token: string }> {
  await lockStaff(transaction);
  const issued = await issueToken(transaction, OPERATOR_AT_CONSOLE, options);
  await transaction.kysely
    .insertInto('audit')
    .values({
      at: options.now,
      staff_id: issued.staffId,
      call: 'db.operatorToken',
      object: JSON.stringify({ staffId: issued.staffId }),
      reason: 'given at the console of the server',
      request_id: createRandomId(),
    })
    .execute();
  return issued;
}

/** A member with that name has one token at a time; adds the member if there is none or the token was revoked. */
async function issueToken(
  { kysely }: Transaction,
  name: string,
  { now, lifeMs }: NewToken,
): Promise<{ readonly staffId: string; readonly token: string }> {
  const token = createToken('staff');
  const expires = now + lifeMs;
  const before = await kysely
    .updateTable('staff')
    .set({ token_hash: hashSha256(token), expires })
    .where('name', '=', name)
    .where('role', '=', 'operator')
    .where('revoked', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  if (before !== undefined) return { staffId: before.staff_id, token };
  const staffId = createRandomId();
  await kysely
    .insertInto('staff')
    .values({
      staff_id: staffId,
      name,
      role: 'operator',
      token_hash: hashSha256(token),
      created: now,
      expires,
      task_id: null,
      added_by: null,
      revoked: null,
      revoked_by: null,
    })
    .execute();
  return { staffId, token };
}

/**
 * Writes a token to the data folder, readable by its owner only, replacing the existing one. Returns the file's path.
 */
export function writeStaffToken(dataDir: string, token: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, STAFF_TOKEN_FILE);
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${token}\n`, { mode: 0o600 });
  renameSync(half, file);
  return file;
}
