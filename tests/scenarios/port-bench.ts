import { runScriptedScenario } from '@fairhall/cli/scenarios/scripted-bench';
import type { Bench } from './bench.ts';

/** Flows over answers from the scenario's own script, on a simulated clock: the command line's own replay. */
export const portBench: Bench = {
  name: 'ports',
  replay: runScriptedScenario,
  close: async () => undefined,
};
