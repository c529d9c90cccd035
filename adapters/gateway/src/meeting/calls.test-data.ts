import { randomUUID } from 'node:crypto';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowEverybody, type RoleTestRecords } from '../../../../tests/support/role-lines.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { listResponsiblePeople } from '../supplier-login/responsible-people.ts';

let requests = 0;

/** The token of an email about a meeting request to S1; each request has another time. */
async function createLinkToken({ database }: RoleTestRecords): Promise<string> {
  requests += 1;
  const [token, booking_id, account_id] = [randomUUID(), randomUUID(), `link-${randomUUID()}`];
  await database.kysely
    .insertInto('account')
    .values({ account_id, email: `${account_id}@example.com`, kind: 'buyer', created: 1 })
    .execute();
  await database.kysely
    .insertInto('meeting_booking')
    .values({
      booking_id,
      account_id,
      exhibition_id: '1001',
      supplier_id: 'S1',
      stand_no: 'A12',
      hall: '1',
      date: '2026-11-24',
      slot: '10:30',
      starts: Date.now() + (10_000 + requests) * 3_600_000,
      remark: '',
      contact_name: 'Priya',
      company_name: 'Mills',
      country_id: '356',
      lang: 'en',
      created: 1,
    })
    .execute();
  const [recipient] = await listResponsiblePeople(database, 'S1');
  const link = { token_hash: hashSha256(token), booking_id, email_hash: hashSha256(recipient?.email ?? '') };
  await database.kysely.insertInto('meeting_link').values(link).execute();
  return token;
}

/** The expected answer of each call by role, and the changes that a submit makes permanent. */
export const callChecks: CallChecks = {
  'supplierMeeting.showLink': { roles: allowEverybody(async (records) => ({ token: await createLinkToken(records) })) },
  'supplierMeeting.answerByLink': {
    roles: allowEverybody(async (records) => ({ token: await createLinkToken(records), isAccepted: true })),
    ends: [],
  },
};
