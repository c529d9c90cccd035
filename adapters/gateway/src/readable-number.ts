import { randomBytes } from 'node:crypto';

/** Digits and letters that are not confused when a number is read aloud or written down. */
const NUMBER_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number such as O-7K3M-9QXD: 40 random bits, so that it does not reveal how many there are. */
export function createReadableNumber(initial: 'C' | 'O'): string {
  const signs = [...randomBytes(8)].map((byte) => NUMBER_ALPHABET.charAt(byte % NUMBER_ALPHABET.length)).join('');
  return `${initial}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
