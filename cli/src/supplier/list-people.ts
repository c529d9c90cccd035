import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { PeopleView } from '@fairhall/core/supplier/people.view';
import { type ListAnswer, type ListOutcome, readPageOption, toPage } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { connectSupplier } from '../supplier-login/connect-supplier.ts';
import { withPeople } from './people-flow.ts';

/** Lists the supplier's people and pending invitations, for its managers. D-65 */
export async function listPeople(invocation: Invocation): Promise<ListOutcome> {
  const page = readPageOption(invocation.options);
  if (!page.ok) return page;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const work = { key: desk.value.ports.ids.uuid() };
  return withPeople(invocation, desk.value, work, async (_, { people, invitations }) => {
    const all = [
      ...people.map((person) => ({ kind: 'person', ...person }) as const),
      ...invitations.map((invitation) => ({ kind: 'invitation', ...invitation }) as const),
    ];
    const listed = toPage(all, page.value);
    return ok({ data: listed, view: tableOf(listed.records, invocation), remarks: listPageRemarks(listed, null) });
  });
}

type PeopleRow =
  | ({ readonly kind: 'person' } & PeopleView['people'][number])
  | ({ readonly kind: 'invitation' } & PeopleView['invitations'][number]);

function tableOf(rows: readonly PeopleRow[], { texts, global }: Invocation): ListAnswer['view'] {
  const { date } = getFormat(global.lang);
  const right = (held: 'answer' | 'manage') => texts.text(`terminal.supplier.right.${held}`);
  return {
    kind: 'table',
    columns: (['id', 'name', 'email', 'right', 'since'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
    })),
    rows: rows.map((row) => [
      row.kind === 'person' ? row.accountId : row.invitationId,
      row.kind === 'person' ? row.name : texts.text('terminal.column.invited'),
      row.email,
      right(row.right),
      date(row.created),
    ]),
  };
}
