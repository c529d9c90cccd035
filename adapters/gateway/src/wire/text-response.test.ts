import { expect, test } from 'vitest';
import { createTextResponse } from './text-response.ts';

const TEXT = '{"name":"Größe – مضخة"}';
const made = () => createTextResponse(TEXT, { status: 201, headers: { 'content-type': 'application/json' } });

test('a response created from a text can be read in every way that responses can', async () => {
  const bytes = new TextEncoder().encode(TEXT);
  expect(await made().text()).toBe(TEXT);
  expect(await made().json()).toEqual(JSON.parse(TEXT));
  expect(await made().bytes()).toEqual(bytes);
  expect(new Uint8Array(await made().arrayBuffer())).toEqual(bytes);
  expect(await (await made().blob()).text()).toBe(TEXT);
  expect(await new Response(made().body).text()).toBe(TEXT);
  expect(await made().clone().text()).toBe(TEXT);
});

test('a response created from a text has its own status and headers', () => {
  const { status, headers } = made().clone();
  expect([status, headers.get('content-type')]).toEqual([201, 'application/json']);
});
