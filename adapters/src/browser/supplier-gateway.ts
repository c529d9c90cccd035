import { supplierContract } from '@fairhall/core/contract/trees/supplier';
import type { SupplierGateway } from '@fairhall/core/supplier-login/ports';
import type { ClientBoot } from '../client-boot.ts';
import type { Ports } from '../ports.ts';
import { createStoredClient } from '../stored-client.ts';
import { createBrowserNetwork } from './ports.ts';
import type { BrowserWindow } from './window.ts';

/** The client of supplier calls for a supplier page, with the supplier's token of this device. */
export const createSupplierGateway = (boot: ClientBoot, window: BrowserWindow, ports: Ports): SupplierGateway =>
  createStoredClient(supplierContract, boot, createBrowserNetwork(window), ports);
