import type { PersonAccount, PersonRegistration } from '@fairhall/core/contract/person/staff-calls';
import type { Invocation } from '../../noun.ts';

/** The exhibition and badge number of a registration, and whether staff have ended it. */
export function describeBadge({ exhibitionId, badgeNo, state }: PersonRegistration, { texts }: Invocation): string {
  const named = `${exhibitionId} ${badgeNo}`;
  return state === 'registered' ? named : `${named} (${texts.text(`terminal.person.state.${state}`)})`;
}

/** Whether an account is a buyer's or that of a supplier's person. */
export const describeAccountKind = ({ kind, supplierId: supplier }: PersonAccount, { texts }: Invocation): string =>
  kind === 'buyer'
    ? texts.text('terminal.person.kind.buyer')
    : texts.text('terminal.person.kind.supplier', { supplier });
