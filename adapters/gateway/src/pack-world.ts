// Packs the demo world as a database that a new installation starts with: `node pack-world.ts <catalogue file> <zip to
// write>`.
import { packWorld } from './server/pack-world.ts';

const [world, file] = process.argv.slice(2);
if (world === undefined || file === undefined) throw new Error('name the catalogue file and the zip to write');
await packWorld({ world, file, now: Date.now() });
