import { ok } from '@fairhall/core/result';
import { getMigrationStatus } from '@fairhall/gateway/db/migrate';
import { listUnreadPhones, type UnreadPhone } from '@fairhall/gateway/db/stored-phones';
import { fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { checkDatabaseSettings } from './installation.ts';
import { openAsIs } from './open.ts';

const REASON_KEYS = {
  extension: 'terminal.db.phones.extension',
  characters: 'terminal.db.phones.characters',
  code: 'terminal.db.phones.code',
  length: 'terminal.db.phones.length',
  tooLong: 'terminal.db.phones.tooLong',
  otherCode: 'terminal.db.phones.otherCode',
  noCountry: 'terminal.db.phones.noCountry',
} as const satisfies Record<UnreadPhone['reason'], string>;

/** Lists the stored phone numbers that cannot be dialled, each with its table and row. D-10 */
export async function listPhones({ terminal, texts }: Invocation): Promise<Outcome> {
  const settings = checkDatabaseSettings(terminal);
  if (!settings.ok) return settings;
  const database = await openAsIs(settings.value);
  if (!database.ok) return database;
  try {
    const { pending } = await getMigrationStatus(database.value.kysely);
    if (pending.length > 0) return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.older' });
    const phones = await listUnreadPhones(database.value.kysely);
    const key = phones.length === 0 ? 'terminal.db.phones.none' : 'terminal.db.phones.some';
    return ok({
      data: { phones },
      view: {
        kind: 'table',
        columns: [
          { title: texts.text('terminal.db.phones.table') },
          { title: texts.text('terminal.column.id') },
          { title: texts.text('terminal.db.phones.field') },
          { title: texts.text('terminal.db.phones.number') },
          { title: texts.text('terminal.db.phones.reason') },
        ],
        rows: phones.map(({ table, id, field, number, reason }) => [
          table,
          id,
          field,
          number,
          texts.text(REASON_KEYS[reason]),
        ]),
      },
      remarks: [{ key, values: { count: phones.length } }],
    });
  } finally {
    await database.value.close();
  }
}
