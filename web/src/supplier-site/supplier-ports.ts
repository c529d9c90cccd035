import { createSupplierGateway } from '@fairhall/adapters/browser/supplier-gateway';
import type { Ports } from '@fairhall/adapters/ports';
import type { GatewayError } from '@fairhall/core/contract/error';
import type { SupplierPorts } from '@fairhall/core/supplier-login/ports';
import { toastQueue } from '../overlay/toast-queue.ts';
import type { Boot } from '../page/boot.ts';
import { readClientBoot } from '../page/client-boot.ts';

const showFailure = (error: GatewayError): void => toastQueue.add({ type: 'request.failed', error });

/** Creates the ports of a supplier's pages: the page's own, and the calls for suppliers' staff. */
export const supplierPorts = (boot: Boot, ports: Ports): SupplierPorts => ({
  ...ports,
  supplierGateway: createSupplierGateway(readClientBoot(boot, { onUnhandledError: showFailure }), window, ports),
});
