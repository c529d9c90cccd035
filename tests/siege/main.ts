// Attacks a server while honest people use it, and tells what they saw: how many of their requests were refused, how long
// the slowest hundredth waited, and what memory the server took. Each attack runs against a server of its own.
// One attack is on single persons: it tells how many of a hundred got through while strangers named their addresses.
// The honest come from addresses of their own; with --hall they are two hundred devices behind one address.
// npm run build && node tests/siege/main.ts [attack…] [--engine pglite|postgres] [--seconds 15] [--hall] [--before folder]
import { parseArgs } from 'node:util';
import { olderVersion, versionsOf } from '../bench/versions.ts';
import { ATTACKS } from './attacks.ts';
import { ENGINES, type Engine } from './besieged-server.ts';
import { besiegePerson, NAMED_PERSON } from './named-person.ts';
import { besiege, type Outcome } from './siege.ts';
import { tableOf } from './table.ts';

const { values, positionals } = parseArgs({
  options: {
    engine: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    before: { type: 'string' },
    hall: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const all = [...Object.keys(ATTACKS), NAMED_PERSON];
const names = positionals.length === 0 ? all : positionals;
const engines = ENGINES.filter((engine): engine is Engine => values.engine === undefined || engine === values.engine);
const unknown = names.filter((name) => !all.includes(name));
const seconds = Number(values.seconds);
if (unknown.length > 0 || engines.length === 0 || !(seconds > 0)) {
  console.error(`There is no ${unknown.join(', ') || values.engine || values.seconds}. Attacks: ${all.join(', ')}`);
  process.exitCode = 2;
} else {
  const before = values.before === undefined ? undefined : olderVersion(values.before);
  const outcomes: Outcome[] = [];
  let isShut = false;
  for (const engine of engines) {
    for (const name of names) {
      for (const version of versionsOf({ before })) {
        if (name === NAMED_PERSON) {
          const { people, done, answers } = await besiegePerson(engine, version);
          console.error(`strangers were answered ${JSON.stringify(answers)}`);
          console.log(`${name}  ${engine}  ${version.name}  ${done} of ${people} got through`);
          if (version.name === 'now' && done < people) isShut = true;
          continue;
        }
        const outcome = await besiege({ name, engine, version, seconds, inHall: values.hall });
        outcomes.push(outcome);
        console.error(tableOf([outcome]).split('\n').at(-1));
      }
    }
  }
  if (outcomes.length > 0) console.log(tableOf(outcomes));
  process.exitCode = isShut || outcomes.some(({ version, isHeld }) => version === 'now' && !isHeld) ? 1 : 0;
}
