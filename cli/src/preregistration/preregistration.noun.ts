import type { Noun, OptionSpec, Verb } from '../noun.ts';
import { OPTION_FIELDS, toOptionSpec } from './registration-options.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const submit: Verb['run'] = async (given) => (await import('./submit.ts')).submitRegistration(given);
const status: Verb['run'] = async (given) => (await import('./status.ts')).showRegistrationStatus(given);
const prefill: Verb['run'] = async (given) => (await import('./prefill.ts')).showPrefill(given);
const withdraw: Verb['run'] = async (given) => (await import('./withdraw.ts')).withdrawRegistration(given);
const describeFormVersion: Verb['run'] = async (given) => (await import('./explain.ts')).describeFormVersion(given);

/** Options that decide the form's version. A-03 */
const VERSION: readonly OptionSpec[] = [
  { flags: '--form <version>', about: 'terminal.preregister.form' },
  { flags: '--ai-variant <number>', about: 'terminal.preregister.aiVariant' },
  { flags: '--split', about: 'terminal.preregister.split' },
  { flags: '--app', about: 'terminal.preregister.app' },
];

export const preregistrationNoun: Noun = {
  name: 'pre-register',
  about: 'terminal.preregister.about',
  verbs: [
    {
      usage: 'submit <exhibition>',
      access: 'anyone',
      about: 'terminal.preregister.submit',
      example:
        'pre-register submit 1001 --email jo@acme.example --name "Jo Weaver" --company Acme --country 356 --mobile 9847012345 --job-title purchasing --visitor-type retailer --purpose procure',
      options: [
        ...OPTION_FIELDS.map(toOptionSpec),
        ...VERSION,
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: submit,
    },
    {
      usage: 'status <exhibition>',
      access: 'anyone',
      about: 'terminal.preregister.status',
      example: 'pre-register status 1001',
      options: [{ flags: '--email <address>', about: 'terminal.preregister.statusEmail' }],
      run: status,
    },
    {
      usage: 'prefill <exhibition>',
      access: 'anyone',
      about: 'terminal.preregister.prefill',
      example: 'pre-register prefill 1001',
      options: [
        { flags: '--link <code>', about: 'terminal.preregister.link' },
        { flags: '--device <id>', about: 'terminal.preregister.device' },
      ],
      run: prefill,
    },
    {
      usage: 'withdraw <code>',
      access: 'anyone',
      about: 'terminal.preregister.withdraw',
      example: 'pre-register withdraw 9f2hK3 --yes',
      options: [
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: withdraw,
    },
    {
      usage: 'explain <exhibition>',
      access: 'anyone',
      about: 'terminal.preregister.explain',
      example: 'pre-register explain 1001 --form old',
      options: [...VERSION, { flags: '--visitor <id>', about: 'terminal.preregister.visitor' }],
      run: describeFormVersion,
    },
  ],
};
