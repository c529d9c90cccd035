import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { createWorkQueue, type QueueKeys } from '../limits/work-queue.ts';
import { toOverloadRefusal } from '../operations/load-shedding.ts';
import { ACCOUNT_OWNER } from './hash-priority.ts';
import { formatStored, type PasswordCost, parseStored, type StoredPassword } from './stored-password.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const DEFAULT_COST: PasswordCost = { memory: 19_456, passes: 2, lanes: 1 };
/** Concurrent hashes, each on a thread of the process's pool: two, or fewer so that one core stays free. REL-22 */
const MAX_CONCURRENT = Math.min(2, Math.max(1, availableParallelism() - 1));
/** The longest queue; later callers are told to retry. */
const MAX_WAITING = 50;
const BYTES_OF_SALT = 16;
const BYTES_OF_TAG = 32;

type HashParameters = Omit<StoredPassword, 'tag'>;

const QUEUE_FULL: Refusal = toOverloadRefusal('passwordQueue');

/** Hashes and compares passwords in a fair queue. Both methods return the error '503' when the queue is full. */
export interface Passwords {
  /** The error that a call would get now; undefined if it would be queued. Checking costs nothing. */
  refusal(keys: QueueKeys): Refusal | undefined;
  hash(password: string, keys: QueueKeys): Promise<Result<string, Refusal>>;
  /**
   * Whether the password matches the stored one. Without a stored one it takes the same time and returns false. THR-12
   */
  isRight(password: string, stored: string | null, keys: QueueKeys): Promise<Result<boolean, Refusal>>;
  /** Whether a stored hash was made at another cost than the current one. */
  isDated(stored: string): boolean;
}

export interface PasswordOptions {
  readonly cost?: PasswordCost;
  readonly atOnce?: number;
  readonly line?: number;
}

/**
 * Hashes passwords with argon2id on threads beside the event loop, few at a time, so that other requests go on. A
 * password of any length and script is valid; equivalent Unicode forms of a text count as the same password. D-71 A-10
 */
export function createPasswords({
  cost = DEFAULT_COST,
  atOnce = MAX_CONCURRENT,
  line = MAX_WAITING,
}: PasswordOptions = {}): Passwords {
  const workQueue = createWorkQueue({ name: 'passwords', atOnce, mostWaiting: line, preferred: ACCOUNT_OWNER });
  const runInTurn = async (keys: QueueKeys, password: string, like: HashParameters) => {
    const tag = await workQueue.run(keys, () => computeTag(password, like));
    return tag.ok ? tag : err(QUEUE_FULL);
  };
  const dummy: StoredPassword = { ...cost, salt: randomBytes(BYTES_OF_SALT), tag: randomBytes(BYTES_OF_TAG) };
  return {
    refusal: (keys) => (workQueue.isFull(keys) ? QUEUE_FULL : undefined),
    hash: async (password, keys) => {
      const like = { ...cost, salt: randomBytes(BYTES_OF_SALT) };
      const tag = await runInTurn(keys, password, like);
      return tag.ok ? ok(formatStored({ ...like, tag: tag.value })) : tag;
    },
    isRight: async (password, stored, keys) => {
      const parsed = stored === null ? undefined : parseStored(stored);
      const compared = parsed ?? dummy;
      const tag = await runInTurn(keys, password, compared);
      return tag.ok ? ok(isSame(tag.value, compared.tag) && parsed !== undefined) : tag;
    },
    isDated: (stored) => {
      const { memory, passes, lanes } = parseStored(stored) ?? dummy;
      return memory !== cost.memory || passes !== cost.passes || lanes !== cost.lanes;
    },
  };
}

function computeTag(password: string, { memory, passes, lanes, salt }: HashParameters): Promise<Buffer> {
  const message = password.normalize('NFC');
  const parameters = { message, nonce: salt, memory, passes, parallelism: lanes, tagLength: BYTES_OF_TAG };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error === null ? resolve(tag) : reject(error)));
  });
}

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.byteLength === other.byteLength && timingSafeEqual(one, other);
