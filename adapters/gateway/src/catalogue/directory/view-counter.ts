import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { ViewedKind } from './directory.tables.ts';

/** A viewed item. */
export interface ViewedItem {
  readonly kind: ViewedKind;
  readonly id: string;
}

/** The viewer, as far as the request identifies them. */
export interface Viewer {
  readonly address: string;
  readonly userAgent: string;
}

/** Counts a view in memory; nothing about the viewer is stored. */
export type CountView = (viewedItem: ViewedItem, viewer: Viewer) => void;

export interface ViewCounter {
  readonly count: CountView;
  /** Writes the counts since the last flush. */
  flush(): Promise<void>;
  /** Writes the remaining counts and stops the timer. */
  close(): Promise<void>;
}

interface ViewCounterPorts {
  readonly database: Queries;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A visitor's repeated views of the same item within this time count once. D-57 */
const VISIT_WINDOW = 30 * MINUTE;
/** How often counts are written. */
const FLUSH_EVERY = 15_000;
/** Limits for the visits in memory and for the counts that wait to be written; views beyond them are not counted. */
const MAX_VISITS = 100_000;
const MAX_PENDING = 10_000;
/** The most viewed lists use the views of this many days. */
export const VIEW_COUNT_DAYS = 30;
/** User agents of programs; they and empty user agents do not count as viewers. */
const NO_VIEWER = /bot|crawl|spider|slurp|preview|monitor|headless|fetch|curl|wget/i;

/** The day (yyyy-mm-dd, UTC) this many days before `now`, in epoch milliseconds. */
export const getDayBefore = (now: number, days: number): string =>
  new Date(now - days * DAY).toISOString().slice(0, 10);

/**
 * Counts views by day in memory and writes them in batches. Repeated views are detected by a hash of the visitor's
 * network address and browser, with a salt that exists only in this process; the hash is dropped after half an hour.
 * D-57
 */
export function createViewCounter({ database, now, onError }: ViewCounterPorts): ViewCounter {
  const salt = randomBytes(16);
  const visits = new Map<string, number>();
  let waiting = new Map<string, number>();
  let writing = Promise.resolve();

  function isNew(viewedItem: ViewedItem, { address, userAgent }: Viewer): boolean {
    const at = now();
    for (const [visit, since] of visits) {
      if (at - since < VISIT_WINDOW) break; // all further visits are newer
      visits.delete(visit);
    }
    const text = `${address}\n${userAgent}\n${viewedItem.kind} ${viewedItem.id}`;
    const visit = createHash('sha256').update(salt).update(text).digest('base64').slice(0, 16);
    if (visits.has(visit) || visits.size >= MAX_VISITS) return false;
    visits.set(visit, at);
    return true;
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const written = waiting;
    waiting = new Map();
    try {
      await writeViews(database, written, getDayBefore(now(), 0));
    } catch (error) {
      for (const [item, views] of written) waiting.set(item, (waiting.get(item) ?? 0) + views);
      onError(error);
    }
  }

  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_EVERY);
  timer.unref();
  return {
    count(viewedItem, viewer) {
      if (viewer.userAgent === '' || NO_VIEWER.test(viewer.userAgent)) return;
      const item = `${viewedItem.kind} ${viewedItem.id}`;
      if (!waiting.has(item) && waiting.size >= MAX_PENDING) return;
      if (isNew(viewedItem, viewer)) waiting.set(item, (waiting.get(item) ?? 0) + 1);
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Adds to the counts of a day and of all time; unknown ids are skipped. */
async function writeViews({ kysely }: Queries, views: ReadonlyMap<string, number>, day: string): Promise<void> {
  const rows = [...views].map(([item, count]) => {
    const [kind, item_id] = item.split(' ');
    return { kind, item_id, views: count };
  });
  await sql`
    with given as (
      select kind, item_id, views from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (kind text, item_id text, views integer)
      where case kind
        when 'product' then exists (select from product where id = item_id)
        when 'supplier' then exists (select from supplier where id = item_id)
        else exists (select from category where id = item_id)
      end
    ), of_day as (
      insert into seen_on_day (kind, item_id, day, views) select kind, item_id, ${day}, views from given
      order by kind, item_id
      on conflict (day, kind, item_id) do update set views = seen_on_day.views + excluded.views
    )
    insert into seen_total (kind, item_id, views) select kind, item_id, views from given
    order by kind, item_id
    on conflict (kind, item_id) do update set views = seen_total.views + excluded.views`.execute(kysely);
}

/** Deletes counts of days that are no longer used. `now` is epoch milliseconds. */
export async function forgetOldDays({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('seen_on_day')
    .where('day', '<', getDayBefore(now, VIEW_COUNT_DAYS + 1))
    .execute();
}
