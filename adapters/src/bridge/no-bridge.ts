import type { NativeBridge } from '@fairhall/core/ports/native-bridge';

/** Where no native app is around. */
export const NO_BRIDGE: NativeBridge = { present: false, tell: () => undefined, ask: async () => undefined };
