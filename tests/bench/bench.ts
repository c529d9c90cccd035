import type { Line } from './table.ts';

/** What a section is given. */
export interface Bench {
  /** Everything shortened, for trying out; the figures count for nothing. */
  readonly quick: boolean;
  /** Says on stderr what is going on. */
  tell(text: string): void;
  /** Work to do when the run is over, whatever happened; the last one first. */
  onEnd(work: () => Promise<void> | void): void;
  /** Address of a database on PostgreSQL with the generated catalogue; filled once a run. */
  postgresCatalogue(): Promise<string>;
}

/** A part of the bench: measures, and answers its lines of the table. */
export type Section = (bench: Bench) => Promise<readonly Line[]>;

/** Products of the generated catalogue. */
const CATALOGUE_SIZE = 100_000;
const QUICK_CATALOGUE_SIZE = 40_000;

export const catalogueSize = ({ quick }: Pick<Bench, 'quick'>): number =>
  quick ? QUICK_CATALOGUE_SIZE : CATALOGUE_SIZE;
