import { listVerb } from '../list-verb.ts';
import type { Noun } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without the table of routes.
const loadVerbs = () => import('./verbs.ts');

/** Commands for the product's addresses, which need no server.  */
export const routeNoun: Noun = {
  name: 'route',
  about: 'terminal.route.about',
  verbs: [
    {
      usage: 'resolve <address>',
      access: 'anyone',
      about: 'terminal.route.resolve',
      example: 'route resolve http://india.localhost:3000/Cotton_Bag_P100001.html --device h5',
      options: [
        { flags: '--audience <name>', about: 'terminal.route.audience' },
        { flags: '--device <name>', about: 'terminal.route.device' },
        { flags: '--production', about: 'terminal.route.production' },
        { flags: '--platform <name>', about: 'terminal.route.platform' },
      ],
      run: async (invocation) => (await loadVerbs()).resolve(invocation),
    },
    {
      usage: 'href <route> [params...]',
      access: 'anyone',
      about: 'terminal.route.href',
      example: 'route href product name="Cotton bag" productId=P100001',
      options: [{ flags: '--query <name=value>', about: 'terminal.route.query', repeats: true }],
      run: async (invocation) => (await loadVerbs()).showHref(invocation),
    },
    listVerb({
      usage: 'list',
      access: 'anyone',
      about: 'terminal.route.list',
      example: 'route list --json',
      options: [{ flags: '--audience <name>', about: 'terminal.route.audience' }],
      run: async (invocation) => (await loadVerbs()).list(invocation),
    }),
  ],
};
