import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { ensureFirstOperator } from './first-operator.ts';

const database = testDatabase();
const gateway = testGateway(database);

const goodTokens = () =>
  database().kysely.selectFrom('staff').select('staff_id').where('revoked', 'is', null).execute();

const LIFE = 365 * 86_400_000;
/** Options for a start some milliseconds from now. */
const given = (later: number) => ({ now: Date.now() + later, lifeMs: LIFE });

beforeEach(() => database().kysely.updateTable('staff').set({ revoked: 5 }).where('revoked', 'is', null).execute());

test('a token that cannot be written to its file is not created', async () => {
  await expect(ensureFirstOperator(database(), '/dev/null/data', given(1))).rejects.toThrow();
  expect(await goodTokens()).toEqual([]);
});

test('D-94 the first start writes an operator token that only the data folder’s owner can read, later ones keep it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-staff-'));
  try {
    await Promise.all([1, 2, 3].map((later) => ensureFirstOperator(database(), folder, given(later))));
    const file = join(folder, 'staff.token');
    const token = readFileSync(file, 'utf8').trim();
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    const { members } = (await readData(post(gateway(), 'staff/list', {}, { envelope: { token } }))) as {
      members: unknown[];
    };
    expect(members).toContainEqual(expect.objectContaining({ role: 'operator', revoked: null }));
    expect(await goodTokens()).toHaveLength(1);
    await ensureFirstOperator(database(), folder, given(4));
    expect(readFileSync(file, 'utf8').trim()).toBe(token);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('D-94 after every operator token has expired the next start creates another one for the same member', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-staff-'));
  try {
    await ensureFirstOperator(database(), folder, given(0));
    const before = readFileSync(join(folder, 'staff.token'), 'utf8');
    await ensureFirstOperator(database(), folder, given(LIFE - 1_000));
    expect(readFileSync(join(folder, 'staff.token'), 'utf8')).toBe(before);
    await ensureFirstOperator(database(), folder, given(LIFE + 1_000));
    expect(readFileSync(join(folder, 'staff.token'), 'utf8')).not.toBe(before);
    expect(await goodTokens()).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
