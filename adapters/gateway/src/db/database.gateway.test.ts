import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { toDatabaseTrouble } from './database-error.ts';
import { getMigrationStatus } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

const database = testDatabase();
const add = { name: 'test.add', text: `select json_build_object('sum', $1::int + $2::int)::text` };

describe('the database port', () => {
  test('a statement returns its single text unchanged', async () => {
    expect(await database().json(add, [1, 2])).toEqual('{"sum" : 3}');
  });

  test('a statement without a row returns null', async () => {
    expect(await database().json({ name: 'test.none', text: `select 'x'::text where false` }, [])).toBeNull();
  });

  test('a repeated statement takes other values, even after a failure', async () => {
    const text = `select ($1::int / $2::int)::text || coalesce($3::text, ' none ') || $4::boolean`;
    const divide = { name: 'test.divide', text };
    expect(await database().json(divide, [6, 3, null, true])).toEqual('2 none true');
    await expect(database().json(divide, [1, 0, null, true])).rejects.toMatchObject({ code: '22012' });
    expect(await database().json(divide, [9, 3, " it's – مضخة ", false])).toEqual("3 it's – مضخة false");
  });

  test('a committed transaction is stored', async () => {
    await database().transaction(async ({ kysely }) => {
      await kysely.insertInto('setting').values({ key: 'kept', value: '1' }).execute();
    });
    expect(await settingOf('kept')).toEqual('1');
  });

  test('a transaction that throws stores nothing, and the next one works', async () => {
    const failing = database().transaction(async ({ kysely }) => {
      await kysely.insertInto('setting').values({ key: 'dropped', value: '1' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await settingOf('dropped')).toBeUndefined();
    await database().transaction(({ json }) => json(add, [2, 2]));
  });

  test('an SQL error keeps its code, and does not affect later statements', async () => {
    const insert = () => database().kysely.insertInto('setting').values({ key: 'once', value: '1' }).execute();
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' });
    expect(await database().json(add, [5, 5])).toEqual('{"sum" : 10}');
  });

  test('twenty concurrent transactions count to twenty', async () => {
    await database().kysely.insertInto('setting').values({ key: 'count', value: '0' }).execute();
    const increment = () =>
      database().transaction(({ kysely }) =>
        sql`update setting set value = (value::int + 1)::text where key = 'count'`.execute(kysely),
      );
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await settingOf('count')).toEqual('20');
  });

  test('eight-byte integers are numbers on both engines', async () => {
    const { rows } = await sql<{ big: number }>`select 1763712000000::bigint as big`.execute(database().kysely);
    expect(rows).toEqual([{ big: 1763712000000 }]);
  });

  test('the session has generic plans off and its time limits set', async () => {
    const { rows } =
      await sql`select current_setting('plan_cache_mode') as plans, current_setting('statement_timeout') as statement, current_setting('lock_timeout') as locks`.execute(
        database().kysely,
      );
    expect(rows).toEqual([{ plans: 'force_custom_plan', statement: '8s', locks: '3s' }]);
  });

  test('a statement with a cached plan is planned once, all others for each execution', async () => {
    const planned = (name: string) => ({
      name,
      text: `select json_build_array(generic_plans, custom_plans, $1::int)::text from pg_prepared_statements where name = '${name}'`,
    });
    const [kept, anew] = [{ ...planned('test.kept'), keepsPlan: true } as const, planned('test.anew')];
    for (const time of [1, 2, 3]) {
      expect(await database().json(kept, [7])).toEqual(`[${time}, 0, 7]`);
      expect(await database().json(anew, [7])).toEqual(`[0, ${time}, 7]`);
    }
  });

  test('after a failure of a statement with a cached plan, the others are still planned for each execution', async () => {
    const kept = { name: 'test.kept.divide', text: 'select (1 / $1::int)::text', keepsPlan: true } as const;
    expect(await database().json(kept, [1])).toEqual('1');
    await expect(database().json(kept, [0])).rejects.toMatchObject({ code: '22012' });
    const mode = { name: 'test.mode', text: `select current_setting('plan_cache_mode')` };
    expect(await database().json(mode, [])).toEqual('force_custom_plan');
    expect(await database().json(kept, [1])).toEqual('1');
  });

  test('every migration is applied and none is pending', async () => {
    expect(await getMigrationStatus(database().kysely)).toEqual({
      applied: Object.keys(MIGRATIONS),
      pending: [],
      unknown: [],
    });
  });

  test('a lock timeout is temporary, a broken statement is a bug', async () => {
    const broken = database().json({ name: 'test.broken', text: 'select nothing from nowhere' }, []);
    await expect(broken.catch(toDatabaseTrouble)).resolves.toEqual('bug');
    expect(toDatabaseTrouble({ code: '55P03' })).toEqual('locked');
    expect(toDatabaseTrouble({ code: 'ECONNREFUSED' })).toEqual('unavailable');
  });
});

async function settingOf(key: string): Promise<string | undefined> {
  const row = await database().kysely.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}
