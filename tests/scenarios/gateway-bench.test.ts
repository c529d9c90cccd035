import { openGatewayBench } from './gateway-bench.ts';
import { replayEach } from './replay-each.ts';

replayEach('gateway', openGatewayBench);
