import type { Noun, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without it.
const set: Verb['run'] = async (given) => (await import('./set-exhibition.ts')).setExhibition(given);

/** Operator commands that set up exhibitions. */
export const exhibitionBelowStaff: Noun = {
  name: 'exhibition',
  about: 'terminal.staff.exhibition.about',
  verbs: [
    {
      usage: 'set <id> <values...>',
      access: 'operator',
      about: 'terminal.exhibition.set',
      example: 'staff exhibition set 1001 "location=Hall 4, Istanbul" published=yes --reason "new venue"',
      options: [
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--dry-run', about: 'terminal.import.option.dryRun' },
      ],
      run: set,
    },
  ],
};
