import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import { err, ok } from '../result.ts';
import {
  type HomeCountryRegistrations,
  homeCountryRegistrations,
  saveHomeCountryRegistration,
} from './home-country-registrations.ts';

const record = { exhibitionId: '1001', websiteId: '2' };

function device(country: string | null) {
  const attended = createMemorySlot<HomeCountryRegistrations>();
  const place =
    country === null ? err(gatewayError('NETWORK_ERROR')) : ok({ id: country, cnName: '', enName: '', code2: '' });
  return { attended, clock: { now: () => 1_800_000_000_000 }, ipAnalysis: { analyse: async () => place } };
}

test('R-3.081 D-73 a registration in the visitor’s own country is stored, once per exhibition', async () => {
  const ports = device('792');
  for (const exhibitionId of ['1001', '1002', '1001'])
    await saveHomeCountryRegistration(ports, { ...record, exhibitionId }, '792');
  const kept = ports.attended.read();
  expect(kept?.map(({ exhibitionId }) => exhibitionId)).toEqual(['1002', '1001']);
  expect(kept?.[1]).toEqual({ exhibitionId: '1001', websiteId: 2, time: 1_800_000_000_000 });
  expect(homeCountryRegistrations.safeParse(kept).success).toBe(true);
});

test('D-73 a registration abroad, or from an unknown country, is not stored', async () => {
  for (const country of ['356', null]) {
    const ports = device(country);
    await saveHomeCountryRegistration(ports, record, '792');
    expect(ports.attended.read()).toBeNull();
  }
});
