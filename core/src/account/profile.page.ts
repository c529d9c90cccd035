import type { DetailsFormPorts } from '../forms/details-form.machine.ts';
import { openDetailsForm } from '../forms/details-form.page.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Timer } from '../ports/timer.ts';
import { PROFILE, type Profile } from './profile.ts';

export interface ProfilePorts extends Omit<DetailsFormPorts, 'save'> {
  readonly gateway: Pick<Gateway, 'account' | 'upload'>;
  readonly timer: Timer;
}

/** Opens the form of the buyer's profile. */
export const openProfile = (ports: ProfilePorts, values: Profile) =>
  openDetailsForm(
    { ...ports, save: (texts, _, options) => ports.gateway.account.completePurchaseInfo(texts, options) },
    { kind: PROFILE, initialValues: values },
  );
