import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import type { PublicIp } from '../ports/public-ip.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import type { Device } from '../site/device.ts';
import { type FormEvent, type FormSuccess, provideForm } from './form.machine.ts';
import type { FormInput } from './form.ts';
import { type FormView, formView } from './form.view.ts';
import { type PanelEmitted, type PanelEvent, providePanel } from './panel.machine.ts';
import { type PanelView, panelView } from './panel.view.ts';
import type { PanelOpening } from './panel-opening.ts';

export interface AccountFormPorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  readonly timer: Timer;
  readonly publicIp: PublicIp;
}

export interface LoginPanelPorts extends AccountFormPorts {
  readonly ipAnalysis: IpAnalysis;
}

/** The device and app version of the login or registration. */
export interface ClientInfo {
  readonly device: Device;
  readonly appVersion: string;
}

export type PanelFlow = Flow<PanelView, PanelEvent>;

/**
 * Opens the panel with the login and registration forms. Calls `onEmitted` when a login succeeds and when the panel is
 * closed.
 */
export function openPanel(
  ports: LoginPanelPorts,
  { appVersion, ...opening }: PanelOpening & ClientInfo,
  onEmitted: (event: PanelEmitted) => void,
): PanelFlow {
  const machine = providePanel({ ...ports, device: opening.device, appVersion });
  return startFlow(machine, { input: opening, view: panelView, timer: ports.timer, onEmitted });
}

export type AccountFormFlow = Flow<FormView, FormEvent>;

/** Opens one of the panel's forms alone. `onSuccess` gets the token.  */
export function openAccountForm(
  ports: AccountFormPorts,
  { device, appVersion, ...input }: FormInput & ClientInfo,
  onSuccess: (success: FormSuccess) => void,
): AccountFormFlow {
  const machine = provideForm({ ...ports, device, appVersion });
  return startFlow(machine, { input, view: formView, timer: ports.timer, onDone: onSuccess });
}
