import type { CallContext } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import type { ListRows } from '../operator-rows.ts';
import type { SaveFeedback } from '../save-feedback.ts';

/** The functions of the rest of the gateway that credit lights need. */
export interface TrafficLightPorts {
  readonly listRows: ListRows;
  readonly saveFeedback: SaveFeedback;
  readonly findNamedSupplier: (
    context: Pick<CallContext, 'database' | 'lang'>,
    supplierId: string,
  ) => Promise<{ readonly name: string } | undefined>;
  readonly refreshSupplierRow: (transaction: Transaction, supplierId: string) => Promise<void>;
}
