import { spawnSync } from 'node:child_process';
import { fromRoot } from './paths.ts';

/** Builds what changed, so that the bench measures what lies there. Throws when it cannot be built. */
export function buildAll(): void {
  const { status } = spawnSync(process.execPath, [fromRoot('cli/tasks.ts'), 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the bench needs a build that stands');
}
