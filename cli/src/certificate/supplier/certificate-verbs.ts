import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list-certificates.ts')).listCertificates(given);
const add: Verb['run'] = async (given) => (await import('./save-certificate.ts')).saveCertificate(given);
const remove: Verb['run'] = async (given) => (await import('./remove-certificate.ts')).removeCertificate(given);

const FIELD_OPTIONS: readonly OptionSpec[] = [
  { flags: '--name <text>', about: 'terminal.supplier.certificate.name' },
  { flags: '--number <text>', about: 'terminal.supplier.certificate.number' },
  { flags: '--issuer <text>', about: 'terminal.supplier.certificate.issuer' },
  { flags: '--scope <text>', about: 'terminal.supplier.certificate.scope' },
  { flags: '--issued <day>', about: 'terminal.supplier.certificate.issued' },
  { flags: '--expires <day>', about: 'terminal.supplier.certificate.expires' },
  { flags: '--file <path>', about: 'terminal.supplier.certificate.file' },
];
const SUBMIT_OPTIONS: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** A supplier's commands for its certificates. D-52 D-65 */
export const certificateBelowSupplier: Noun = {
  name: 'certificate',
  about: 'terminal.supplier.certificate.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'supplier',
      about: 'terminal.supplier.certificate.list',
      example: 'supplier certificate list --json',
      run: list,
    }),
    {
      usage: 'add',
      access: 'supplier',
      about: 'terminal.supplier.certificate.add',
      example:
        'supplier certificate add --name "ISO 9001" --number CN-104 --issuer "Control Union" --scope Weaving --expires 2030-03-14 --file iso.pdf',
      options: [...FIELD_OPTIONS, ...SUBMIT_OPTIONS],
      run: add,
    },
    {
      usage: 'set <id>',
      access: 'supplier',
      about: 'terminal.supplier.certificate.set',
      example: 'supplier certificate set demo-certificate-iso01 --expires 2031-03-14 --file iso-2031.pdf',
      options: [...FIELD_OPTIONS, ...SUBMIT_OPTIONS],
      run: add,
    },
    {
      usage: 'remove <id>',
      access: 'supplier',
      about: 'terminal.supplier.certificate.remove',
      example: 'supplier certificate remove demo-certificate-soc02',
      options: SUBMIT_OPTIONS,
      run: remove,
    },
  ],
};
