import type { Queries } from '../db/database.ts';

const DAY = 86_400_000;
/** How long a device that logged in is recognised, in milliseconds. */
const SESSION_RETENTION_MS = 90 * DAY;

/**
 * How long the link that confirms an account is stored after it was mailed, so that a user who opens it late can
 * request another one.
 */
const CONFIRMATION_RETENTION_MS = 60 * DAY;

/** How long a retry of an erasure still gets its receipt, in milliseconds. */
const RECEIPT_RETENTION_MS = 30 * DAY;

/**
 * Deletes sessions that are too old to recognise a device by, and codes and counts of failed logins a day after they
 * expired.
 */
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
      // An attempt with a time in the future was counted while the clock was ahead.
      row.or([row.and([row('last', '<', now - DAY), row('blocked_until', '<', now)]), row('last', '>', now + DAY)]),
    )
    .execute();
}
