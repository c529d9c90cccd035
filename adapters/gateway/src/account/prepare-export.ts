import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { countOne, createDailyScope } from '../limits/daily-count.ts';
import { toRateLimitRefusal } from '../wire/call-error.ts';
import type { AccountPorts } from './account-ports.ts';
import { verifyPassword } from './verify-password.ts';

/** How long an archive may be fetched, in milliseconds. */
const DOWNLOAD_MS = 600_000;
/** Exports per account and day: each reads all data of the account. */
const MAX_ARCHIVES_PER_DAY = 5;
/** Retry-after when the daily limit is used up, in seconds. */
const HOUR_S = 3_600;

/**
 * Creates a URL from which all data of the buyer can be downloaded once. A repeat creates another one, which also
 * counts against the daily limit. THR-13
 */
export async function prepareExport(
  ports: AccountPorts,
  context: CallContext,
  { password }: { readonly password: string },
): Promise<Answer<{ address: string; endTime: number }>> {
  const { accountId } = buyerOf(context);
  const { now } = context;
  const proved = await verifyPassword(ports, context, password);
  if (!proved.ok) return proved;
  const code = createRandomToken();
  const endTime = now + DOWNLOAD_MS;
  const isOpened = await ports.database.transaction(async (transaction) => {
    const counted = createDailyScope(`export|account:${accountId}`, context);
    if (!(await countOne(transaction, counted, MAX_ARCHIVES_PER_DAY))) return false;
    await transaction.kysely
      .insertInto('one_time_code')
      .values({
        hash: hashSha256(code),
        purpose: 'export',
        subject: accountId,
        created: now,
        expires: endTime,
        used_at: null,
        used_key: null,
      })
      .execute();
    return true;
  });
  return isOpened ? ok({ address: `account-export/${code}`, endTime }) : err(toRateLimitRefusal(HOUR_S));
}
