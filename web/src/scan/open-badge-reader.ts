import { fetchBadgeKeys } from '@fairhall/adapters/browser/badge-keys';
import { createVerifyBadge } from '@fairhall/adapters/crypto/badge-crypto';
import type { Ports } from '@fairhall/adapters/ports';
import type { BadgeKey } from '@fairhall/core/badge/badge-keys';
import { cardOfBadge } from '@fairhall/core/badge/card-of-badge';
import { type DecodedBadge, readBadge } from '@fairhall/core/badge/decode-badge';
import type { SavedBusinessCard } from '@fairhall/core/contract/business-card/calls';

/** A badge that was read, with the card that it makes; null for one that tells its number alone. */
export interface ScannedBadge extends DecodedBadge {
  /** What its code says, letter by letter. */
  readonly text: string;
  readonly card: SavedBusinessCard | null;
}

/** Reads the text of a badge's code; null for a text that is no badge's. */
export type BadgeReader = (text: string) => Promise<ScannedBadge | null>;

/** Fetches the keys of the exhibitions at once, so that badges are checked when the network has gone. D-31 */
export function openBadgeReader(ports: Pick<Ports, 'clock' | 'timer'>): BadgeReader {
  const verify = createVerifyBadge();
  let held: readonly BadgeKey[] = [];
  const fetchKeys = async (fresh: boolean) => {
    const found = await fetchBadgeKeys(window, ports, fresh);
    if (found.ok) held = found.value;
  };
  const opening = fetchKeys(false);
  return async (given) => {
    const text = given.trim();
    const read = () => readBadge(text, { keys: held, verify });
    await opening;
    let badge = await read();
    // The exhibition may have got its key since, or the keys could not be fetched.
    if (badge?.status === 'unknownKey') badge = await fetchKeys(true).then(read);
    return badge && { ...badge, text, card: cardOfBadge(badge.payload) };
  };
}
