import type { Noun, Verb } from '../../noun.ts';

// Loaded when the verb runs, so that help and other commands start without it.
const show: Verb['run'] = async (given) => (await import('./show-stats.ts')).showStats(given);

/** Figures for the organiser, as a verb of `staff`. D-94 */
export const staffStatsNoun: Noun = {
  name: 'staff',
  about: 'terminal.staff.about',
  verbs: [
    {
      usage: 'stats',
      access: 'support',
      about: 'terminal.stats.about',
      example: 'staff stats --days 7',
      options: [
        { flags: '--days <number>', about: 'terminal.stats.days' },
        { flags: '--exhibition <id>', about: 'terminal.stats.exhibition' },
        { flags: '--searches', about: 'terminal.stats.searches' },
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
      ],
      run: show,
    },
  ],
};
