import type { SavedBusinessCard } from '../contract/business-card.ts';
import type { GatewayError } from '../contract/error.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Locks } from '../ports/locks.ts';
import type { Slots } from '../ports/storage.ts';
import { waitingScansKey } from './keys.ts';

export interface ScanPorts {
  readonly gateway: Pick<FrontGateway, 'businessCard'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly locks: Locks;
}

/** What became of the cards that waited: how many still do, and what the gateway answered where it is that which stopped them. */
export interface SentScans {
  readonly waiting: number;
  readonly refused: GatewayError | null;
}

/** How many cards wait on this device. */
export const waitingScans = ({ storage }: Pick<ScanPorts, 'storage'>): number => scansIn(storage).length;

/** Keeps the card of a badge: on the device first, so that nothing is lost without a network, and sent from there. REL-19 */
export function keepScan(ports: ScanPorts, card: SavedBusinessCard): Promise<SentScans> {
  const { storage, ids } = ports;
  storage.slot(waitingScansKey).keep([...scansIn(storage), { key: ids.uuid(), card }]);
  return sendScans(ports);
}

/**
 * Sends the cards that wait, the first first, each under the key that it has had from the beginning. The first that does not arrive
 * stops the rest, which wait on; of two tabs one sends. REL-01
 */
export const sendScans = ({ gateway, storage, locks }: ScanPorts): Promise<SentScans> =>
  locks.run('waiting_scans', async () => {
    for (const { key, card } of scansIn(storage)) {
      const saved = await gateway.businessCard.save(card, { idempotencyKey: key, handled: true });
      if (!saved.ok)
        return { waiting: waitingScans({ storage }), refused: isNoAnswer(saved.error) ? null : saved.error };
      storage.slot(waitingScansKey).keep(scansIn(storage).filter((each) => each.key !== key));
    }
    return { waiting: waitingScans({ storage }), refused: null };
  });

const scansIn = (storage: Slots) => storage.slot(waitingScansKey).read() ?? [];

const isNoAnswer = ({ kind }: GatewayError): boolean => kind === 'NETWORK_ERROR' || kind === 'TIME_OUT';
