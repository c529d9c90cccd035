import { fetchBadgeKeys } from '@fairhall/adapters/browser/badge-keys';
import { createVerifyBadge } from '@fairhall/adapters/crypto/badge-crypto';
import type { BadgeKey } from '@fairhall/core/badge/badge-keys';
import { cardOfBadge } from '@fairhall/core/badge/card-of-badge';
import { type ReadBadge, readBadge } from '@fairhall/core/badge/decode-badge';
import { keepScan, type ScanPorts, type SentScans, sendScans, waitingScans } from '@fairhall/core/badge/scans';
import type { SavedBusinessCard } from '@fairhall/core/contract/business-card';
import type { Boot } from '../page/boot.ts';
import { frontGateway } from '../page/front-gateway.ts';
import type { PortsSource } from '../page/ports-source.ts';

/** A badge that was read, with the card that it makes; null for one that tells its number alone. */
export interface ScannedBadge extends ReadBadge {
  readonly card: SavedBusinessCard | null;
}

export interface ScanCode {
  /** Null for a text that is no badge's. */
  read(text: string): Promise<ScannedBadge | null>;
  keep(card: SavedBusinessCard): Promise<SentScans>;
  /** Sends what waits on this phone. */
  send(): Promise<SentScans>;
  /** How many cards wait. */
  waiting(): number;
}

/** All that reads and keeps badges, fetched at once with the keys that check them, so that it works when the network has gone. */
export async function openScan(boot: Boot, source: PortsSource): Promise<ScanCode> {
  const { storage, ids, locks, ...ports } = await source.load();
  const own: ScanPorts = { gateway: frontGateway(boot, { ...ports, storage, ids, locks }), storage, ids, locks };
  const verify = createVerifyBadge();
  let held: readonly BadgeKey[] = [];
  const fetchKeys = async (fresh: boolean) => {
    const found = await fetchBadgeKeys(window, ports, fresh);
    if (found.ok) held = found.value;
  };
  const opening = fetchKeys(false);
  return {
    async read(text) {
      const read = () => readBadge(text.trim(), { keys: held, verify });
      await opening;
      let badge = await read();
      // The exhibition may have got its key since, or the keys could not be fetched.
      if (badge?.status === 'unknownKey') badge = await fetchKeys(true).then(read);
      return badge && { ...badge, card: cardOfBadge(badge.payload) };
    },
    keep: (card) => keepScan(own, card),
    send: () => sendScans(own),
    waiting: () => waitingScans(own),
  };
}
