import type { Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const show: Verb['run'] = async (given) => (await import('./show.ts')).showAnyBadge(given);
const resend: Verb['run'] = async (given) => (await import('./resend.ts')).resendBadges(given);
const reissue: Verb['run'] = async (given) => (await import('./reissue.ts')).reissueBadge(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const SUBMIT: readonly OptionSpec[] = [
  REASON,
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** Staff commands for a visitor's badge. D-31 D-94 */
export const badgeBelowStaff: Noun = {
  name: 'badge',
  about: 'terminal.staff.badge.about',
  verbs: [
    {
      usage: 'show <exhibition> <badge>',
      access: 'support',
      about: 'terminal.staff.badge.show',
      example: 'staff badge show 1001 TEX7K2Q9MX4',
      options: [REASON],
      run: show,
    },
    {
      usage: 'resend <exhibition> <badges...>',
      access: 'support',
      about: 'terminal.staff.badge.resend',
      example: 'staff badge resend 1001 TEX7K2Q9MX4 TEX3M8W2PK7 --reason "the email was lost"',
      options: SUBMIT,
      run: resend,
    },
    {
      usage: 'reissue <exhibition> <badge>',
      access: 'support',
      about: 'terminal.badge.reissue',
      example: 'staff badge reissue 1001 TEX7K2Q9MX4 --reason "lost at the entrance"',
      options: SUBMIT,
      run: reissue,
    },
  ],
};
