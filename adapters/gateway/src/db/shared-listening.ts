import type { Database, Listener } from './database.ts';

type Listen = Database['listen'];

/**
 * Lets all listeners of a channel share what listens to it, which begins with the first of them: on PostgreSQL that is a
 * connection, of which a server has few.
 */
export function createSharedListening(begin: Listen): Listen {
  const channels = new Map<string, { readonly listeners: Listener[]; isListening: boolean }>();
  return (channel, listener) => {
    const known = channels.get(channel);
    if (known !== undefined) {
      known.listeners.push(listener);
      if (known.isListening) listener.listening(true);
      return;
    }
    const shared = { listeners: [listener], isListening: false };
    channels.set(channel, shared);
    begin(channel, {
      heard: (payload) => {
        for (const each of shared.listeners) each.heard(payload);
      },
      listening: (isListening) => {
        shared.isListening = isListening;
        for (const each of shared.listeners) each.listening(isListening);
      },
    });
  };
}
