import * as z from 'zod/mini';
import type { Call, Contract } from './call.ts';
import { listCalls } from './call.ts';

/** A call for the documentation; input and output as JSON Schema (2020-12). */
export interface CallDescription {
  readonly name: string;
  readonly id: Call['id'];
  readonly client: Call['client'];
  readonly path: string;
  readonly access: Call['access'];
  readonly mode: Call['mode'];
  /** Schema of the request's `data`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Schema of the response's `data`. */
  readonly output: Readonly<Record<string, unknown>>;
}

/** Describes a call. A check that JSON Schema cannot express is left out. */
export function describeCall(name: string, { id, client, path, access, mode, input, output }: Call): CallDescription {
  const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => ({
    ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
  });
  return { name, id, client, path, access, mode, input: schemaOf(input, 'input'), output: schemaOf(output, 'output') };
}

/** The call with a dotted name, such as `catalogue.goodsDetail`. */
export function callNamed(contract: Contract, name: string): Call | undefined {
  for (const entry of listCalls(contract)) if (entry.name === name) return entry.call;
  return undefined;
}
