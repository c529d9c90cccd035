import type { GatewayError } from './contract/error.ts';
import type { Locks } from './ports/locks.ts';
import type { Slots, StoredKey } from './ports/storage.ts';
import type { Result } from './result.ts';

/**
 * A row in the device's queue. Its idempotency key is created when the row is saved, so that retries take effect only
 * once. REL-01
 */
interface Waiting {
  readonly key: string;
}

/** The result of sending: the number of rows that still wait, and the gateway's error if it stopped the queue. */
export interface QueueResult<Row> {
  readonly waiting: number;
  readonly error: GatewayError | null;
  /** Rows that the gateway will never accept, each with its error; they are no longer in the queue. */
  readonly dropped: readonly { readonly row: Row; readonly error: GatewayError }[];
}

/** The same result, and whether the row that was just added was dropped. */
export interface QueueAddResult<Row> extends QueueResult<Row> {
  readonly isDropped: boolean;
}

interface QueueOptions<Row extends Waiting> {
  readonly storage: Slots;
  readonly locks: Locks;
  /** The storage key of the queue; its name is also the lock's name. */
  readonly stored: StoredKey<Row[]>;
  /** Whether the current user may send a row; all rows by default. */
  readonly canSend?: (row: Row) => boolean;
  /** Sends one row with its key. */
  readonly send: (row: Row) => Promise<Result<unknown, GatewayError>>;
  /** Whether an error is permanent and concerns only this row: the row is dropped and the queue continues. */
  readonly isFinal?: (error: GatewayError) => boolean;
  /** Stores a dropped row before it leaves the queue, for features that show it to the person. */
  readonly saveDropped?: (row: Row, error: GatewayError) => void;
}

/** A queue on the device that sends its rows one after the other. REL-19 */
export interface SendQueue<Row> {
  /** The number of rows in the queue. */
  waiting(): number;
  /** Saves the row on the device first, so that nothing is lost without a network, and then sends. */
  add(row: Row): Promise<QueueAddResult<Row>>;
  /**
   * Sends the queued rows in order. A row that does not arrive stops the queue, and the rest stays; only one tab sends
   * at a time.
   */
  send(): Promise<QueueResult<Row>>;
}

export function createSendQueue<Row extends Waiting>({
  storage,
  locks,
  stored,
  canSend = () => true,
  send,
  isFinal = () => false,
  saveDropped,
}: QueueOptions<Row>): SendQueue<Row> {
  const slot = storage.slot(stored);
  const all = () => slot.read() ?? [];
  const listSendable = () => all().filter(canSend);
  const drop = ({ key }: Row) => slot.save(all().filter((each) => each.key !== key));
  const sendAll = (): Promise<QueueResult<Row>> =>
    locks.run(stored.key, async () => {
      const dropped: { readonly row: Row; readonly error: GatewayError }[] = [];
      for (const row of listSendable()) {
        const sent = await send(row);
        if (!sent.ok && !isFinal(sent.error))
          return { waiting: listSendable().length, error: isNoAnswer(sent.error) ? null : sent.error, dropped };
        if (!sent.ok) {
          dropped.push({ row, error: sent.error });
          saveDropped?.(row, sent.error);
        }
        drop(row);
      }
      return { waiting: listSendable().length, error: null, dropped };
    });
  return {
    waiting: () => listSendable().length,
    async add(row) {
      slot.save([...all(), row]);
      const sent = await sendAll();
      return { ...sent, isDropped: sent.dropped.some((each) => each.row.key === row.key) };
    },
    send: sendAll,
  };
}

const isNoAnswer = ({ kind }: GatewayError): boolean => kind === 'NETWORK_ERROR' || kind === 'TIME_OUT';
