import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import type { Texts } from '@fairhall/core/ports/texts';
import type { View } from '../../answer.ts';

type Registration = OutputOf<typeof staffPreregistration.register>['registration'];

/** Shows a registration for the desk. D-94 */
export const toRegistrationView = (registration: Registration, texts: Texts): View => ({
  kind: 'facts',
  facts: [
    [texts.text('preregistrationPage.badge'), registration.badgeNo],
    [texts.text('preregistration.email'), registration.email],
    [texts.text('preregistration.contactName'), registration.contactName],
    [texts.text('preregistration.company'), registration.companyName],
  ],
});
