import { PASSWORD_MAX, PASSWORD_MIN } from '@fairhall/core/contract/account/limits';
import type { Secret } from '../prompt.ts';

const FROM = { option: '--password-stdin', variable: 'FAIRHALL_PASSWORD' } as const;

export const PASSWORD: Secret = { ...FROM, question: { key: 'terminal.account.ask.password' } };

/** A new password is typed twice: it is not shown, and a typing error would lock the user out. */
export const PASSWORD_TO_SET: Secret = {
  ...FROM,
  question: { key: 'terminal.account.ask.newPassword', values: { min: PASSWORD_MIN, max: PASSWORD_MAX } },
  again: { key: 'terminal.account.ask.again' },
};

/** The token or the complete link from the password reset email. */
export const RESET_TOKEN: Secret = {
  option: '--token-stdin',
  variable: 'FAIRHALL_RESET_TOKEN',
  question: { key: 'terminal.account.ask.token' },
};
