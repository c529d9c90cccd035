import type { ToldFormPorts } from '../forms/told-form.machine.ts';
import { openToldForm } from '../forms/told-form.page.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Timer } from '../ports/timer.ts';
import { PROFILE, type Profile } from './profile.ts';

export interface ProfilePorts extends Omit<ToldFormPorts, 'save'> {
  readonly gateway: Pick<Gateway, 'account' | 'upload'>;
  readonly timer: Timer;
}

/** The form of what a buyer tells of itself. */
export const openProfile = (ports: ProfilePorts, told: Profile) =>
  openToldForm(
    { ...ports, save: (texts, _, options) => ports.gateway.account.completePurchaseInfo(texts, options) },
    { kind: PROFILE, told },
  );
