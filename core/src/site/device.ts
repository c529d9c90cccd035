export type Device = 'pc' | 'h5';

export interface DeviceHints {
  readonly userAgent: string;
  /** The header Sec-CH-UA-Mobile on the server, `navigator.userAgentData.mobile` in the browser. */
  readonly mobileHint?: string | boolean | null | undefined;
  /** Whether the page has found the native app's bridge. */
  readonly hasBridge?: boolean | undefined;
}

const PHONE = /Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini/i;
const TABLET = /iPad|Tablet/i;

/**
 * Returns whether a device gets the PC or the phone layout; the native app always gets the phone layout., D-02
 */
export function detectDevice(hints: DeviceHints): Device {
  if (isInApp(hints) || hints.mobileHint === '?1' || hints.mobileHint === true) return 'h5';
  return PHONE.test(hints.userAgent) && !TABLET.test(hints.userAgent) ? 'h5' : 'pc';
}

/** Whether the page runs inside the native app. D-02 */
export function isInApp({ userAgent, hasBridge }: DeviceHints): boolean {
  return hasBridge === true || userAgent.includes('TradeExpoApp/');
}
