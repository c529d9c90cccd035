import type { Bench } from '../bench.ts';
import type { Version } from '../versions.ts';
import { type StartedProcess, startProcess } from './started-process.ts';

/** Starts a version's process that renders forty cards alone, and pages from fixed responses. */
export const startRenderServer = (bench: Pick<Bench, 'onEnd'>, version: Version): Promise<StartedProcess> =>
  startProcess(bench, {
    args: [version.at('tests/bench/servers/render-server.ts')],
    env: { NODE_ENV: 'production' },
    find: (written) => /^http:\S+/m.exec(written)?.[0],
  });
