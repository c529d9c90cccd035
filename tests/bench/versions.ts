import { resolve } from 'node:path';

/** A built clone of the product that is measured. */
export interface Version {
  readonly name: 'now' | 'before';
  /** A path of the clone. */
  at(path: string): string;
}

const versionIn = (name: Version['name'], folder: string): Version => ({
  name,
  at: (path) => resolve(folder, path),
});

/** The clone that this bench belongs to. */
export const VERSION_NOW = versionIn('now', resolve(import.meta.dirname, '..', '..'));

/** An older clone, built already, to measure in turn with this one. */
export const openOlderVersion = (folder: string): Version => versionIn('before', folder);

/** The older version first, so that each of its figures stands right before the one it is compared with. */
export const listVersions = ({ before }: { readonly before: Version | undefined }): readonly Version[] =>
  before === undefined ? [VERSION_NOW] : [before, VERSION_NOW];

/** The name of a target on the older version. */
export const toOlderName = (name: string): string => `${name} (before)`;

/** A target's name on one of the versions; this one's goes without an addition. */
export const toVersionName = (version: Version, name: string): string =>
  version.name === 'before' ? toOlderName(name) : name;
