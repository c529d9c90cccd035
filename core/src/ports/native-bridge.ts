/** What the pages may ask of the native app around them (D-78). */
export const APP_BRIDGE_ACTIONS = [
  'goto',
  'showOrHideShare',
  'tokenError',
  'login',
  'rfqResult',
  'addToCart',
  'enquiryCart',
  'requestMeeting',
  'getCartGoodsList',
  'getPreRegisterStatus',
  'goPreRegister',
  'followProduct',
  'unfollowProduct',
  'followSupplier',
  'unfollowSupplier',
  'openMap',
] as const;
export type BridgeAction = (typeof APP_BRIDGE_ACTIONS)[number];

export interface BridgeMessage {
  readonly action: BridgeAction;
  readonly from?: string;
  readonly key?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

export interface NativeBridge {
  /** Whether a native app is around the page. */
  readonly present: boolean;
  /** Sends a message to the app and expects no answer; does nothing where there is no app. */
  send(message: BridgeMessage): void;
  /** Asks the app and waits for its answer; undefined where there is no app, or when it does not answer in 30 s. */
  request(message: BridgeMessage): Promise<unknown>;
}
