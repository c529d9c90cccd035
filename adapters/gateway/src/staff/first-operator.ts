import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { randomId, sha256 } from '../identity/secrets.ts';
import { newToken } from '../identity/tokens.ts';
import { lockStaff } from './lock-staff.ts';

/** The file of the data folder that holds the first operator's token; commands read it. */
export const STAFF_TOKEN_FILE = 'staff.token';

/**
 * Where there is no operator, makes one and writes the token into the data folder, for its owner alone. The
 * file is there before the row is: a token that nobody can read would shut everybody out. D-94
 */
export async function ensureFirstOperator(database: Database, dataDir: string, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockStaff(transaction);
    const { kysely } = transaction;
    const operators = kysely
      .selectFrom('staff')
      .select('staff_id')
      .where('role', '=', 'operator')
      .where('revoked', 'is', null);
    if ((await operators.limit(1).executeTakeFirst()) !== undefined) return;
    const token = newToken('staff');
    await kysely
      .insertInto('staff')
      .values({
        ...{ staff_id: randomId(), name: 'first operator', role: 'operator', token_hash: sha256(token), created: now },
        ...{ task_id: null, added_by: null, revoked: null, revoked_by: null },
      })
      .execute();
    writeToken(dataDir, token);
  });
}

function writeToken(dataDir: string, token: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, STAFF_TOKEN_FILE);
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${token}\n`, { mode: 0o600 });
  renameSync(half, file);
}
