import { describe, expect, test } from 'vitest';
import { listCalls } from './call.ts';
import { callNamed, describeCall } from './describe-call.ts';
import { gatewayContract } from './trees/gateway-contract.ts';

describe('the description of a call', () => {
  test('exists for every call of the contract, for input and output', () => {
    const described = [...listCalls(gatewayContract)].map(({ name, call }) => describeCall(name, call));
    expect(described.map(({ name }) => name)).toEqual([...listCalls(gatewayContract)].map(({ name }) => name));
    expect(described.every(({ input, output }) => '$schema' in input && '$schema' in output)).toBe(true);
  });

  test('contains the transport and the input', () => {
    const { input, output: _output, ...facts } = describeCall('enquiry.dailyCount', gatewayContract.enquiry.dailyCount);
    expect(facts).toEqual({
      name: 'enquiry.dailyCount',
      id: 'API-07',
      client: 'main',
      path: 'inquiry/getDailyInquiryCount.json',
      access: 'visitor',
      mode: 'read',
    });
    expect(input).toMatchObject({ type: 'object', properties: {}, additionalProperties: false });
  });

  test('a call is found by its dotted name', () => {
    expect(callNamed(gatewayContract, 'catalogue.goodsDetail')).toBe(gatewayContract.catalogue.goodsDetail);
    expect(callNamed(gatewayContract, 'catalogue.nothing')).toBeUndefined();
  });
});
