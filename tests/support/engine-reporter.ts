import type { Reporter, TestModule } from 'vitest/node';

const ENGINES: Readonly<Record<string, string>> = { 'gateway-pglite': 'PGlite', 'gateway-postgres': 'PostgreSQL' };

/** Prints one line at the end of a run with the databases of the gateway's tests, and how many passed on each. */
export default class EngineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const engines = Object.entries(ENGINES).flatMap(([project, engine]) => {
      const tests = modules
        .filter((module) => module.project.name === project)
        .flatMap((module) => [...module.children.allTests()]);
      if (tests.length === 0) return [];
      const passed = tests.filter((test) => test.result().state === 'passed').length;
      const failed = tests.filter((test) => test.result().state === 'failed').length;
      return [`${engine} ${passed} passed, ${failed} failed`];
    });
    if (engines.length > 0) process.stdout.write(`Gateway tests by database: ${engines.join('; ')}\n`);
  }
}
