import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import type { Texts } from '@fairhall/core/ports/texts';

type ResponsiblePeople = OutputOf<typeof staffEnquiry.show>['supplier'];

/** The people who can answer for a supplier; otherwise its contact address, otherwise nobody. */
export function describeResponsiblePeople({ people, contactEmail }: ResponsiblePeople, texts: Texts): string {
  if (people.length > 0) return people.map(({ name, email }) => [name, email].filter(Boolean).join(' ')).join(', ');
  return contactEmail || texts.text('terminal.staff.enquiry.nobody');
}
