import { resolve } from 'node:path';

/** A built clone of the product to measure. */
export interface Version {
  readonly name: 'now' | 'before';
  /** The absolute path of a file of the clone. */
  at(path: string): string;
}

const versionIn = (name: Version['name'], folder: string): Version => ({
  name,
  at: (path) => resolve(folder, path),
});

/** The clone with this bench. */
export const VERSION_NOW = versionIn('now', resolve(import.meta.dirname, '..', '..'));

/** An older, built clone, to measure in turn with this one. */
export const openOlderVersion = (folder: string): Version => versionIn('before', folder);

/** The measured versions, the older one first, so that each of its figures precedes the one it is compared with. */
export const listVersions = ({ before }: { readonly before: Version | undefined }): readonly Version[] =>
  before === undefined ? [VERSION_NOW] : [before, VERSION_NOW];

/** A target's name for the older version. */
export const toOlderName = (name: string): string => `${name} (before)`;

/** A target's name for a version; this version's name has no suffix. */
export const toVersionName = (version: Version, name: string): string =>
  version.name === 'before' ? toOlderName(name) : name;
