import { listVerb } from '../list-verb.ts';
import type { Noun } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without the schemas of all calls.
const loadVerbs = () => import('./verbs.ts');

/** Every call of the contract, for support staff and scripts. */
export const callNoun: Noun = {
  name: 'call',
  about: 'terminal.call.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'anyone',
      about: 'terminal.call.list',
      example: 'call list --json',
      run: async (invocation) => (await loadVerbs()).list(invocation),
    }),
    {
      usage: 'show <name>',
      access: 'anyone',
      about: 'terminal.call.show',
      example: 'call show catalogue.goodsDetail',
      run: async (invocation) => (await loadVerbs()).show(invocation),
    },
    {
      usage: 'send <name> [data]',
      access: 'anyone',
      login: 'terminal.access.forCall',
      about: 'terminal.call.send',
      example: `call send catalogue.goodsDetail '{"goodsSpuId":"P100001"}'`,
      options: [
        { flags: '--file <path>', about: 'terminal.call.file' },
        { flags: '--upload <path>', about: 'terminal.call.upload' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: async (invocation) => (await loadVerbs()).send(invocation),
    },
  ],
};
