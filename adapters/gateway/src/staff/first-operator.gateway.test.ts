import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { dataOf, post, testGateway } from '../../../../tests/support/gateway.ts';
import { ensureFirstOperator } from './first-operator.ts';

const database = testDatabase();
const gateway = testGateway(database);

const goodTokens = () =>
  database().kysely.selectFrom('staff').select('staff_id').where('revoked', 'is', null).execute();

beforeEach(() => database().kysely.updateTable('staff').set({ revoked: 5 }).where('revoked', 'is', null).execute());

test('a token that cannot be written is given to nobody', async () => {
  await expect(ensureFirstOperator(database(), '/dev/null/data', 1)).rejects.toThrow();
  expect(await goodTokens()).toEqual([]);
});

test('D-94 the first start leaves an operator’s token for the owner of the data folder alone, later ones leave it as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-staff-'));
  try {
    await Promise.all([1, 2, 3].map((now) => ensureFirstOperator(database(), folder, now)));
    const file = join(folder, 'staff.token');
    const token = readFileSync(file, 'utf8').trim();
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    const { members } = (await dataOf(post(gateway(), 'staff/list', {}, { envelope: { token } }))) as {
      members: unknown[];
    };
    expect(members).toContainEqual(expect.objectContaining({ role: 'operator', revoked: null }));
    expect(await goodTokens()).toHaveLength(1);
    await ensureFirstOperator(database(), folder, 4);
    expect(readFileSync(file, 'utf8').trim()).toBe(token);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
