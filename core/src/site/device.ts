export type Device = 'pc' | 'h5';

export interface DeviceSigns {
  readonly userAgent: string;
  /** The Sec-CH-UA-Mobile header, or the browser's own answer to the same question. */
  readonly mobileHint?: string | boolean | null | undefined;
  /** The page found the native shell's bridge. */
  readonly hasBridge?: boolean | undefined;
}

const PHONE = /Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini/i;
const TABLET = /iPad|Tablet/i;

/** PC or phone layout; the native shell always gets the phone's., D-02 */
export function detectDevice(signs: DeviceSigns): Device {
  if (isInApp(signs) || signs.mobileHint === '?1' || signs.mobileHint === true) return 'h5';
  return PHONE.test(signs.userAgent) && !TABLET.test(signs.userAgent) ? 'h5' : 'pc';
}

/** Whether the page is shown inside the native app. D-02 */
export function isInApp({ userAgent, hasBridge }: DeviceSigns): boolean {
  return hasBridge === true || userAgent.includes('TradeExpoApp/');
}
