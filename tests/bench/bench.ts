import type { Line } from './table.ts';
import type { Version } from './versions.ts';

/** The context of a section. */
export interface Bench {
  /** True for a short trial run, whose figures do not count. */
  readonly quick: boolean;
  /** An older version to measure in turn with this one, if one was given. */
  readonly before: Version | undefined;
  /** Writes progress to stderr. */
  log(text: string): void;
  /** Registers clean-up for the end of the run, whatever happened; the last one runs first. */
  onEnd(work: () => Promise<void> | void): void;
  /**
   * The address of a PostgreSQL database with the generated catalogue, by default of this version and the usual size;
   * filled once a run. Versions with the same schema share it.
   */
  postgresCatalogue(wanted?: { readonly version?: Version; readonly products?: number }): Promise<string>;
}

/** A section of the bench: measures, and returns its lines of the table. */
export type Section = (bench: Bench) => Promise<readonly Line[]>;

/** Number of products in the generated catalogue. */
const CATALOGUE_SIZE = 100_000;
const QUICK_CATALOGUE_SIZE = 40_000;

export const getCatalogueSize = ({ quick }: Pick<Bench, 'quick'>): number =>
  quick ? QUICK_CATALOGUE_SIZE : CATALOGUE_SIZE;
