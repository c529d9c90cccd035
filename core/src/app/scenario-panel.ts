import { createActor } from 'xstate';
import { type PanelFact, type PanelPorts, panelMachine, providePanel } from '../account/panel.machine.ts';
import { type PanelView, panelView } from '../account/panel.view.ts';
import type { PanelOpening } from '../account/panel-opening.ts';
import type { Gateway } from '../ports/gateway.ts';
import { xstateClock } from '../ports/xstate-clock.ts';
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
  const machine = providePanel(panelPorts(ports, device));
  const open = (wanted: Omit<PanelOpening, 'device'>) => {
    const actor = createActor(machine, { input: { ...wanted, device }, clock: xstateClock(ports.timer) });
    actor.on('*', tell);
    const view = () => panelView(actor.getSnapshot());
    return { ...running(actor, view), view };
  };
  let panel: ReturnType<typeof open> | null = null;
  return {
    get listensTo() {
      return panel === null ? [] : panelMachine.events;
    },
    keep(wanted) {
      if ((wanted === null) === (panel === null)) return;
      const before = panel;
      panel = wanted && open(wanted);
      before?.stop();
    },
    send: (event) => panel?.send(event),
    view: () => panel?.view() ?? null,
  };
}

/** The addresses of the network are the gateway's own, so that every bench has them. */
function panelPorts({ gateway, ids, bugs }: ScenarioPorts, device: Device): PanelPorts {
  const current = async () => {
    const answer = await gateway.site.currentIp({}, { handled: true });
    return answer.ok ? { ok: true as const, value: answer.value.ip } : answer;
  };
  return {
    gateway,
    ids,
    bugs,
    device,
    appVersion: 'scenario',
    publicIp: { current },
    ipAnalysis: { analyse: () => analyse(gateway, current) },
  };
}

async function analyse(gateway: Gateway, current: PanelPorts['publicIp']['current']) {
  const ip = await current();
  return ip.ok ? gateway.site.analyseIp({ ip: ip.value }, { handled: true }) : ip;
}
