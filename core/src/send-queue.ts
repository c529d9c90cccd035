import type { GatewayError } from './contract/error.ts';
import type { Locks } from './ports/locks.ts';
import type { Slots, StoredKey } from './ports/storage.ts';
import type { Result } from './result.ts';

/** What waits on a device: `key` is made when it is kept, so that it is sent once however often that is tried. REL-01 */
interface Waiting {
  readonly key: string;
}

/** What became of what waited: how much still does, and what the gateway answered where it is that which stopped the rest. */
export interface QueueResult<Row> {
  readonly waiting: number;
  readonly error: GatewayError | null;
  /** What the gateway will never take, which waits no longer, each with why. */
  readonly dropped: readonly { readonly row: Row; readonly error: GatewayError }[];
}

/** The same, and whether what was kept just now is among what was dropped. */
export interface QueueAddResult<Row> extends QueueResult<Row> {
  readonly isDropped: boolean;
}

interface QueueOptions<Row extends Waiting> {
  readonly storage: Slots;
  readonly locks: Locks;
  /** Where it is kept; the name is also the lock's. */
  readonly stored: StoredKey<Row[]>;
  /** Rows that whoever is here now may send; all where it is left out. */
  readonly canSend?: (row: Row) => boolean;
  /** Sends one under its key. */
  readonly send: (row: Row) => Promise<Result<unknown, GatewayError>>;
  /** Whether a refusal is about that row alone and stays, however often it is sent: it is dropped and the rest go on. */
  readonly isFinal?: (error: GatewayError) => boolean;
  /** Stores what is dropped before it leaves the queue, where a person is to read it. */
  readonly saveDropped?: (row: Row, error: GatewayError) => void;
}

/** A list on the device from which things are sent one after the other. REL-19 */
export interface SendQueue<Row> {
  /** How much waits. */
  waiting(): number;
  /** Writes it on the device first, so that nothing is lost without a network, and sends from there. */
  add(row: Row): Promise<QueueAddResult<Row>>;
  /** Sends what waits, the first first. What does not arrive stops the rest, which wait on; of two tabs one sends. */
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
