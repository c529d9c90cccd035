import type { staffPerson } from '@fairhall/core/contract/person/staff-calls';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { countPerson } from './count-person.ts';
import { findPeople, findPerson } from './find-people.ts';
import { countMails, listMails } from './list-mails.ts';
import type { PersonPorts } from './person-ports.ts';

/**
 * The address in the audit, which outlives an erasure: whoever knows the address can find the rows about it, and nobody
 * else learns it.
 */
const toAuditedEmail = (email: string): string => hashSha256(normalizeEmail(email));

/** The support desk: people over all exhibitions, and the emails to them; all of it is audited. D-94 */
export const staffPersonFeature = (ports: PersonPorts): GatewayFeature<typeof staffPerson> => ({
  handlers: {
    find: async ({ keyword, pageNo, reason = '' }, context) => {
      const found = await findPeople(ports, context.database, keyword, pageNo);
      const object = { keyword: hashSha256(keyword.trim().toLowerCase()), total: found.total, pageNo };
      await leaveAudit(context.database, context, { call: 'staffPerson.find', object, reason });
      return ok(found);
    },
    show: async ({ person: named, reason = '' }, context) => {
      const { database } = context;
      const person = await findPerson(ports, database, named);
      if (person === undefined) return err(NOT_FOUND);
      const object = { person: toAuditedEmail(person.email) };
      await leaveAudit(database, context, { call: 'staffPerson.show', object, reason });
      return ok({
        ...person,
        summary: await countPerson(ports, database, person),
        mails: await countMails(database, person.email),
      });
    },
    mails: async ({ email, pageNo, reason = '' }, context) => {
      const object = { person: toAuditedEmail(email), pageNo };
      await leaveAudit(context.database, context, { call: 'staffPerson.mails', object, reason });
      return ok(await listMails(context.database, email, pageNo));
    },
  },
});
