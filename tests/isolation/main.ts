// Logged-in buyers and other readers read pages at once; no response may show or set another reader's data. Then a
// price changes, which every server has to show within a second.
//
// npm run build && node tests/isolation/main.ts [--answers 20000] [--readers 20] [--servers 2]
import { parseArgs } from 'node:util';
import { startSeveralServers } from '../e2e/support/several-servers.ts';
import { readMixed } from './mixed-run.ts';
import { updatePrice } from './price-change.ts';
import { createBuyer, createGuest, type Reader } from './readers.ts';

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '20000' },
    readers: { type: 'string', default: '20' },
    servers: { type: 'string', default: '2' },
  },
});

const [answers, count, serverCount] = [Number(values.answers), Number(values.readers), Number(values.servers)];
const servers = await startSeveralServers(serverCount, { TRUST_PROXY: '127.0.0.1' });
try {
  const readers: Reader[] = [];
  for (let index = 0; index < count; index += 1)
    readers.push(createGuest(index), await createBuyer(servers.url, index));
  const began = performance.now();
  const tally = await readMixed(servers.url, readers, answers);
  const seconds = (performance.now() - began) / 1000;
  const updateTimes = await updatePrice(servers.databaseUrl, servers.each);
  console.log(
    `answers        ${tally.answers} in ${seconds.toFixed(1)} s, ${readers.length} readers, ${serverCount} servers`,
  );
  console.log(`kept           ${tally.cached}, of them 304: ${tally.notModified}`);
  console.log(`asked again    ${tally.again}`);
  console.log(`price shown    after ${updateTimes.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`);
  console.log(`faults         ${tally.faults.length}`);
  for (const fault of tally.faults.slice(0, 20)) console.log(`  ${fault}`);
  process.exitCode = tally.faults.length === 0 && tally.cached > 0 ? 0 : 1;
} finally {
  await servers.stop();
}
