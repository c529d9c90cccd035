import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { PersonalData } from './personal-data.ts';

/** What belongs to no feature and names a buyer: mails to her, kept answers, counts by her account. */
export const gatewayPersonalData: PersonalData = {
  // Revocations stay: they are hashes alone, by which a restore erases again what was erased.
  tables: ['outbox', 'idempotency', 'daily_count', 'revocation'],
  async erase({ kysely }, { accountId, email }) {
    await sql`delete from outbox where lower(recipient) = ${normalizeEmail(email)}`.execute(kysely);
    await sql`delete from idempotency where starts_with(scope, ${`buyer:${accountId}|`})`.execute(kysely);
    await sql`delete from daily_count where strpos(scope, ${`account:${accountId}`}) > 0`.execute(kysely);
    return undefined;
  },
};
