import { read, submit } from '../call.ts';
import { empty } from '../fields.ts';
import { cardSharing, shareInput } from './calls.ts';

const callDefaults = { client: 'supplier', access: 'supplier' } as const;

/** The public card of a person who answers for a supplier, by that person alone. D-31 */
export const supplierCard = {
  /** Whether the person's card is shared, and by which id. */
  own: read({
    ...callDefaults,
    id: 'API-392',
    path: 'blade-supplier/card/own',
    input: empty,
    output: cardSharing,
    cacheMs: 0,
    requirements: ['R-2.119', 'D-31'],
  }),
  /** Shows the person's card to whoever has its id, or to nobody any more: an id that was taken back is never given again. */
  share: submit({
    ...callDefaults,
    id: 'API-391',
    path: 'blade-supplier/card/share',
    input: shareInput,
    output: cardSharing,
    requirements: ['R-2.119', 'D-31'],
  }),
};
