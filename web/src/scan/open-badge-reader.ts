import { fetchBadgeKeys } from '@fairhall/adapters/browser/badge-keys';
import { createVerifyBadge } from '@fairhall/adapters/crypto/badge-crypto';
import type { Ports } from '@fairhall/adapters/ports';
import type { BadgeKey } from '@fairhall/core/badge/badge-keys';
import { cardOfBadge } from '@fairhall/core/badge/card-of-badge';
import { type DecodedBadge, readBadge } from '@fairhall/core/badge/decode-badge';
import type { SavedBusinessCard } from '@fairhall/core/contract/business-card/calls';

/** A badge that was read, with the business card made from it; null for a badge that holds only its number. */
export interface ScannedBadge extends DecodedBadge {
  /** The exact text of the code. */
  readonly text: string;
  readonly card: SavedBusinessCard | null;
}

/** Decodes the text of a badge's code; null if the text is not a badge's. */
export type BadgeReader = (text: string) => Promise<ScannedBadge | null>;

/**
 * Creates a reader. It loads the exhibitions' keys at once, so that badges can be verified without a network later.
 * D-31
 */
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
    // The exhibition may have got its key after the download, or the download may have failed.
    if (badge?.status === 'unknownKey') badge = await fetchKeys(true).then(read);
    return badge && { ...badge, text, card: cardOfBadge(badge.payload) };
  };
}
