import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err } from '@fairhall/core/result';

/** What is not there and what is another's are told alike. THR-29 */
export const NOT_THERE = err<Refusal>({ code: '404', message: 'request.notFound' });
