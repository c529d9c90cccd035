import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list-certificates.ts')).listCertificates(given);
const check: Verb['run'] = async (given) => (await import('./decide-certificate.ts')).decide(given, 'checked');
const reject: Verb['run'] = async (given) => (await import('./decide-certificate.ts')).decide(given, 'refused');

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const REVIEW_OPTIONS: readonly OptionSpec[] = [
  { flags: '--seen <version>', about: 'terminal.staff.certificate.seen' },
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** Staff commands for suppliers' certificates. D-94 */
export const certificateBelowStaff: Noun = {
  name: 'certificate',
  about: 'terminal.staff.certificate.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'support',
      about: 'terminal.staff.certificate.list',
      example: 'staff certificate list',
      options: [{ flags: '--state <state>', about: 'terminal.staff.certificate.state' }, REASON],
      run: list,
    }),
    {
      usage: 'check <id>',
      access: 'operator',
      about: 'terminal.staff.certificate.check',
      example: 'staff certificate check demo-certificate-oek03 --seen 1 --reason "in the issuer’s register"',
      options: [REASON, ...REVIEW_OPTIONS],
      run: check,
    },
    {
      usage: 'refuse <id>',
      access: 'operator',
      about: 'terminal.staff.certificate.refuse',
      example: 'staff certificate refuse demo-certificate-oek03 --seen 1 --reason "The second page is missing."',
      options: [{ flags: '--reason <text>', about: 'terminal.staff.certificate.reason' }, ...REVIEW_OPTIONS],
      run: reject,
    },
  ],
};
