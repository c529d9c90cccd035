/** What a hash costs: kibibytes of memory, passes over them, lanes side by side. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

/** A password as it is kept: never itself, and with what is needed to hash another one the same way. */
export interface StoredPassword extends PasswordCost {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const HASH_PATTERN =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43})$/;
/** More memory than this is no hash of ours, and would take the process down. */
const MAX_MEMORY = 1_048_576;

/** The string of the Password Hashing Competition, which other programs read too. */
export function formatStored({ memory, passes, lanes, salt, tag }: StoredPassword): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${encodeUnpadded(salt)}$${encodeUnpadded(tag)}`;
}

/** Reads such a string, or answers undefined when it is another kind's or damaged. */
export function parseStored(text: string): StoredPassword | undefined {
  const [, memory = '', passes = '', lanes = '', salt = '', tag = ''] = HASH_PATTERN.exec(text) ?? [];
  if (tag === '' || Number(memory) > MAX_MEMORY) return undefined;
  const cost = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  return { ...cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

const encodeUnpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
