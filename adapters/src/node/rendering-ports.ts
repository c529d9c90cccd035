import { contract } from '@fairhall/core/contract/contract';
import type { DeviceInfo } from '@fairhall/core/contract/envelope';
import type { ClientBoot } from '../client-boot.ts';
import type { Fetch } from '../http/exchange.ts';
import { createGatewayClient, type Tokens } from '../http/gateway-client.ts';
import { REQUEST_TIMEOUT } from '../http/request.ts';
import { createStaticContents } from '../http/static-contents.ts';
import type { Ports } from '../ports.ts';
import { systemClock } from '../system-clock.ts';

export interface RenderingBoot extends Omit<ClientBoot, 'ipServiceUrl'> {
  /** Calls the gateway in this process as the person whose page it is. */
  readonly fetch: Fetch;
  /** Absent on a page that is the same for everybody. */
  readonly tokens?: Tokens | undefined;
}

const NO_DEVICE: DeviceInfo = { deviceId: '', deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: '' };

/** The ports of one page while it is rendered: nothing of the visitor, no second try, 8.888 s. */
export function createRenderingPorts(boot: RenderingBoot): Pick<Ports, 'gateway' | 'staticContents' | 'clock'> {
  const network = {
    origin: boot.origin,
    fetch: boot.fetch,
    clock: systemClock,
    timer: systemClock,
    timeoutMs: REQUEST_TIMEOUT.server,
    retryDelaysMs: [],
  };
  const context = () => ({ ...boot.context(), device: NO_DEVICE });
  const { gateway } = createGatewayClient({ ...boot, ...network, contract, context, trustAnswers: true });
  return { gateway, staticContents: createStaticContents(network), clock: systemClock };
}
