import { setTimeout as pause } from 'node:timers/promises';
import { createEnquiryAction } from '../kill/actions.ts';
import { createClient } from '../kill/client.ts';
import { searchStatus } from './faults.ts';

const WRITERS = 3;
const ENQUIRIES_A_VISITOR = 2;

/** Simulated people who write and read all the time. */
export interface Load {
  /** The ids of the acknowledged enquiries so far. */
  readonly acknowledged: readonly string[];
  /** The number of responses to a read call by status; 0 is no response. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Stops, and resolves when all pending calls have been answered. */
  stop(): Promise<void>;
}

/** Starts visitors, each with a proof and a network address of their own and two enquiries. */
export function startLoad(origin: string): Load {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let isOver = false;
  let visitors = 0;
  const write = async (): Promise<void> => {
    while (!isOver) {
      visitors += 1;
      const client = createClient(origin, `198.18.${Math.floor(visitors / 250) % 256}.${1 + (visitors % 250)}`);
      for (let sent = 0; sent < ENQUIRIES_A_VISITOR && !isOver; sent += 1) {
        const enquiry = createEnquiryAction(client);
        if (await enquiry.send()) acknowledged.push(...enquiry.answers.flat());
        else await pause(50); // waits after a rejection
      }
    }
  };
  const read = async (): Promise<void> => {
    while (!isOver) {
      const status = await searchStatus(origin);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(status === 200 ? 5 : 50);
    }
  };
  const people = [...Array.from({ length: WRITERS }, write), read()];
  return {
    acknowledged,
    statuses,
    stop: async () => {
      isOver = true;
      await Promise.all(people);
    },
  };
}
