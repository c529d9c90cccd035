import type { BridgeAction } from '@fairhall/core/ports/native-bridge';
import type { BridgeWindow } from './native-bridge.ts';

/** A message as the native app receives it. */
export interface ShellMessage {
  readonly action: BridgeAction;
  readonly id: string;
  readonly from?: string;
  readonly key?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface ScriptedShell {
  readonly window: BridgeWindow;
  readonly messages: readonly ShellMessage[];
  /** Sends any message to the page. */
  send(message: unknown): void;
}

/** A native app around a page, for tests: records every message, and responds to actions that have a response. */
export function createScriptedShell(
  answers: { readonly [Action in BridgeAction]?: unknown } = {},
  origin = 'https://fairhall.test',
): ScriptedShell {
  const messages: ShellMessage[] = [];
  const send = (message: unknown) => window.onTradeExpoBridgeMessage?.(message);
  const window: BridgeWindow = {
    location: { origin },
    get parent() {
      return window;
    },
    TradeExpoBridge: {
      postMessage(text) {
        const message: ShellMessage = JSON.parse(text);
        messages.push(message);
        if (message.action in answers) send({ id: message.id, data: answers[message.action] });
      },
    },
  };
  return { window, messages, send };
}
