/** The actions that pages can request from the native app around them (D-78). */
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
  /** Whether the page runs inside a native app. */
  readonly present: boolean;
  /** Sends a message to the app without waiting for an answer; does nothing outside an app. */
  send(message: BridgeMessage): void;
  /** Sends a message to the app and returns its answer; undefined outside an app, or after 30 s without an answer. */
  request(message: BridgeMessage): Promise<unknown>;
}
