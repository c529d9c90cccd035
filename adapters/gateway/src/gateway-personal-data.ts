import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { PersonalData } from './personal-data.ts';

/** Personal data outside of features: mails to the buyer, stored answers, and counts by account. */
export const gatewayPersonalData: PersonalData = {
  // Revocations stay: they contain only hashes, by which a restore erases the same data again.
  tables: ['outbox', 'idempotency', 'daily_count', 'revocation'],
  async erase({ kysely }, { accountId, email }) {
    await sql`delete from outbox where lower(recipient) = ${normalizeEmail(email)}`.execute(kysely);
    await sql`delete from idempotency where starts_with(scope, ${`buyer:${accountId}|`})`.execute(kysely);
    await sql`delete from daily_count where strpos(scope, ${`account:${accountId}`}) > 0`.execute(kysely);
    return undefined;
  },
};
