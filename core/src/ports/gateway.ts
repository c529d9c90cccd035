import type { Client } from '../contract/client.ts';
import type { GatewayContract } from '../contract/trees/gateway-contract.ts';
import type { SecondaryContract } from '../contract/trees/secondary-contract.ts';

/** The calls of the contract as typed functions that return results. */
export type Gateway = Client<GatewayContract>;

/** The secondary calls, which few pages use; those pages load them on demand. */
export type FrontGateway = Client<SecondaryContract>;
