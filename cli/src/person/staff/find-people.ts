import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffPerson } from '@fairhall/core/contract/person/staff-calls';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { ok } from '@fairhall/core/result';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { describeAccountKind, describeBadge } from './person-facts.ts';

type Person = OutputOf<typeof staffPerson.find>['records'][number];

/** Finds people over all exhibitions for staff, also by misspelt names. D-94 */
export async function findPeople(invocation: Invocation): Promise<ListOutcome> {
  const { args, options, texts } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { keyword: args.join(' '), pageNo: page.value, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffPerson.find(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: (['email', 'name', 'company', 'mobile', 'badge', 'account'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: found.value.records.map((person) => toRow(person, invocation)),
    },
    remarks: listPageRemarks(found.value, 'terminal.person.none'),
  });
}

const toRow = ({ email, accounts, registrations }: Person, invocation: Invocation): readonly string[] => [
  toUnicodeEmail(email),
  joinDifferent([...registrations.map(({ contactName }) => contactName), ...accounts.map(({ name }) => name)]),
  joinDifferent([
    ...registrations.map(({ companyName }) => companyName),
    ...accounts.map(({ companyName }) => companyName),
  ]),
  joinDifferent(registrations.map(({ mobile }) => mobile)),
  registrations.map((registration) => describeBadge(registration, invocation)).join(', '),
  accounts.map((account) => describeAccountKind(account, invocation)).join(', '),
];

const joinDifferent = (values: readonly string[]): string =>
  [...new Set(values.filter((value) => value !== ''))].join(', ');
