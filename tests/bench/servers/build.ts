import { spawnSync } from 'node:child_process';
import { fromRoot } from './paths.ts';

/** Builds changed targets, so that the bench measures the current sources. Throws if the build fails. */
export function buildAll(): void {
  const { status } = spawnSync(process.execPath, [fromRoot('cli/tasks.ts'), 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the bench needs a build that stands');
}
