import type { Refusal } from '@fairhall/core/contract/dispatcher';

export const NO_BATCH: Refusal = { code: '404', message: 'import.batch.none' };
export const BATCH_ENDED: Refusal = { code: '409', message: 'import.batch.ended' };
export const BATCH_OUT_OF_ORDER: Refusal = { code: '409', message: 'import.batch.order' };
export const UNDO_TOO_LATE: Refusal = { code: '409', message: 'import.undo.tooLate' };
export const COLUMN_NAMES_INVALID: Refusal = { code: '400', message: 'import.columns' };
