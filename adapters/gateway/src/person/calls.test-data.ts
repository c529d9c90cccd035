import { createPerson } from '../../../../tests/support/accounts.ts';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { allowStaff, type RoleTestRecords } from '../../../../tests/support/role-lines.ts';

async function personOf({ database }: RoleTestRecords): Promise<{ readonly person: string }> {
  const { email } = createPerson();
  await insertRegistration(database, { accountId: null, email, mark: 'roles' });
  return { person: email };
}

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'staffPerson.find': { roles: allowStaff(() => ({ keyword: 'nobody', pageNo: 1 })) },
  'staffPerson.show': { roles: allowStaff(personOf) },
  'staffPerson.mails': { roles: allowStaff(() => ({ email: 'nobody@example.com', pageNo: 1 })) },
};
