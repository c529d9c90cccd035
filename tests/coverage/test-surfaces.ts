/** Where a requirement shows, and where a test shows something; h5 is a page on a phone. */
export const TEST_SURFACES = ['web', 'h5', 'core', 'gateway', 'adapter', 'cli'] as const;
export type Surface = (typeof TEST_SURFACES)[number];

/** Projects of the browser runner, by the layout they show. */
const LAYOUTS: Readonly<Record<string, Surface>> = { pc: 'web', h5: 'h5' };

/** The first place that a file stands in says what it shows; a file in none of them shows nothing of the product. */
const SURFACES_BY_FOLDER: readonly (readonly [place: string, shown: readonly Surface[]])[] = [
  ['core/', ['core']],
  // Whole pages as the server sends them, to a PC and to a phone.
  ['adapters/gateway/src/front-pages', ['gateway', 'web', 'h5']],
  ['adapters/gateway/src/list-pages', ['gateway', 'web', 'h5']],
  ['adapters/gateway/src/hour-pages', ['gateway', 'web', 'h5']],
  ['adapters/gateway/', ['gateway']],
  ['adapters/', ['adapter']],
  ['web/', ['web']],
  ['cli/', ['cli']],
  // Flows alone, flows against the real gateway, and the command line's processes.
  ['tests/scenarios/port-bench', ['core']],
  ['tests/scenarios/gateway-bench', ['core', 'gateway']],
  ['tests/scenarios/cli-bench', ['cli']],
  // Servers as processes of their own; the rest of conformance is about adapters, the client of core among them.
  ['tests/conformance/gateway-process', ['gateway']],
  ['tests/conformance/upload-process', ['gateway']],
  ['tests/conformance/', ['adapter']],
  ['tests/architecture/limits', ['core']],
  // They read the texts, and where pages ask for them.
  ['tests/architecture/message', ['core', 'web']],
  ['fixtures/src/urls', ['core']],
  // The ledger is itself a command.
  ['tests/coverage/', ['cli']],
];

/** What a test shows something of, by the runner's project and its file. */
export function listSurfaces(project: string, file: string): readonly Surface[] {
  const layout = LAYOUTS[project];
  if (layout !== undefined) return [layout];
  return SURFACES_BY_FOLDER.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
}
