import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { ClientBoot } from '../client-boot.ts';
import type { Ports } from '../ports.ts';
import { createStoredClient } from '../stored-client.ts';
import { createNodeNetwork } from './ports.ts';

/** The client of the calls that few pages make, for a terminal. */
export const createNodeFrontGateway = (boot: ClientBoot, ports: Ports): FrontGateway =>
  createStoredClient(secondaryContract, boot, createNodeNetwork(), ports);
