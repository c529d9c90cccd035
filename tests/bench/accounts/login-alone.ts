import { argon2, randomBytes } from 'node:crypto';
import { createPasswords } from '@fairhall/gateway/identity/passwords';
import { parseStored } from '@fairhall/gateway/identity/stored-password';
import type { Bench } from '../bench.ts';
import { openConnection } from '../load/http-connection.ts';
import { calculateMedian } from '../load/load-driver.ts';
import { formatMilliseconds, formatRatio, type Line, toMaximumLine } from '../table.ts';
import { assertLoggedIn, createLoginRequest } from './logins.ts';
import { PASSWORD, type Person } from './people.ts';

/** The duration of a login on an idle server, as a multiple of the bare hash; both are measured in turn. */
export async function measureLoginAlone({ quick }: Bench, origin: string, people: readonly Person[]): Promise<Line> {
  const bare = await bareHash();
  const connection = await openConnection(new URL(origin));
  const times: { readonly login: number[]; readonly hash: number[] } = { login: [], hash: [] };
  try {
    for (const person of people.slice(0, quick ? 15 : 80)) {
      const request = createLoginRequest(origin, person);
      times.login.push(await timed(async () => assertLoggedIn(await connection.ask(request))));
      times.hash.push(await timed(bare));
    }
  } finally {
    connection.close();
  }
  const [login, hash] = [calculateMedian(times.login), calculateMedian(times.hash)];
  return toMaximumLine(
    'login p50 alone to a bare hash',
    login / hash,
    1.2,
    formatRatio,
    ` (${formatMilliseconds(login)} to ${formatMilliseconds(hash)})`,
  );
}

/** Hashes the same password with the product's cost parameters and nothing else. */
async function bareHash(): Promise<() => Promise<void>> {
  const hashed = await createPasswords().hash(PASSWORD, []);
  const stored = hashed.ok ? parseStored(hashed.value) : undefined;
  if (stored === undefined) throw new Error('the cost of a hash is not known');
  const { memory, passes, lanes, tag } = stored;
  const cost = { memory, passes, parallelism: lanes, tagLength: tag.length };
  return () =>
    new Promise((resolve, reject) => {
      argon2('argon2id', { message: PASSWORD, nonce: randomBytes(16), ...cost }, (error) =>
        error === null ? resolve() : reject(error),
      );
    });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
