import { ok } from '@fairhall/core/result';
import { getMigrationStatus } from '@fairhall/gateway/db/migrate';
import { issueConsoleToken, writeStaffToken } from '@fairhall/gateway/staff/first-operator';
import { fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { checkDatabaseSettings } from './installation.ts';
import { openAsIs } from './open.ts';

/**
 * Issues an operator token to anybody with access to the database, and writes it to the file where staff commands read
 * it. This is the recovery when all other tokens are lost or expired. D-94
 */
export async function issueOperatorToken({ terminal, options }: Invocation): Promise<Outcome> {
  const settings = checkDatabaseSettings(terminal);
  if (!settings.ok) return settings;
  const opened = await openAsIs(settings.value);
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    const { pending } = await getMigrationStatus(database.kysely);
    if (pending.length > 0) return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.older' });
    if (readFlagOption(options, 'dryRun')) return toOutcome({ dryRun: true }, [], { key: 'terminal.dryRun' });
    const { dataDir, staffTokenMs: lifeMs } = settings.value;
    const { token, staffId } = await database.transaction((transaction) =>
      issueConsoleToken(transaction, { now: Date.now(), lifeMs }),
    );
    // If the file cannot be written, the next try issues a new token.
    const file = writeStaffToken(dataDir, token);
    return toOutcome({ staffId, file }, [file], { key: 'terminal.db.tokenWritten', values: { file } });
  } finally {
    await database.close();
  }
}

type Remark = NonNullable<Extract<Outcome, { ok: true }>['value']['remarks']>[number];

function toOutcome(data: object, lines: readonly string[], remark: Remark): Outcome {
  return ok({
    data,
    view: { kind: 'table', columns: [{ title: 'file' }], rows: lines.map((line) => [line]) },
    remarks: [remark],
  });
}
