import type { Client } from '../contract/client.ts';
import type { GatewayContract } from '../contract/trees/gateway-contract.ts';
import type { SecondaryContract } from '../contract/trees/secondary-contract.ts';

/** The calls of the contract as typed functions that answer with values. */
export type Gateway = Client<GatewayContract>;

/** The calls that few pages make, which such pages fetch. */
export type FrontGateway = Client<SecondaryContract>;
