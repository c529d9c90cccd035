import { listCalls } from '@fairhall/core/contract/call';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/databases.ts';
import { post, submitHeaders, testGateway } from '../../../tests/support/gateway.ts';

const gateway = testGateway(testDatabase());
const paths = [...listCalls(completeContract)].map(({ call }) => call.path);

/** Services whose calls exist, each by the first part of its addresses. */
const SERVICES = [
  ['R-7.045', 'blade-system'],
  ['R-7.046', 'blade-pre-registration'],
  ['R-7.047', 'blade-pre-registration-backstage'],
  ['R-7.048', 'blade-purchaser'],
  ['R-7.049', 'blade-supplier'],
  ['R-7.050', 'blade-digital-expo'],
  ['R-7.051', 'blade-tag-recommend'],
  ['R-7.053', 'business-opportunity'],
  ['R-7.054', 'blade-promotion-sup'],
  ['R-7.055', 'industry-website'],
  ['R-7.056', 'inquiry-buyer-verify'],
  ['R-7.057', 'goods-order'],
  ['R-7.058', 'goods-price'],
  ['R-7.060', 'cms-service'],
  ['R-7.061', 'search'],
] as const;

/**
 * First parts of addresses that are no service names: calls from before services existed, and calls of the command
 * line.
 */
const OTHERS = ['api', 'image', 'inquiry', 'inquiry-buyer', 'login', 'register', 'staff', 'trafficLight'];

const statusOf = async (path: string) =>
  (await post(gateway(), path, { nobodyKnowsThis: 1 }, { headers: submitHeaders() })).status;

test.each(SERVICES)('%s calls are below %s, and nothing else is', async (_, service) => {
  const own = paths.filter((path) => path.startsWith(`${service}/`));
  expect(own.length).toBeGreaterThan(0);
  for (const path of own) expect(await statusOf(path), path).not.toBe(404);
  expect(await statusOf(`${service}/nobodyKnowsThis`)).toBe(404);
});

test('every call is below a service, or is known to have a path without one', () => {
  const firsts = new Set(paths.map((path) => path.split('/')[0]));
  expect([...firsts].filter((first) => !SERVICES.some(([, service]) => service === first)).sort()).toEqual(OTHERS);
});
