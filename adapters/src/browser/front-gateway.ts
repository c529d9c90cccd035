import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { ClientBoot } from '../client-boot.ts';
import type { Ports } from '../ports.ts';
import { createStoredClient } from '../stored-client.ts';
import { createBrowserNetwork } from './ports.ts';
import type { BrowserWindow } from './window.ts';

/** The client of the calls that few pages make, for a page. */
export const createFrontGateway = (boot: ClientBoot, window: BrowserWindow, ports: Ports): FrontGateway =>
  createStoredClient(secondaryContract, boot, createBrowserNetwork(window), ports);
