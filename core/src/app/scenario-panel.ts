import { openPanel, type PanelFlow } from '../account/page.ts';
import type { PanelFact } from '../account/panel.machine.ts';
import type { PanelView } from '../account/panel.view.ts';
import type { PanelOpening } from '../account/panel-opening.ts';
import type { Device } from '../site/device.ts';
import { type RunningFlow, running, type ScenarioPorts } from './scenario-flow.ts';

/** A panel that is there while it is wanted. */
export interface PanelHost {
  readonly listensTo: readonly string[];
  /** Opens it unless it is open already; null closes it. */
  keep(wanted: Omit<PanelOpening, 'device'> | null): void;
  send: RunningFlow['send'];
  view(): PanelView | null;
}

export function createPanelHost(ports: ScenarioPorts, device: Device, tell: (fact: PanelFact) => void): PanelHost {
  let panel: PanelFlow | null = null;
  return {
    get listensTo() {
      return panel?.events ?? [];
    },
    keep(wanted) {
      if ((wanted === null) === (panel === null)) return;
      const before = panel;
      panel = wanted && openPanel(ports, { ...wanted, device, appVersion: 'scenario' }, tell);
      before?.stop();
    },
    send: (event) => panel && running(panel).send(event),
    view: () => panel?.view() ?? null,
  };
}
