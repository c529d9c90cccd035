import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

/** The server of the browser tests, which may still be starting. */
export interface BrowserServer {
  /** Variables that lead the browser tests to it; none if it did not start, and they then start one of their own. */
  readonly environment: Promise<NodeJS.ProcessEnv>;
  stop(): Promise<void>;
}

/** Starts the server of the browser tests beside the tests that run before them. */
export function startBrowserServer(): BrowserServer | undefined {
  if (process.env.SKIP_BROWSER === '1') return undefined;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tests/e2e/support/server-process.ts'],
    { cwd: ROOT, env: { ...process.env, APP_ENV: 'test' }, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const ended = Promise.withResolvers<void>();
  const environment = Promise.withResolvers<NodeJS.ProcessEnv>();
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.endsWith('\n')) environment.resolve({ E2E_RUNNING_SERVER: output.trim() });
  });
  for (const event of ['error', 'close'])
    child.on(event, () => {
      environment.resolve({});
      ended.resolve();
    });
  return {
    environment: environment.promise,
    stop: async () => {
      child.stdin.end();
      await ended.promise;
    },
  };
}
