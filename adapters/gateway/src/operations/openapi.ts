import type { Call, Contract } from '@fairhall/core/contract/call';
import { listCalls } from '@fairhall/core/contract/call';
import * as z from 'zod';

/** Renders the contract as OpenAPI 3.1, each call with its envelopes. */
export function renderOpenapi(contract: Contract, version: string): string {
  const paths = [...listCalls(contract)].map(({ name, call }) => [
    `/gateway/${call.path}`,
    { post: toOperation(name, call) },
  ]);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Fairhall gateway', version },
    paths: Object.fromEntries(paths),
  });
}

function toOperation(name: string, call: Call): object {
  return {
    operationId: name,
    description: `${call.id}, ${call.client} client, ${call.mode}`,
    tags: [name.split('.', 1)[0]],
    parameters: call.mode === 'submit' ? [HEADER_IDEMPOTENCY_KEY] : [],
    requestBody: { required: true, content: call.body === 'multipart' ? toFormContent(call) : toEnvelopeContent(call) },
    responses: {
      200: call.answersBare
        ? { description: 'The answer without an envelope', content: toJsonContent(toSchema(call.output, 'output')) }
        : { description: 'The envelope of a success', content: toJsonContent(toSuccessSchema(call)) },
      default: { description: 'The envelope of a refusal', content: toJsonContent(toRefusalSchema(call)) },
    },
  };
}

const HEADER_IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

const toJsonContent = (schema: object): object => ({ 'application/json': { schema } });

const toEnvelopeContent = ({ input }: Call): object =>
  toJsonContent({ type: 'object', required: ['data'], properties: { data: toSchema(input, 'input') } });

/** The form body of a call: the members of the input as texts, with the file and the token. */
function toFormContent({ input }: Call): object {
  const schema = toSchema(input, 'input');
  const properties = { ...schema.properties, file: { type: 'string', format: 'binary' }, token: { type: 'string' } };
  return { 'multipart/form-data': { schema: { ...schema, additionalProperties: { type: 'string' }, properties } } };
}

function toSchema(schema: Call['input'], io: 'input' | 'output'): { readonly properties?: object } {
  const { $schema: _, ...bare } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return bare;
}

function toSuccessSchema({ client, output }: Call): object {
  const data = toSchema(output, 'output');
  const code = client === 'general' || client === 'main' ? { type: 'string' } : { type: 'integer' };
  return {
    type: 'object',
    required: ['code', 'data'],
    properties: { code, data, ...(client === 'micro' ? { success: { const: true } } : {}) },
  };
}

function toRefusalSchema({ client }: Call): object {
  const code = client === 'general' || client === 'main' ? { type: 'string' } : { type: 'integer' };
  const message =
    client === 'micro' || client === 'general' ? { msg: { type: 'string' } } : { message: { type: 'string' } };
  return { type: 'object', required: ['code'], properties: { code, ...message, requestId: { type: 'string' } } };
}
