import type { Client } from '../contract/client.ts';
import type { GatewayContract } from '../contract/contract.ts';

/** The calls of the contract as typed functions that answer with values. */
export type Gateway = Client<GatewayContract>;
