import type { OutputOf } from '@fairhall/core/contract/call';
import type { PersonAccount, staffPerson } from '@fairhall/core/contract/person/staff-calls';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { describeAccountKind, describeBadge } from './person-facts.ts';

type Person = OutputOf<typeof staffPerson.show>;

/** Shows one person for staff: accounts, registrations for all exhibitions, and how many emails arrived. D-94 */
export async function showPerson(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [person = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { person, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffPerson.show(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const { email } = found.value;
  return ok({
    data: found.value,
    view: toView(found.value, invocation),
    remarks: [{ key: 'terminal.person.more', values: { command: `staff mail list --to ${toUnicodeEmail(email)}` } }],
  });
}

/** One line for each account and each registration. */
function toView({ email, accounts, registrations, summary, mails }: Person, invocation: Invocation): View {
  const { texts, global } = invocation;
  const { date } = getFormat(global.lang);
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.email'), toUnicodeEmail(email)],
      ...accounts.map((account): [string, string] => [
        texts.text('terminal.column.account'),
        describeAccount(account, invocation),
      ]),
      ...registrations.map((registration): [string, string] => [
        texts.text('terminal.column.badge'),
        [
          describeBadge(registration, invocation),
          registration.contactName,
          registration.companyName,
          registration.mobile,
          date(registration.createTime),
        ]
          .filter(Boolean)
          .join(' · '),
      ]),
      ...(summary === null
        ? []
        : [[texts.text('terminal.column.stored'), texts.text('terminal.person.stored', { ...summary })] as const]),
      [texts.text('terminal.column.mails'), texts.text('terminal.person.mails', { ...mails })],
    ],
  };
}

function describeAccount(account: PersonAccount, invocation: Invocation): string {
  const { texts, global } = invocation;
  const { date } = getFormat(global.lang);
  const { accountId, name, companyName, isConfirmed, isRemoved, createTime, loginTime } = account;
  return [
    describeAccountKind(account, invocation),
    name,
    companyName,
    texts.text(isConfirmed ? 'terminal.person.confirmed' : 'terminal.person.unconfirmed'),
    isRemoved && texts.text('terminal.person.removed'),
    date(createTime),
    loginTime !== null && texts.text('terminal.person.lastLogin', { date: date(loginTime) }),
    accountId,
  ]
    .filter(Boolean)
    .join(' · ');
}
