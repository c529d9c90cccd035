import type { Client } from '../contract/client.ts';
import type { supplierContract } from '../contract/trees/supplier.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';

/** The calls for a supplier's people. */
export type SupplierGateway = Client<typeof supplierContract>;

/** The ports of the flows on a supplier's pages. */
export interface SupplierPorts {
  readonly supplierGateway: SupplierGateway;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  readonly clock: Clock;
  readonly timer: Timer;
}
