// Attacks a server while honest people use it, and reports their experience: the share of rejected requests, the
// slowest hundredth, and the server's memory. Each attack runs against a server of its own. One attack is on single
// persons: it reports how many of a hundred succeeded while attackers used their addresses. Honest people have network
// addresses of their own; with --hall they are two hundred devices behind one address.
//
// npm run build && node tests/siege/main.ts [attack…] [--engine pglite|postgres] [--seconds 15] [--hall] [--before
// folder]
import { parseArgs } from 'node:util';
import { listVersions, openOlderVersion } from '../bench/versions.ts';
import { ATTACK_NAME, attackPerson } from './attack-person.ts';
import { ATTACK_BY_NAME } from './attacks.ts';
import { DATABASE_ENGINES, type Engine } from './besieged-server.ts';
import { type Outcome, runAttack } from './siege.ts';
import { formatTable } from './table.ts';

const { values, positionals } = parseArgs({
  options: {
    engine: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    before: { type: 'string' },
    hall: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const all = [...Object.keys(ATTACK_BY_NAME), ATTACK_NAME];
const names = positionals.length === 0 ? all : positionals;
const engines = DATABASE_ENGINES.filter(
  (engine): engine is Engine => values.engine === undefined || engine === values.engine,
);
const unknown = names.filter((name) => !all.includes(name));
const seconds = Number(values.seconds);
if (unknown.length > 0 || engines.length === 0 || !(seconds > 0)) {
  console.error(`There is no ${unknown.join(', ') || values.engine || values.seconds}. Attacks: ${all.join(', ')}`);
  process.exitCode = 2;
} else {
  const before = values.before === undefined ? undefined : openOlderVersion(values.before);
  const outcomes: Outcome[] = [];
  let isShut = false;
  for (const engine of engines) {
    for (const name of names) {
      for (const version of listVersions({ before })) {
        if (name === ATTACK_NAME) {
          const { people, done, answers } = await attackPerson(engine, version);
          console.error(`strangers were answered ${JSON.stringify(answers)}`);
          console.log(`${name}  ${engine}  ${version.name}  ${done} of ${people} got through`);
          if (version.name === 'now' && done < people) isShut = true;
          continue;
        }
        const outcome = await runAttack({ name, engine, version, seconds, inHall: values.hall });
        outcomes.push(outcome);
        console.error(formatTable([outcome]).split('\n').at(-1));
      }
    }
  }
  if (outcomes.length > 0) console.log(formatTable(outcomes));
  process.exitCode =
    isShut || outcomes.some(({ version, isWithinLimits }) => version === 'now' && !isWithinLimits) ? 1 : 0;
}
