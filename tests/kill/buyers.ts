import { randomUUID } from 'node:crypto';
import { type Client, createClient, createVisitorKey } from './client.ts';

/** A buyer with an account: `visitor` is the client of their device without the login, `client` with it. */
export interface Buyer {
  readonly email: string;
  readonly password: string;
  readonly visitor: Client;
  readonly client: Client;
}

const PASSWORD = 'six to twenty';
/** Number of concurrent registrations: fewer than the limit for password hashing, so that none is rejected. */
const AT_ONCE = 16;

/** Registers `count` buyers and logs them in. Throws if one of them fails. */
export async function registerBuyers(origin: string, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  while (buyers.length < count) {
    const few = Math.min(AT_ONCE, count - buyers.length);
    buyers.push(
      ...(await Promise.all(Array.from({ length: few }, (_, index) => makeBuyer(origin, buyers.length + index)))),
    );
  }
  return buyers;
}

async function makeBuyer(origin: string, index: number): Promise<Buyer> {
  const email = `${randomUUID()}@buyers.example`;
  const visitorKey = createVisitorKey();
  const address = `198.19.${Math.floor(index / 200)}.${1 + (index % 200)}`;
  const visitor = createClient(origin, address, { visitorKey });
  const registration = { email, password: PASSWORD, tagCodes: [], productName: '', appVersion: '1' };
  const registered = await visitor.account.registerV2(registration, { idempotencyKey: randomUUID() });
  if (!registered.ok) throw new Error(`${email} could not register: ${JSON.stringify(registered.error)}`);
  const login = { email, password: PASSWORD, ip: '' };
  const answer = await visitor.account.loginPc(login, { idempotencyKey: randomUUID() });
  if (!answer.ok) throw new Error(`${email} could not log in: ${JSON.stringify(answer.error)}`);
  return {
    email,
    password: PASSWORD,
    visitor,
    client: createClient(origin, address, { visitorKey, token: answer.value.token }),
  };
}
