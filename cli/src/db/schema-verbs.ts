import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import { loadWorld } from '@fairhall/gateway/catalogue/world/load-world';
import type { Database } from '@fairhall/gateway/db/database';
import { getMigrationStatus, migrate } from '@fairhall/gateway/db/migrate';
import { MIGRATIONS } from '@fairhall/gateway/db/migrations/migrations';
import { type Answer, type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { fromRoot } from '../find-server.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { checkDatabaseSettings, describeDatabase } from './installation.ts';
import { isUnmade, openAsIs, openOrMake } from './open.ts';

export async function migrateVerb(invocation: Invocation): Promise<Outcome> {
  const settings = checkDatabaseSettings(invocation.terminal);
  if (!settings.ok) return settings;
  const isDryRun = readFlagOption(invocation.options, 'dryRun');
  if (isDryRun && isUnmade(settings.value)) return toDryRunOutcome(Object.keys(MIGRATIONS), invocation);
  const database = await openOrMake(settings.value);
  if (!database.ok) return database;
  try {
    const { pending, unknown } = await getMigrationStatus(database.value.kysely);
    if (unknown.length > 0)
      return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.newer', values: { names: unknown.join(', ') } });
    if (isDryRun) return toDryRunOutcome(pending, invocation);
    const done = await migrate(database.value.kysely);
    const names = done.join(', ');
    const remark = { key: 'terminal.db.migrated', values: { names } } as const;
    return toAppliedOutcome({ applied: done }, done, done.length > 0 ? remark : { key: 'terminal.db.upToDate' });
  } finally {
    await database.value.close();
  }
}

function toDryRunOutcome(pending: readonly string[], { texts }: Invocation): Outcome {
  const names = pending.join(', ') || texts.text('terminal.db.nothing');
  return toAppliedOutcome({ dryRun: true, pending }, pending, { key: 'terminal.db.wouldMigrate', values: { names } });
}

export function showStatus(invocation: Invocation): Promise<Outcome> {
  return withDatabase(invocation, async (database, place) => {
    const migrations = await getMigrationStatus(database.kysely);
    const { engine } = database;
    const rows = Object.entries(migrations).flatMap(([state, names]) => names.map((name: string) => [name, state]));
    return ok({
      data: { engine, place, ...migrations },
      view: { kind: 'table', columns: [{ title: 'migration' }, { title: 'state' }], rows },
      remarks: [{ text: `${engine}: ${place}` }],
    });
  });
}

export async function loadDemoWorld(invocation: Invocation): Promise<Outcome> {
  const { options, terminal } = invocation;
  const named = readTextOption(options, 'file');
  const file = named === undefined ? fromRoot('fixtures', 'dist', 'world.ndjson') : resolve(terminal.folder, named);
  if (!existsSync(file)) return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.noWorld', values: { file } });
  return withDatabase(invocation, async (database) => {
    if (readFlagOption(options, 'dryRun'))
      return toAppliedOutcome({ dryRun: true, file }, [file], { key: 'terminal.dryRun' });
    const { pending } = await getMigrationStatus(database.kysely);
    if (pending.length > 0) return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.older' });
    const outcome = await loadWorld(database, { file, now: Date.now() });
    if (outcome.kind === 'loaded') {
      const { rows } = outcome;
      return toAppliedOutcome(outcome, [String(rows)], { key: 'terminal.db.seeded', values: { rows } });
    }
    if (outcome.kind === 'kept') return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.seedKept' });
    return toAppliedOutcome(outcome, [outcome.kind], { key: 'terminal.db.seedPresent' });
  });
}

/** Opens the database for `work` and always closes it afterwards. */
async function withDatabase(
  { terminal }: Invocation,
  work: (database: Database, place: string) => Promise<Result<Answer, Failure>>,
): Promise<Outcome> {
  const settings = checkDatabaseSettings(terminal);
  if (!settings.ok) return settings;
  const database = await openAsIs(settings.value);
  if (!database.ok) return database;
  return work(database.value, describeDatabase(settings.value)).finally(() => database.value.close());
}

function toAppliedOutcome(
  data: unknown,
  lines: readonly string[],
  remark: NonNullable<Answer['remarks']>[number],
): Outcome {
  return ok({
    data,
    view: { kind: 'table', columns: [{ title: '' }], rows: lines.map((line) => [line]) },
    remarks: [remark],
  });
}
