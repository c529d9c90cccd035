import manifest from '../../package.json' with { type: 'json' };

/** The version that every client sends (D-75). */
export const APP_VERSION = manifest.version;
