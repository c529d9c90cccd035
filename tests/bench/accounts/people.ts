import type { Database } from '@fairhall/gateway/db/database';
import { createPasswords } from '@fairhall/gateway/identity/passwords';
import { createRandomId, hashSha256 } from '@fairhall/gateway/identity/secrets';
import { createToken } from '@fairhall/gateway/identity/tokens';

/**
 * A buyer with an account, a login, and a device and an address that no other buyer has, so that rate limits do not
 * apply.
 */
export interface Person {
  readonly email: string;
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const PASSWORD = 'six to twenty';
const AT_ONCE = 500;
const DAY = 86_400_000;

/** Inserts `count` buyers, all with the same password, hashed as the product does. */
export async function insertPeople({ kysely }: Database, count: number): Promise<readonly Person[]> {
  const hashed = await createPasswords().hash(PASSWORD, []);
  if (!hashed.ok) throw new Error('the password could not be hashed');
  const people: Person[] = [];
  while (people.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - people.length) }, makePerson);
    const created = Date.now();
    const rows = some.map((person) => ({ ...person, accountId: createRandomId() }));
    await kysely
      .insertInto('account')
      .values(
        rows.map(({ accountId: account_id, email }) => {
          return { account_id, email, kind: 'buyer', created, password_hash: hashed.value } as const;
        }),
      )
      .execute();
    await kysely
      .insertInto('buyer_session')
      .values(
        rows.map(({ accountId: account_id, token }) => {
          return {
            token_hash: hashSha256(token),
            account_id,
            source: 'login',
            created,
            expires: created + DAY,
          } as const;
        }),
      )
      .execute();
    people.push(...some);
  }
  return people;
}

/** Takes people in turn and starts again at the end, so that no person reaches a rate limit. */
export function takeInTurns(people: readonly Person[]): () => Person {
  let taken = 0;
  return () => {
    const person = people[taken % people.length];
    taken += 1;
    if (person === undefined) throw new Error('there is nobody');
    return person;
  };
}

let made = 0;

function makePerson(): Person {
  made += 1;
  const id = createRandomId();
  return {
    email: `${id.toLowerCase().replace(/[^a-z0-9]/g, 'x')}-${made}@buyers.example`,
    token: createToken('buyer'),
    headers: {
      'X-Visitor-Key': `${id}-of-a-buyer-of-the-bench`,
      'X-Forwarded-For': `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`,
    },
  };
}
