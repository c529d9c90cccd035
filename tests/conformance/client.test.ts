import { REQUEST_TIMEOUT } from '@fairhall/adapters/http/request';
import { createTestClient } from '@fairhall/adapters/memory/test-client';
import { toErrorBody } from '@fairhall/core/contract/envelope';
import { gatewayError } from '@fairhall/core/contract/error';
import { createScriptedClient, toScript } from '@fairhall/core/contract/scripted-client';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import type { Gateway } from '@fairhall/core/ports/gateway';
import { err, ok } from '@fairhall/core/result';
import { describe, expect, test } from 'vitest';

/** Responses of one gateway for every adapter: an address, no tags, and a deleted enquiry. */
const bodies: Record<string, object> = {
  'blade-system/ip/getCurrentIp': { code: '0', data: { ip: '192.0.2.1' } },
  'blade-tag-recommend/recommendTags': { success: true, data: [] },
  'inquiry/submitNewInquiry.json': toErrorBody('main', '404', 'gone'),
};
const network = ({ url }: { url: string }) =>
  Response.json(bodies[url.replace('https://gateway.test/gateway/', '')] ?? '');

const scripted = (): Gateway =>
  createScriptedClient(
    toScript({
      'site.currentIp': ok({ ip: '192.0.2.1' }),
      'categories.recommendTags': ok([]),
      'enquiry.submitNew': err(gatewayError('SERVER_ERROR', '404', 'gone')),
    }),
  ).gateway;
const overHttp = (): Gateway => createTestClient({ contract: gatewayContract }, network).gateway;
const whileRendering = (): Gateway => {
  const rendering = { timeoutMs: REQUEST_TIMEOUT.server, retryDelaysMs: [], trustAnswers: true };
  return createTestClient({ contract: gatewayContract, ...rendering }, network).gateway;
};

const enquiry = {
  type: 'product',
  targetId: 'P1',
  supplierId: 'S1',
  content: 'x',
  email: 'a@b.co',
  source: 3,
} as const;

describe.each([
  ['scripted', scripted],
  ['over HTTP', overHttp],
  ['while a page is rendered', whileRendering],
])('the gateway client: %s', (_, create) => {
  test('R-7.126 a success returns the data, whatever envelope it came in', async () => {
    const gateway = create();
    expect(await gateway.site.currentIp({})).toEqual(ok({ ip: '192.0.2.1' }));
    expect(await gateway.categories.recommendTags({})).toEqual(ok([]));
  });

  test('R-8.015 a rejected call returns an error with the gateway’s code and message', async () => {
    const answer = await create().enquiry.submitNew(enquiry, { idempotencyKey: 'key' });
    expect(answer).toEqual(err(gatewayError('SERVER_ERROR', '404', 'gone')));
  });

  test('an aborted call returns a cancelled error', async () => {
    const answer = await create().site.currentIp({}, { signal: AbortSignal.abort() });
    expect(answer).toEqual(err(gatewayError('NETWORK_ERROR', 'cancelled')));
  });
});
