import { defineNameUntilLogout } from '../ports/stored-name.ts';

/** Name of the lead source for requests for quotation. */
export const rfqSourceName = defineNameUntilLogout('rfq_source');

export const rfqDraftName = defineNameUntilLogout('rfq_draft');
