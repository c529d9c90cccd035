import * as z from 'zod/mini';

/** Checks schemas without functions made from text, which the pages' content security policy forbids. */
export function forbidGeneratedCode(): void {
  z.config({ jitless: true });
}
