import type { Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const add: Verb['run'] = async (given) => (await import('./add.ts')).addToCart(given);
const show: Verb['run'] = async (given) => (await import('./show.ts')).showCart(given);
const submit: Verb['run'] = async (given) => (await import('./submit.ts')).submitCart(given);

export const cartNoun: Noun = {
  name: 'cart',
  about: 'terminal.cart.about',
  verbs: [
    {
      usage: 'add <id>',
      access: 'anyone',
      about: 'terminal.cart.add',
      example: 'cart add P100001 --quantity 500 --replace',
      options: [
        { flags: '--quantity <number>', about: 'terminal.enquiry.quantity' },
        { flags: '--replace', about: 'terminal.cart.replace' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: add,
    },
    { usage: 'show', access: 'anyone', about: 'terminal.cart.show', example: 'cart show --json', run: show },
    {
      usage: 'submit',
      access: 'buyer',
      about: 'terminal.cart.submit',
      example: 'cart submit --message "What is your best price for 500 pieces?"',
      options: [
        { flags: '--text, --message <text>', about: 'terminal.enquiry.message' },
        { flags: '--exhibition <id>', about: 'terminal.enquiry.exhibition' },
        { flags: '--despite-warning', about: 'terminal.cart.despiteWarning' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: submit,
    },
  ],
};
