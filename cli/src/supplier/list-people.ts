import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import type { PeopleView } from '@fairhall/core/supplier/people.view';
import type { Outcome, View } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { connectSupplier } from '../supplier-login/connect-supplier.ts';
import { withPeople } from './people-flow.ts';

/** Everybody who answers for the supplier, and who is invited; for those who manage them. D-65 */
export async function listPeople(invocation: Invocation): Promise<Outcome> {
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const work = { key: desk.value.ports.ids.uuid() };
  return withPeople(invocation, desk.value, work, async (_, { people, invitations }) =>
    ok({ data: { people, invitations }, view: tableOf({ people, invitations }, invocation) }),
  );
}

function tableOf(
  { people, invitations }: Pick<PeopleView, 'people' | 'invitations'>,
  { texts, global }: Invocation,
): View {
  const { date } = formatFor(global.lang);
  const right = (held: 'answer' | 'manage') => texts.text(`terminal.supplier.right.${held}`);
  return {
    kind: 'table',
    columns: (['id', 'name', 'email', 'right', 'since'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
    })),
    rows: [
      ...people.map((person) => [
        ...[person.accountId, person.name, person.email, right(person.right), date(person.created)],
      ]),
      ...invitations.map((one) => [
        ...[one.invitationId, texts.text('terminal.column.invited'), one.email, right(one.right), date(one.created)],
      ]),
    ],
  };
}
