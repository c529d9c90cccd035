import type { Ports } from '@fairhall/adapters/ports';
import { logOutSupplier } from '@fairhall/core/supplier/log-out';
import type { Boot } from '../page/boot.ts';
import { supplierPorts } from './supplier-ports.ts';

/** Ends the supplier's login of this device. */
export const logOutOnPage = (boot: Boot, ports: Ports): Promise<void> => logOutSupplier(supplierPorts(boot, ports));
