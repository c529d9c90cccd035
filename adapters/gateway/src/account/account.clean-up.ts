import type { Queries } from '../db/database.ts';

const DAY = 86_400_000;
/** How long a device that logged in is recognised, in milliseconds. */
const SESSION_RETENTION_MS = 90 * DAY;

/** How long a link that confirms an account is known after it was mailed, so that a late reader gets another. */
const CONFIRMATION_RETENTION_MS = 60 * DAY;

/** How long a lost answer to an erasure can be asked for again, in milliseconds. */
const RECEIPT_RETENTION_MS = 30 * DAY;

/** Deletes sessions whose device need no longer be recognised, and codes and counts of wrong passwords a day after their end. */
export async function cleanUpAccounts({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('buyer_session')
    .where('created', '<', now - SESSION_RETENTION_MS)
    .execute();
  await kysely
    .deleteFrom('erasure')
    .where('erased', '<', now - RECEIPT_RETENTION_MS)
    .execute();
  await kysely.deleteFrom('supplier_session').where('expires', '<', now).execute();
  await kysely
    .deleteFrom('one_time_code')
    .where('expires', '<', now - DAY)
    .where('purpose', '<>', 'confirm')
    .execute();
  await kysely
    .deleteFrom('one_time_code')
    .where('purpose', '=', 'confirm')
    .where('created', '<', now - CONFIRMATION_RETENTION_MS)
    .execute();
  await kysely
    .deleteFrom('login_attempt')
    .where((row) =>
      // A try of later than now was counted while the clock was ahead.
      row.or([row.and([row('last', '<', now - DAY), row('blocked_until', '<', now)]), row('last', '>', now + DAY)]),
    )
    .execute();
}
