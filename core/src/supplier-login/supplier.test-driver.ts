import { createScriptedClientFor, type Script } from '../contract/scripted-client.ts';
import type { SupplierInfo } from '../contract/supplier/calls.ts';
import { supplierContract } from '../contract/trees/supplier.ts';
import type { Clock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';

export const EMAIL = 'imran@lyallpur.example';
export const PASSWORD = ' six to twenty ';

export const supplierInfo: SupplierInfo = {
  supplierId: 'S1',
  supplierName: 'Lyallpur Terry Mills',
  contactName: 'Imran Sheikh',
  email: EMAIL,
  exhibitionIds: [],
  userType: 3,
  right: 'manage',
  timeZone: 'Asia/Karachi',
};

/**
 * Creates the ports of a supplier's flow under test: a gateway with scripted responses, ids that count up, and the
 * given device.
 */
export function supplierStage(script: Script, { storage, clock }: { storage: Storage; clock: Clock }) {
  const { gateway: supplierGateway, calls } = createScriptedClientFor(supplierContract, script);
  const reported: unknown[] = [];
  let made = 0;
  return {
    calls,
    reported,
    clock,
    storage,
    ports: {
      supplierGateway,
      storage,
      ids: { uuid: () => `key-${++made}` },
      bugs: { report: (cause: unknown) => void reported.push(cause) },
      clock,
    },
    sent: (name: string) => calls.filter((call) => call.name === name),
  };
}
