import { keptUntilLogout } from '../ports/stored-name.ts';

/** Where a request for quotation comes from. */
export const rfqSourceName = keptUntilLogout('rfq_source');

export const rfqDraftName = keptUntilLogout('rfq_draft');
