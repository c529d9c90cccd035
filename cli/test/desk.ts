import { rmSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';
import { logIn } from './buyer.ts';
import { type FakeGateway, openFakeGateway, type Reply } from './fake-gateway.ts';
import { runLine } from './line.ts';
import { createEmptyFolder, type ProcessResult } from './process.ts';

export type Replies = Readonly<Record<string, readonly Reply[]>>;
export type LineOptions = Parameters<typeof runLine>[2];

/** A user's environment: a home folder and a gateway, new for each test. */
export interface Desk {
  readonly home: string;
  readonly gateway: FakeGateway;
  /** Opens the gateway with its default replies; `replies` take precedence. */
  open(replies?: Replies): Promise<void>;
  /** The same, with a buyer logged in. */
  openLoggedIn(replies?: Replies): Promise<void>;
  line(args: readonly string[], given?: LineOptions): Promise<ProcessResult>;
  callsTo(name: string): FakeGateway['calls'];
}

/** For a test file; each test starts with an empty desk, which is removed afterwards. */
export function createDesk(known: Replies): Desk {
  let home = '';
  let opened: FakeGateway | undefined;
  const gateway = () => {
    if (opened === undefined) throw new Error('the test has not opened its gateway');
    return opened;
  };
  const open = async (replies: Replies = {}) => {
    opened = await openFakeGateway({ ...known, ...replies });
  };
  beforeEach(() => {
    home = createEmptyFolder();
  });
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
    rmSync(home, { recursive: true });
  });
  return {
    get home() {
      return home;
    },
    get gateway() {
      return gateway();
    },
    open,
    openLoggedIn: async (replies) => {
      await open(replies);
      await logIn(gateway().url, home);
    },
    line: (args, given) => runLine([...args, '--gateway', gateway().url], home, given),
    callsTo: (name) => gateway().calls.filter((one) => one.name === name),
  };
}
