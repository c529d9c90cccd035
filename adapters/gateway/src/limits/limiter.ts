import { normalEmail } from '@fairhall/core/forms/email';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallContext } from '../call-context.ts';
import type { Database } from '../db/database.ts';
import { sha256 } from '../identity/secrets.ts';
import { type Refused, tooMany } from '../wire/refused.ts';
import { type Budget, SUBMIT_BUDGETS } from './budgets.ts';
import { type Counter, createCounterStore, createMemoryCounter } from './memory-counter.ts';
import { networkOf } from './network.ts';

type Asked = Pick<CallContext, 'visitor' | 'address'>;

export interface Limiter {
  /** Spends one point of each of the call's budgets; the refusal carries how long to wait. D-65 */
  check(call: string, mode: 'read' | 'submit', asked: Asked, input: unknown): Promise<Refused | undefined>;
}

/**
 * Budgets counted in the database where processes share one, else in memory. `budgets` are those of calls that have their
 * own, by the call's dotted name; other submits have the common ones, other reads none. D-65 REL-29
 */
export function createLimiter(database: Database, budgets: ReadonlyMap<string, readonly Budget[]>): Limiter {
  const counters = new Map<string, Counter>();
  const store = createCounterStore();
  const counterOf = (call: string, budget: Budget): Counter => {
    const name = `${budget.together ?? call}/${budget.by}/${budget.duration}`;
    const make = (): Counter =>
      database.engine === 'pglite'
        ? createMemoryCounter(store, { ...budget, name })
        : createSharedCounter(database, name, budget);
    const counter = counters.get(name) ?? make();
    counters.set(name, counter);
    return counter;
  };
  return {
    async check(call, mode, asked, input) {
      for (const budget of budgets.get(call) ?? (mode === 'submit' ? SUBMIT_BUDGETS : [])) {
        const key = keyOf(budget, asked, input);
        const wait = key === undefined ? 0 : await counterOf(call, budget).spend(key);
        if (wait > 0) return tooMany(wait);
      }
      return undefined;
    },
  };
}

function createSharedCounter(database: Database, keyPrefix: string, { points, duration }: Budget): Counter {
  const query = ({ text, values = [] }: { text: string; values?: unknown[] }) =>
    database.kysely.executeQuery(CompiledQuery.raw(text, values));
  const shared = {
    storeClient: { query },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  const counter = new RateLimiterPostgres({ ...shared, keyPrefix, points, duration });
  return {
    async spend(key) {
      try {
        await counter.consume(key);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
  };
}

function keyOf({ by }: Budget, { visitor, address }: Asked, input: unknown): string | undefined {
  if (by === 'visitor') return visitor ?? undefined;
  if (by === 'unproven') return visitor === null ? networkOf(address) : undefined;
  if (by === 'address') return networkOf(address);
  const { email } = input as { email?: unknown }; // only calls with an address have such a budget
  return typeof email === 'string' ? sha256(normalEmail(email)) : undefined;
}
