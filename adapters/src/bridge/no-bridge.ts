import type { NativeBridge } from '@fairhall/core/ports/native-bridge';

/** The bridge of a page that no native app surrounds. */
export const NO_BRIDGE: NativeBridge = { present: false, send: () => undefined, request: async () => undefined };
