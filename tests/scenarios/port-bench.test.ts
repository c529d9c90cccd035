import { portBench } from './port-bench.ts';
import { replayEach } from './replay-each.ts';

replayEach('ports', async () => portBench);
