import { UPLOAD_TIMEOUT_MS } from '@fairhall/core/contract/upload/limits';
import type { Ids } from '@fairhall/core/ports/ids';
import type { BridgeMessage, NativeBridge } from '@fairhall/core/ports/native-bridge';
import type { Timer } from '@fairhall/core/ports/timer';
import { parseJson } from '../parse-json.ts';
import { getShell, type ShellWindow } from './shell.ts';

/** The part of a window that messages of the native app go through. */
export interface BridgeWindow extends ShellWindow {
  readonly location: { readonly origin: string };
  onTradeExpoBridgeMessage?: ((message: unknown) => void) | undefined;
}

/** Sends messages to the native app around the page. Does nothing without an app or in a frame. D-78 THR-53 */
export function createNativeBridge(window: BridgeWindow, ids: Ids, timer: Timer): NativeBridge {
  const waiting = new Map<string, (data: unknown) => void>();
  const findShell = () => getShell(window);

  function sendMessage(id: string, message: BridgeMessage): void {
    const { action, from, key, payload = {} } = message;
    const sent = action === 'goto' ? toGotoPayload(payload, window.location.origin) : payload;
    findShell()?.postMessage(JSON.stringify({ action, id, from, key, payload: sent }));
  }

  window.onTradeExpoBridgeMessage = (message) => {
    const reply = readReply(message);
    if (reply !== undefined) waiting.get(reply.id)?.(reply.data);
  };

  return {
    get present() {
      return findShell() !== undefined;
    },
    send: (message) => sendMessage(ids.uuid(), message),
    request(message) {
      if (findShell() === undefined) return Promise.resolve(undefined);
      const id = ids.uuid();
      return new Promise((resolve) => {
        const resolveCall = (data: unknown) => {
          timer.clearTimeout(timeout);
          waiting.delete(id);
          resolve(data);
        };
        const timeout = timer.setTimeout(() => resolveCall(undefined), UPLOAD_TIMEOUT_MS);
        waiting.set(id, resolveCall);
        sendMessage(id, message);
      });
    },
  };
}

const FIELD_NAMES: ReadonlySet<string> = new Set([
  'productId',
  'supplierId',
  'exhibitionId',
  'url',
  'email',
  'badgeNo',
  'deviceId',
  'appToken',
  'remindId',
]);

/** The nine fields that a goto may contain; includes the token only if the address is ours. THR-53 */
function toGotoPayload(payload: Readonly<Record<string, unknown>>, origin: string): Record<string, unknown> {
  const { url } = payload;
  const isOurs =
    url === undefined || (URL.canParse(String(url), origin) && new URL(String(url), origin).origin === origin);
  return Object.fromEntries(
    Object.entries(payload).filter(([name]) => FIELD_NAMES.has(name) && (isOurs || name !== 'appToken')),
  );
}

/** Parses a message of the native app, which sends an object or its JSON. */
function readReply(message: unknown): { readonly id: string; readonly data: unknown } | undefined {
  const reply = typeof message === 'string' ? parseJson(message) : message;
  if (typeof reply !== 'object' || reply === null || !('id' in reply) || typeof reply.id !== 'string') return undefined;
  return { id: reply.id, data: 'data' in reply ? reply.data : undefined };
}
