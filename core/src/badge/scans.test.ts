import { expect, test } from 'vitest';
import type { SavedBusinessCard } from '../contract/business-card/calls.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openScans } from './scans.ts';

const cardOf = (contactName: string): { card: SavedBusinessCard } => ({
  card: { contactName, from: 'scan', exhibitionId: '1001' },
});

/** A phone whose network the test controls. */
function phone() {
  const keys = [1, 2].map((count) => `00000000-0000-4000-8000-00000000000${count}`);
  const network = { failure: null as ReturnType<typeof gatewayError> | null };
  const { gateway, calls } = createScriptedClientFor(secondaryContract, () =>
    network.failure === null ? ok({ id: 'C1' }) : err(network.failure),
  );
  const ids = { uuid: () => keys.shift() ?? '' };
  const locks = { run: <Done>(_: string, work: () => Promise<Done>) => work() };
  const { storage } = createMemoryDevice();
  return { scans: openScans({ gateway, storage, ids, locks }), calls, network };
}
const names = ({ calls }: ReturnType<typeof phone>) =>
  calls.map(({ data }) => (data as { contactName: string }).contactName);

test('R-2.164 REL-01 a card scanned offline waits, and is sent once under its original key', async () => {
  const own = phone();
  own.network.failure = gatewayError('NETWORK_ERROR');
  expect(await own.scans.add(cardOf('Noor'))).toMatchObject({ waiting: 1, error: null });
  expect(await own.scans.add(cardOf('Priya'))).toMatchObject({ waiting: 2, error: null });
  own.network.failure = null;
  expect(await own.scans.send()).toMatchObject({ waiting: 0, error: null });
  expect(await own.scans.send()).toMatchObject({ waiting: 0, error: null });
  expect(names(own)).toEqual(['Noor', 'Noor', 'Noor', 'Priya']);
  expect(new Set(own.calls.slice(0, 3).map(({ options }) => options.idempotencyKey)).size).toBe(1);
});

test('R-2.164 a card that the gateway rejects is reported and goes on waiting', async () => {
  const own = phone();
  own.network.failure = gatewayError('SERVER_ERROR', '400', 'businessCard.full');
  const { error, waiting } = await own.scans.add(cardOf('Noor'));
  expect([error?.code, waiting, own.scans.waiting()]).toEqual(['400', 1, 1]);
});
