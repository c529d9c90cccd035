import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const submit: Verb['run'] = async (given) => (await import('./submit.ts')).submitRfq(given);
const list = async (given: Invocation) => (await import('./list.ts')).listRfqs(given);
const edit: Verb['run'] = async (given) => (await import('./edit.ts')).editRfq(given);
const withdraw: Verb['run'] = async (given) => (await import('./withdraw.ts')).withdrawRfq(given);
const show: Verb['run'] = async (given) => (await import('./show.ts')).showRfq(given);

export const rfqNoun: Noun = {
  name: 'rfq',
  about: 'terminal.rfq.about',
  verbs: [
    {
      usage: 'submit',
      access: 'buyer',
      about: 'terminal.rfq.submit',
      example: 'rfq submit --description "Cotton tote bags, 10 oz, two colours" --quantity 2000 --file drawing.pdf',
      options: [
        { flags: '--description <text>', about: 'terminal.rfq.description' },
        { flags: '--question <text>', about: 'terminal.rfq.question' },
        { flags: '--email <address>', about: 'terminal.rfq.email' },
        { flags: '--tag <codes...>', about: 'terminal.option.tag', repeats: true },
        { flags: '--product-name <name>', about: 'terminal.rfq.productName' },
        { flags: '--product <id>', about: 'terminal.rfq.product' },
        { flags: '--quantity <number>', about: 'terminal.enquiry.quantity' },
        { flags: '--unit <unit>', about: 'terminal.rfq.unit' },
        { flags: '--country <code>', about: 'terminal.rfq.country' },
        { flags: '--exhibition <id>', about: 'terminal.enquiry.exhibition' },
        { flags: '--source <number>', about: 'terminal.rfq.source' },
        { flags: '--file <paths...>', about: 'terminal.rfq.file', repeats: true },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: submit,
    },
    listVerb({
      usage: 'list',
      access: 'buyer',
      about: 'terminal.rfq.list',
      example: 'rfq list --json',
      run: list,
    }),
    {
      usage: 'show <id>',
      access: 'buyer',
      about: 'terminal.rfq.show',
      example: 'rfq show k3Jd8fLq0sPz7xVb2nMw5A',
      run: show,
    },
    {
      usage: 'edit <id>',
      access: 'buyer',
      about: 'terminal.rfq.edit',
      example: 'rfq edit k3Jd8fLq0sPz7xVb2nMw5A --quantity 3000 --question "Can you print both sides?" --yes',
      options: [
        { flags: '--description <text>', about: 'terminal.rfq.description' },
        { flags: '--question <text>', about: 'terminal.rfq.question' },
        { flags: '--email <address>', about: 'terminal.rfq.email' },
        { flags: '--tag <codes...>', about: 'terminal.option.tag', repeats: true },
        { flags: '--product-name <name>', about: 'terminal.rfq.productName' },
        { flags: '--quantity <number>', about: 'terminal.enquiry.quantity' },
        { flags: '--unit <unit>', about: 'terminal.rfq.unit' },
        { flags: '--country <code>', about: 'terminal.rfq.country' },
        { flags: '--file <paths...>', about: 'terminal.rfq.edit.file', repeats: true },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: edit,
    },
    {
      usage: 'withdraw <id>',
      access: 'buyer',
      about: 'terminal.rfq.withdraw',
      example: 'rfq withdraw k3Jd8fLq0sPz7xVb2nMw5A --reason "We found a supplier" --yes',
      options: [
        { flags: '--reason <text>', about: 'terminal.rfq.withdraw.reason' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: withdraw,
    },
  ],
};
