import manifest from '../../package.json' with { type: 'json' };

/** The version every client tells (D-75). */
export const APP_VERSION = manifest.version;
