import { supplierContract } from '@fairhall/core/contract/trees/supplier';
import type { SupplierGateway } from '@fairhall/core/supplier-login/ports';
import type { ClientBoot } from '../client-boot.ts';
import type { Ports } from '../ports.ts';
import { createStoredClient } from '../stored-client.ts';
import { createNodeNetwork } from './ports.ts';

/** The client for supplier calls from a terminal, with the supplier's token of the storage. */
export const createNodeSupplierGateway = (boot: ClientBoot, ports: Ports): SupplierGateway =>
  createStoredClient(supplierContract, boot, createNodeNetwork(), ports);
