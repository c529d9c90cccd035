import { openCliBench } from './cli-bench.ts';
import { replayEach } from './replay-each.ts';

replayEach('cli', openCliBench);
