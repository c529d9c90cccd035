import { randomUUID } from 'node:crypto';
import { createRandomToken } from '@fairhall/gateway/identity/secrets';
import { createPerson } from '../../../../tests/support/accounts.ts';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import {
  allowOperators,
  allowStaff,
  allowVisitors,
  type RoleTestRecords,
} from '../../../../tests/support/role-lines.ts';

const EXHIBITION = '1001';
const REASON = 'a test';

async function insertBadgeNumber({ database }: RoleTestRecords): Promise<string> {
  await insertExhibition(database, { exhibition_id: EXHIBITION, ...createExhibitionDays() });
  const badgeNo = `TEX${randomUUID().slice(0, 8).toUpperCase()}`;
  await insertRegistration(database, {
    accountId: null,
    email: createPerson().email,
    mark: 'roles',
    exhibitionId: EXHIBITION,
    change: { badge_no: badgeNo },
  });
  return badgeNo;
}

const badgeOf = async (made: RoleTestRecords) => ({
  exhibitionId: EXHIBITION,
  badgeNo: await insertBadgeNumber(made),
  reason: REASON,
});

async function endedBadge(made: RoleTestRecords) {
  const { kysely } = made.database;
  const badge = await badgeOf(made);
  const { badgeNo } = badge;
  const row = await kysely
    .deleteFrom('preregistration')
    .where('badge_no', '=', badgeNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('ended_registration')
    .values({
      ended_id: randomUUID(),
      registration_id: row.registration_id,
      exhibition_id: EXHIBITION,
      badge_no: badgeNo,
      email: row.email,
      account_id: null,
      merged_into: null,
      was_merged: false,
      content: JSON.stringify({ row, scans: [], draws: [], reissued: [], changed: {} }),
      ended_at: Date.now(),
    })
    .execute();
  return badge;
}

const SHOW = '99490';

/** Inserts a registration; returns the token of its email. */
async function insertLink({ database }: RoleTestRecords): Promise<{ readonly pretoken: string }> {
  await insertExhibition(database, { exhibition_id: SHOW, ...createExhibitionDays() });
  const pretoken = createRandomToken();
  const { email } = createPerson();
  await insertRegistration(database, { accountId: null, email, mark: 'link', exhibitionId: SHOW, token: pretoken });
  return { pretoken };
}

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'staffPreregistration.merge': {
    roles: allowStaff(async (made) => ({ ...(await badgeOf(made)), otherBadgeNo: await insertBadgeNumber(made) })),
    ends: ['a badge that is reissued'],
  },
  'staffPreregistration.cancel': { roles: allowStaff(badgeOf), ends: ['a badge that is reissued'] },
  'staffPreregistration.export': {
    roles: allowOperators(async (made) => {
      await insertBadgeNumber(made);
      return { exhibitionId: EXHIBITION };
    }),
  },
  'staffPreregistration.restore': { roles: allowStaff(endedBadge), ends: [] },
  'preregistration.showWithdrawal': { roles: allowVisitors(insertLink) },
  'preregistration.withdraw': { roles: allowVisitors(insertLink), ends: ['a registration that is withdrawn'] },
};
