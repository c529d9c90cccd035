import type { Call, Contract } from '@fairhall/core/contract/call';
import { callsOf } from '@fairhall/core/contract/call';
import * as z from 'zod';

/** The contract as OpenAPI 3.1, each call with its envelopes. */
export function openapiOf(contract: Contract, version: string): string {
  const paths = [...callsOf(contract)].map(({ name, call }) => [
    `/gateway/${call.path}`,
    { post: operationOf(name, call) },
  ]);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Fairhall gateway', version },
    paths: Object.fromEntries(paths),
  });
}

function operationOf(name: string, call: Call): object {
  return {
    operationId: name,
    description: `${call.id}, ${call.client} client, ${call.mode}`,
    tags: [name.split('.', 1)[0]],
    parameters: call.mode === 'submit' ? [IDEMPOTENCY_KEY] : [],
    requestBody: { required: true, content: call.body === 'multipart' ? formOf(call) : envelopeOf(call) },
    responses: {
      200: call.answersBare
        ? { description: 'The answer without an envelope', content: json(schemaOf(call.output, 'output')) }
        : { description: 'The envelope of a success', content: json(successOf(call)) },
      default: { description: 'The envelope of a refusal', content: json(refusalOf(call)) },
    },
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

const json = (schema: object): object => ({ 'application/json': { schema } });

const envelopeOf = ({ input }: Call): object =>
  json({ type: 'object', required: ['data'], properties: { data: schemaOf(input, 'input') } });

/** A form: the input's members beside the envelope's own, which are texts. */
function formOf({ input }: Call): object {
  const schema = schemaOf(input, 'input');
  const properties = { ...schema.properties, file: { type: 'string', format: 'binary' }, token: { type: 'string' } };
  return { 'multipart/form-data': { schema: { ...schema, additionalProperties: { type: 'string' }, properties } } };
}

function schemaOf(schema: Call['input'], io: 'input' | 'output'): { readonly properties?: object } {
  const { $schema: _, ...bare } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return bare;
}

function successOf({ client, output }: Call): object {
  const data = schemaOf(output, 'output');
  const code = client === 'general' || client === 'main' ? { type: 'string' } : { type: 'integer' };
  return {
    type: 'object',
    required: ['code', 'data'],
    properties: { code, data, ...(client === 'micro' ? { success: { const: true } } : {}) },
  };
}

function refusalOf({ client }: Call): object {
  const code = client === 'general' || client === 'main' ? { type: 'string' } : { type: 'integer' };
  const message =
    client === 'micro' || client === 'general' ? { msg: { type: 'string' } } : { message: { type: 'string' } };
  return { type: 'object', required: ['code'], properties: { code, ...message, requestId: { type: 'string' } } };
}
