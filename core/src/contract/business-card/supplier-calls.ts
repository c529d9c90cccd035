import { read, submit } from '../call.ts';
import { empty } from '../fields.ts';
import { cardSharing, shareInput } from './calls.ts';

const callDefaults = { client: 'supplier', access: 'supplier' } as const;

/** The public card of a supplier's contact person, for that person only. D-31 */
export const supplierCard = {
  /** Whether the person's card is shared, and its public id. */
  own: read({
    ...callDefaults,
    id: 'API-392',
    path: 'blade-supplier/card/own',
    input: empty,
    output: cardSharing,
    cacheMs: 0,
    requirements: ['R-2.119', 'D-31'],
  }),
  /**
   * Shares the person's card with everybody who has its id, or stops sharing it; an id that was revoked is never issued
   * again.
   */
  share: submit({
    ...callDefaults,
    id: 'API-391',
    path: 'blade-supplier/card/share',
    input: shareInput,
    output: cardSharing,
    requirements: ['R-2.119', 'D-31'],
  }),
};
