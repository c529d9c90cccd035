import { fetchBadgeKeys } from '@fairhall/adapters/browser/badge-keys';
import { createVerifyBadge } from '@fairhall/adapters/crypto/badge-crypto';
import type { Ports } from '@fairhall/adapters/ports';
import type { BadgeKey } from '@fairhall/core/badge/badge-keys';
import { type DecodedBadge, readBadge } from '@fairhall/core/badge/decode-badge';

/** Decodes the text of a badge's code; null if the text is not a badge's. */
type BadgeReader = (text: string) => Promise<DecodedBadge | null>;

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
  return async (text) => {
    const read = () => readBadge(text, { keys: held, verify });
    await opening;
    const badge = await read();
    // The exhibition may have got its key after the download, or the download may have failed.
    return badge?.status === 'unknownKey' ? fetchKeys(true).then(read) : badge;
  };
}
