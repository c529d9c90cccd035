import type { Noun, OptionSpec, Verb } from '../noun.ts';

const EMAIL: OptionSpec = { flags: '--email <address>', about: 'terminal.account.email' };
const PASSWORD_STDIN: OptionSpec = { flags: '--password-stdin', about: 'terminal.account.passwordStdin' };
const KEY: OptionSpec = { flags: '--key <uuid>', about: 'terminal.option.key' };
const OPTION_DRY_RUN: OptionSpec = { flags: '--dry-run', about: 'terminal.option.dryRun' };

// Loaded when a verb runs, so that help and other commands start without them.
const check: Verb['run'] = async (given) => (await import('./check.ts')).check(given);
const register: Verb['run'] = async (given) => (await import('./register.ts')).register(given);
const logIn: Verb['run'] = async (given) => (await import('./log-in.ts')).logIn(given);
const logOut: Verb['run'] = async (given) => (await import('./log-out.ts')).logOut(given);
const showLoggedInAccount: Verb['run'] = async (given) =>
  (await import('./show-logged-in-account.ts')).showLoggedInAccount(given);
const reset: Verb['run'] = async (given) => (await import('./reset-password.ts')).resetPassword(given);
const confirmEmail: Verb['run'] = async (given) => (await import('./confirm-email.ts')).confirmEmail(given);

/**
 * Passwords and tokens are never command-line arguments: they come from a prompt, standard input or the environment.
 */
export const accountNoun: Noun = {
  name: 'account',
  about: 'terminal.account.about',
  verbs: [
    {
      usage: 'check <email>',
      access: 'anyone',
      about: 'terminal.account.check',
      example: 'account check jo@acme.example',
      run: check,
    },
    {
      usage: 'register',
      access: 'anyone',
      about: 'terminal.account.register',
      example: 'account register --email jo@acme.example --product "cotton tote bag"',
      options: [
        EMAIL,
        { flags: '--tag <codes...>', about: 'terminal.option.tag', repeats: true },
        { flags: '--product <name>', about: 'terminal.account.product' },
        { flags: '--accept-terms', about: 'terminal.account.acceptTerms' },
        PASSWORD_STDIN,
        OPTION_DRY_RUN,
      ],
      run: register,
    },
    {
      usage: 'login',
      access: 'anyone',
      about: 'terminal.account.login',
      example: 'account login --email buyer@demo.fairhall.test',
      options: [EMAIL, PASSWORD_STDIN],
      run: logIn,
    },
    { usage: 'logout', access: 'buyer', about: 'terminal.account.logout', example: 'account logout', run: logOut },
    {
      usage: 'whoami',
      access: 'buyer',
      about: 'terminal.account.whoami',
      example: 'account whoami --json',
      run: showLoggedInAccount,
    },
    {
      usage: 'confirm-email',
      access: 'buyer',
      about: 'terminal.account.confirmEmail',
      example: 'account confirm-email',
      options: [KEY, OPTION_DRY_RUN],
      run: confirmEmail,
    },
    {
      usage: 'reset-password',
      access: 'anyone',
      about: 'terminal.account.resetPassword',
      example: 'account reset-password --email jo@acme.example',
      options: [
        EMAIL,
        { flags: '--token', about: 'terminal.account.token' },
        { flags: '--token-stdin', about: 'terminal.account.tokenStdin' },
        PASSWORD_STDIN,
        OPTION_DRY_RUN,
      ],
      run: reset,
    },
  ],
};
