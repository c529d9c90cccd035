import type { Line } from './table.ts';
import type { Version } from './versions.ts';

/** What a section is given. */
export interface Bench {
  /** Everything shortened, for trying out; the figures count for nothing. */
  readonly quick: boolean;
  /** An older version to measure in turn with this one, where one was named. */
  readonly before: Version | undefined;
  /** Says on stderr what is going on. */
  log(text: string): void;
  /** Work to do when the run is over, whatever happened; the last one first. */
  onEnd(work: () => Promise<void> | void): void;
  /**
   * Address of a database on PostgreSQL with the generated catalogue, of this version and the usual size unless it says
   * otherwise; filled once a run. Versions of one schema share it.
   */
  postgresCatalogue(wanted?: { readonly version?: Version; readonly products?: number }): Promise<string>;
}

/** A part of the bench: measures, and answers its lines of the table. */
export type Section = (bench: Bench) => Promise<readonly Line[]>;

/** Products of the generated catalogue. */
const CATALOGUE_SIZE = 100_000;
const QUICK_CATALOGUE_SIZE = 40_000;

export const getCatalogueSize = ({ quick }: Pick<Bench, 'quick'>): number =>
  quick ? QUICK_CATALOGUE_SIZE : CATALOGUE_SIZE;
