import type { Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const logIn: Verb['run'] = async (given) => (await import('./log-in.ts')).logInSupplier(given);
const logOut: Verb['run'] = async (given) => (await import('./log-out.ts')).logOutSupplier(given);

/** Login and logout of a supplier's person, below `supplier`. D-65 */
export const supplierLoginNoun: Noun = {
  name: 'supplier',
  about: 'terminal.supplier.about',
  verbs: [
    {
      usage: 'login',
      access: 'anyone',
      about: 'terminal.supplier.login',
      example: 'supplier login --email supplier@demo.fairhall.test',
      options: [
        { flags: '--email <address>', about: 'terminal.account.email' },
        { flags: '--password-stdin', about: 'terminal.account.passwordStdin' },
      ],
      run: logIn,
    },
    { usage: 'logout', access: 'supplier', about: 'terminal.supplier.logout', example: 'supplier logout', run: logOut },
  ],
};
