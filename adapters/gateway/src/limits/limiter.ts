import { normalizeEmail } from '@fairhall/core/forms/email';
import { err, ok, type Result } from '@fairhall/core/result';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallContext } from '../call-context.ts';
import type { Database } from '../db/database.ts';
import { isProvenAddress } from '../identity/address-proof.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { type CallError, toRateLimitRefusal } from '../wire/call-error.ts';
import { type Budget, FORM_BUDGETS, SUBMIT_BUDGETS } from './budgets.ts';
import { CLOCK_TOLERANCE } from './clock.ts';
import { type Counter, createCounterStore, createMemoryCounter } from './memory-counter.ts';
import { listNetworks, toNetwork } from './network.ts';
import { createAnswerTarpit } from './tarpit.ts';

type LimitedCaller = Pick<CallContext, 'visitor' | 'address'> & Partial<Pick<CallContext, 'buyer' | 'supplier'>>;

/** The budgets that a call used up without being rejected. */
export type LimitResult = Pick<CallContext, 'isEmailOverused'>;

export interface Limiter {
  /**
   * Uses one point of each of the call's budgets; the error carries the wait. Over the budget of an email address the
   * call is not rejected, but a network that goes on naming such addresses gets late responses. D-65
   */
  check(
    call: string,
    mode: 'read' | 'submit',
    caller: LimitedCaller,
    input: unknown,
  ): Promise<Result<LimitResult, CallError>>;
  /** Uses one point of the network's budget for forms with files, before anything of the form is read. THR-35 */
  checkForm(address: string): Promise<CallError | undefined>;
}

/**
 * Creates a rate limiter that counts in the database if several processes share one, else in memory. `budgets` has the
 * calls with budgets of their own, by dotted name; other submits have the common budgets, other reads none. D-65 REL-29
 */
export function createLimiter(
  database: Database,
  budgets: ReadonlyMap<string, readonly Budget[]>,
  slow = createAnswerTarpit(),
): Limiter {
  const counters = new Map<string, Counter>();
  const store = createCounterStore();
  const getCounter = (call: string, budget: Budget): Counter => {
    const name = `${budget.together ?? call}/${budget.by}/${budget.duration}`;
    const createCounter = (): Counter =>
      database.engine === 'pglite'
        ? createMemoryCounter(store, { ...budget, name })
        : createSharedCounter(database, name, budget);
    const counter = counters.get(name) ?? createCounter();
    counters.set(name, counter);
    return counter;
  };
  return {
    async check(call, mode, caller, input) {
      let isEmailOverused = false;
      for (const budget of budgets.get(call) ?? (mode === 'submit' ? SUBMIT_BUDGETS : [])) {
        if (budget.counts?.(input) === false) continue;
        const key = budget.by === 'email' ? await findUnprovenEmail(caller, input) : getBudgetKey(budget, caller);
        const wait = key === undefined ? 0 : await getCounter(call, budget).spend(key);
        if (wait === 0) continue;
        if (budget.by !== 'email') return err(toRateLimitRefusal(wait));
        isEmailOverused = true;
      }
      if (isEmailOverused) await slow.hold(caller.address);
      return ok({ isEmailOverused });
    },
    async checkForm(address) {
      for (const budget of FORM_BUDGETS) {
        const key = getBudgetKey(budget, { visitor: null, address });
        const wait = key === undefined ? 0 : await getCounter('', budget).spend(key);
        if (wait > 0) return toRateLimitRefusal(wait);
      }
      return undefined;
    },
  };

  /** The key of the email budget; undefined if the input has no address or the caller has proved that it is theirs. */
  async function findUnprovenEmail(caller: LimitedCaller, input: unknown): Promise<string | undefined> {
    const { email } = input as { email?: unknown }; // only calls with an email field have such a budget
    if (typeof email !== 'string') return undefined;
    return (await isProvenAddress(database, caller, email)) ? undefined : hashSha256(normalizeEmail(email));
  }
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
  const countRequest = async (key: string): Promise<{ msBeforeNext: number; isRefused: boolean }> => {
    try {
      return { msBeforeNext: (await counter.consume(key)).msBeforeNext, isRefused: false };
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return { msBeforeNext: refused.msBeforeNext, isRefused: true };
      throw refused;
    }
  };
  return {
    async spend(key) {
      let spent = await countRequest(key);
      if (spent.msBeforeNext > 1000 * duration + CLOCK_TOLERANCE) {
        // The entry was stored while the clock was ahead, and would block until that time.
        await counter.delete(key);
        spent = await countRequest(key);
      }
      return spent.isRefused ? Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) : 0;
    },
  };
}

function getBudgetKey({ by }: Budget, { visitor, address, buyer, supplier }: LimitedCaller): string | undefined {
  if (by === 'account') return supplier?.accountId ?? buyer?.accountId;
  if (by === 'visitor') return visitor ?? undefined;
  if (by === 'unproven') return visitor === null ? toNetwork(address) : undefined;
  return by === 'site' ? listNetworks(address)[0] : toNetwork(address);
}
