/** The part of a window that a native app around the page puts its bridge into (D-78). */
export interface ShellWindow {
  /** The window itself, unless the page is shown in a frame of another. */
  readonly parent: unknown;
  readonly TradeExpoBridge?: { postMessage(message: string): void } | undefined;
}

/** The native app's end of the bridge; none in a frame. D-78 THR-53 */
export const getShell = (window: ShellWindow): ShellWindow['TradeExpoBridge'] =>
  window.parent === window ? window.TradeExpoBridge : undefined;
