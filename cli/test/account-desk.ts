import { readFileSync } from 'node:fs';
import { getStateFile } from '../src/saved-state.ts';
import { EMAIL, LOGIN_REPLIES, TOKEN } from './buyer.ts';
import { createDesk, type LineOptions, type Replies } from './desk.ts';

/** Responses of a gateway to the check of an address. */
export const noAccountReply = { data: { registered: 0, supplierId: null } };
export const buyerReply = { data: { registered: 1, supplierId: null } };
export const supplierReply = { data: { registered: 1, supplierId: 'S1001' } };

/** Responses of a gateway that has the account already. */
export const ACCOUNT_REPLIES: Replies = {
  ...LOGIN_REPLIES,
  'account.registerV2': [{ data: { tradeChinaToken: TOKEN } }],
  'account.sendResetPasswordMail': [{ data: true }],
  'account.checkResetPasswordLink': [{ data: { valid: true, email: EMAIL } }],
  'account.resetPassword': [{ data: true }],
};

/** A test desk for account commands. */
export function createAccountDesk() {
  const desk = createDesk(ACCOUNT_REPLIES);
  const account = (args: readonly string[], given?: LineOptions) => desk.line(['account', ...args], given);
  return {
    desk,
    account,
    logIn: (given: LineOptions = { environment: { FAIRHALL_PASSWORD: ' six to twenty ' } }) =>
      account(['login', '--email', EMAIL], given),
    /** The saved state file, unparsed. */
    readState: () => readFileSync(getStateFile({ HOME: desk.home }, desk.gateway.url), 'utf8'),
  };
}
