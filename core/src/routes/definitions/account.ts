import { ALL_AUDIENCES, AUDIENCE_BUYERS, DEVICE_DESKTOP, MOBILE, type RouteDefinition } from '../definition.ts';

/** Login, passwords, and the pages of a logged-in buyer. …, D-37, D-38, D-71, D-87 */
export const accountRoutes = {
  login: {
    patterns: ['/login'],
    audiences: AUDIENCE_BUYERS,
    query: ['redirect', 'email', 'register'],
    guestsOnly: true,
  },
  register: { patterns: ['/register'], audiences: AUDIENCE_BUYERS, query: ['redirect', 'email'], guestsOnly: true },
  resetPassword: { patterns: ['/resetPassword'], audiences: ALL_AUDIENCES, query: ['token'] },
  initPassword: { patterns: ['/initPassword'], audiences: ALL_AUDIENCES, query: ['initToken', 'initEmail'] },
  transitional: {
    patterns: ['/transitional'],
    audiences: AUDIENCE_BUYERS,
    query: ['platform', 'code', 'state', 'back'],
  },
  singleSignOn: {
    patterns: ['/sso/login'],
    audiences: ALL_AUDIENCES,
    query: ['sourceId', 'callback', 'register', 'companyRequired', 'role'],
  },
  unsubscribe: { patterns: ['/setting/unsubscribe'], audiences: ALL_AUDIENCES, query: ['email', 'sign'] },
  account: { patterns: ['/account'], audiences: AUDIENCE_BUYERS, devices: MOBILE, personal: true },
  scanBadge: {
    patterns: ['/scanBadge'],
    audiences: AUDIENCE_BUYERS,
    devices: MOBILE,
    personal: true,
  },
  myBadge: {
    patterns: ['/myBadge'],
    audiences: AUDIENCE_BUYERS,
    devices: MOBILE,
    query: ['canvasDebug'],
    personal: true,
  },
  myFavorite: {
    patterns: ['/myFavorite/{favorite}'],
    audiences: AUDIENCE_BUYERS,
    devices: MOBILE,
    query: ['pageNo'],
    personal: true,
  },
  myCard: { patterns: ['/myCard'], audiences: AUDIENCE_BUYERS, devices: MOBILE, personal: true },
  mobileChat: { patterns: ['/hybird/chat'], audiences: AUDIENCE_BUYERS, devices: MOBILE },
  aiSourcing: {
    patterns: ['/AI-sourcing', '/AI-sourcing/{chatId}', '/AI-sourcing/{chatId}/{tag}'],
    audiences: AUDIENCE_BUYERS,
    devices: DEVICE_DESKTOP,
  },
} as const satisfies Record<string, RouteDefinition>;
