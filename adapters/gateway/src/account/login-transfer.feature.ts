import type { loginTransfer } from '@fairhall/core/contract/login-transfer/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { acceptTransferCode, issueTransferCode, type LoginTransferPorts } from './login-transfer.ts';

/** How long a used or expired code is stored, in milliseconds. */
const RETENTION_MS = 86_400_000;

/** One login on all hosts of the installation. D-80 */
export const loginTransferFeature = (ports: LoginTransferPorts): GatewayFeature<typeof loginTransfer> => ({
  handlers: {
    issue: ({ audience }, context) => issueTransferCode(ports, context, audience),
    exchange: (input, context) => acceptTransferCode(ports, context, input),
  },
  cleanUpRows: async ({ kysely }, now) => {
    await kysely
      .deleteFrom('login_transfer')
      .where('expires', '<', now - RETENTION_MS)
      .execute();
  },
});
