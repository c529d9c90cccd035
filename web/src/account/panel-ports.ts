import type { PanelPorts } from '@fairhall/core/account/panel.machine';
import type { Boot } from '../page/boot.ts';
import { loadedPorts } from '../page/loaded-ports.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { createWaitingGateway } from '../page/waiting-gateway.ts';

/**
 * What the panel reaches. Ids are asked for after an address has been looked at, so they are there by then; what the
 * visitor's country makes of the clause is asked once the panel is used.
 */
export function createPanelPorts(source: PortsSource, { device, appVersion }: Boot, used: Promise<void>): PanelPorts {
  return {
    gateway: createWaitingGateway(source),
    publicIp: { current: async () => (await source.load()).publicIp.current() },
    ipAnalysis: {
      async analyse() {
        await used;
        return (await source.load()).ipAnalysis.analyse();
      },
    },
    ids: { uuid: () => loadedPorts(source).ids.uuid() },
    bugs: { report: (cause) => reportError(cause) },
    device,
    appVersion,
  };
}
