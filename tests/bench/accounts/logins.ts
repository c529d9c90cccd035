import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, decodeBody, type HttpConnection, openConnection } from '../load/http-connection.ts';
import { callRequest } from '../load/requests.ts';
import { PASSWORD, type Person } from './people.ts';

/** The results of logins that ran beside other work. */
export interface Logins {
  readonly done: number;
  /** Rejected with a retry time, because too many logins were waiting. */
  readonly putOff: number;
}

const LOGIN = 'login/loginPc.json';

/** A login request with the person's own password. */
export const createLoginRequest = (origin: string, { email, headers }: Person): Buffer =>
  callRequest(
    origin,
    LOGIN,
    { email, password: PASSWORD, ip: '' },
    { headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() } },
  );

export function assertLoggedIn(answer: Answer): void {
  if (answer.status === 200 && answer.bytes.includes('"token":"bt_')) return;
  throw new Error(`a login was answered ${answer.status} ${decodeBody(answer).slice(0, 300)}`);
}

/** Runs `work` while `concurrent` connections log people in, one login after the other on each. */
export async function runBesideLogins<Value>(
  origin: string,
  { concurrent, next }: { readonly concurrent: number; readonly next: () => Person },
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly logins: Logins }> {
  const stop = new AbortController();
  const connections = await Promise.all(Array.from({ length: concurrent }, () => openConnection(new URL(origin))));
  const loops = Promise.all(
    connections.map((connection) => logInUntil(stop.signal, connection, () => createLoginRequest(origin, next()))),
  );
  try {
    const value = await Promise.race([work(), loops.then(neverEnds)]);
    stop.abort();
    const counts = await loops;
    const sum = (each: (logins: Logins) => number) => counts.reduce((total, logins) => total + each(logins), 0);
    return { value, logins: { done: sum(({ done }) => done), putOff: sum(({ putOff }) => putOff) } };
  } finally {
    stop.abort();
    await loops.catch(() => undefined);
    for (const connection of connections) connection.close();
  }
}

function neverEnds(): never {
  throw new Error('the logins ended before the work did');
}

async function logInUntil(stop: AbortSignal, connection: HttpConnection, request: () => Buffer): Promise<Logins> {
  let [done, putOff] = [0, 0];
  while (!stop.aborted) {
    const answer = await connection.ask(request());
    if (answer.status === 503) {
      putOff += 1;
      await pause(1000 * secondsToWait(answer), undefined, { signal: stop }).catch(() => undefined);
    } else {
      assertLoggedIn(answer);
      done += 1;
    }
  }
  return { done, putOff };
}

/** A rejection without a retry time violates the documentation. */
function secondsToWait({ bytes }: Answer): number {
  const told = /\r\nretry-after: *(\d+)/i.exec(bytes.toString('latin1', 0, 2_000))?.[1];
  if (told === undefined) throw new Error('a 503 without a Retry-After');
  return Number(told);
}
