import type { Noun, Verb } from '../noun.ts';

// Loaded when the verb runs, so that help and other commands start without it.
const send: Verb['run'] = async (given) => (await import('./send.ts')).sendEnquiry(given);

export const enquiryNoun: Noun = {
  name: 'enquiry',
  about: 'terminal.enquiry.about',
  verbs: [
    {
      usage: 'send',
      about: 'terminal.enquiry.send',
      example: 'enquiry send --to P1001 --email jo@acme.example --quantity 500 --message "Your best price, please?"',
      options: [
        { flags: '--to <id>', about: 'terminal.enquiry.to' },
        { flags: '--email <address>', about: 'terminal.enquiry.email' },
        { flags: '--message <text>', about: 'terminal.enquiry.message' },
        { flags: '--quantity <number>', about: 'terminal.enquiry.quantity' },
        { flags: '--exhibition <id>', about: 'terminal.enquiry.exhibition' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: send,
    },
  ],
};
