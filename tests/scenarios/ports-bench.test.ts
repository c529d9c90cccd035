import { portBench } from './ports-bench.ts';
import { replayEach } from './replay-each.ts';

replayEach('ports', async () => portBench);
