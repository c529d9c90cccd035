import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import { loadWorld } from '@fairhall/gateway/catalogue/world/load-world';
import type { Database } from '@fairhall/gateway/db/database';
import { migrate, migrationStatus } from '@fairhall/gateway/db/migrate';
import { MIGRATIONS } from '@fairhall/gateway/db/migrations/migrations';
import { type Answer, type Failure, fail, type Outcome } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import { repositoryFile } from '../find-server.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { checkedSettings, placeOf } from './installation.ts';
import { isUnmade, openAsIs, openOrMake } from './open.ts';

export async function migrateVerb(invocation: Invocation): Promise<Outcome> {
  const settings = checkedSettings(invocation.terminal);
  if (!settings.ok) return settings;
  const isDryRun = flagOption(invocation.options, 'dryRun');
  if (isDryRun && isUnmade(settings.value)) return wouldApply(Object.keys(MIGRATIONS), invocation);
  const database = await openOrMake(settings.value);
  if (!database.ok) return database;
  try {
    const { pending, unknown } = await migrationStatus(database.value.kysely);
    if (unknown.length > 0)
      return fail(EXIT.refused, { key: 'terminal.db.newer', values: { names: unknown.join(', ') } });
    if (isDryRun) return wouldApply(pending, invocation);
    const done = await migrate(database.value.kysely);
    const names = done.join(', ');
    const remark = { key: 'terminal.db.migrated', values: { names } } as const;
    return applied({ applied: done }, done, done.length > 0 ? remark : { key: 'terminal.db.upToDate' });
  } finally {
    await database.value.close();
  }
}

function wouldApply(pending: readonly string[], { texts }: Invocation): Outcome {
  const names = pending.join(', ') || texts.text('terminal.db.nothing');
  return applied({ dryRun: true, pending }, pending, { key: 'terminal.db.wouldMigrate', values: { names } });
}

export function status(invocation: Invocation): Promise<Outcome> {
  return withDatabase(invocation, async (database, place) => {
    const migrations = await migrationStatus(database.kysely);
    const { engine } = database;
    const rows = Object.entries(migrations).flatMap(([state, names]) => names.map((name: string) => [name, state]));
    return ok({
      data: { engine, place, ...migrations },
      view: { kind: 'table', columns: [{ title: 'migration' }, { title: 'state' }], rows },
      remarks: [{ text: `${engine}: ${place}` }],
    });
  });
}

export async function seed(invocation: Invocation): Promise<Outcome> {
  const { options, terminal } = invocation;
  const named = textOption(options, 'file');
  const file =
    named === undefined ? repositoryFile('fixtures', 'dist', 'world.ndjson') : resolve(terminal.folder, named);
  if (!existsSync(file)) return fail(EXIT.refused, { key: 'terminal.db.noWorld', values: { file } });
  return withDatabase(invocation, async (database) => {
    if (flagOption(options, 'dryRun')) return applied({ dryRun: true, file }, [file], { key: 'terminal.dryRun' });
    const { pending } = await migrationStatus(database.kysely);
    if (pending.length > 0) return fail(EXIT.refused, { key: 'terminal.db.older' });
    const outcome = await loadWorld(database, { file, now: Date.now() });
    if (outcome.kind === 'loaded') {
      const { rows } = outcome;
      return applied(outcome, [String(rows)], { key: 'terminal.db.seeded', values: { rows } });
    }
    if (outcome.kind === 'kept') return fail(EXIT.refused, { key: 'terminal.db.seedKept' });
    return applied(outcome, [outcome.kind], { key: 'terminal.db.seedPresent' });
  });
}

/** Opens the database for one piece of work and closes it again, whatever comes of it. */
async function withDatabase(
  { terminal }: Invocation,
  work: (database: Database, place: string) => Promise<Result<Answer, Failure>>,
): Promise<Outcome> {
  const settings = checkedSettings(terminal);
  if (!settings.ok) return settings;
  const database = await openAsIs(settings.value);
  if (!database.ok) return database;
  return work(database.value, placeOf(settings.value)).finally(() => database.value.close());
}

function applied(data: unknown, lines: readonly string[], remark: NonNullable<Answer['remarks']>[number]): Outcome {
  return ok({
    data,
    view: { kind: 'table', columns: [{ title: '' }], rows: lines.map((line) => [line]) },
    remarks: [remark],
  });
}
