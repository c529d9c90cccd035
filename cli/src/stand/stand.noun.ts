import type { Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const book: Verb['run'] = async (given) => (await import('./book.ts')).bookStand(given);

/** Commands with which a company requests a stand at an exhibition. D-54 */
export const standNoun: Noun = {
  name: 'stand',
  about: 'terminal.stand.about',
  verbs: [
    {
      usage: 'book <exhibition>',
      access: 'anyone',
      about: 'terminal.stand.book',
      example:
        'stand book 1022 --company "Malabar Weaves" --country IN --name "Priya Raman" --email priya@example.com --mobile 9876543210 --area 24 --product "Cotton towels"',
      options: [
        { flags: '--company <name>', about: 'terminal.stand.company' },
        { flags: '--country <code>', about: 'terminal.stand.country' },
        { flags: '--name <name>', about: 'terminal.stand.name' },
        { flags: '--email <address>', about: 'terminal.stand.email' },
        { flags: '--mobile <number>', about: 'terminal.stand.mobile' },
        { flags: '--area <number>', about: 'terminal.stand.area' },
        { flags: '--product <text>', about: 'terminal.stand.product' },
        { flags: '--remark <text>', about: 'terminal.stand.remark' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: book,
    },
  ],
};
