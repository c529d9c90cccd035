import { defineNameUntilLogout } from '../ports/stored-name.ts';

/** Where a request for quotation comes from. */
export const rfqSourceName = defineNameUntilLogout('rfq_source');

export const rfqDraftName = defineNameUntilLogout('rfq_draft');
