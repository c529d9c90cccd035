/** The surfaces of requirements and tests; h5 is a page on a phone. */
export const TEST_SURFACES = ['web', 'h5', 'core', 'gateway', 'adapter', 'cli'] as const;
export type Surface = (typeof TEST_SURFACES)[number];

/** Projects of the browser runner, by their layout. */
const LAYOUTS: Readonly<Record<string, Surface>> = { pc: 'web', h5: 'h5' };

/** The first matching folder decides the surfaces of a test; other files show nothing of the product. */
const SURFACES_BY_FOLDER: readonly (readonly [place: string, shown: readonly Surface[]])[] = [
  ['core/', ['core']],
  // Complete pages as the server sends them, to a PC and to a phone.
  ['adapters/gateway/src/front-pages', ['gateway', 'web', 'h5']],
  ['adapters/gateway/src/list-pages', ['gateway', 'web', 'h5']],
  ['adapters/gateway/src/hour-pages', ['gateway', 'web', 'h5']],
  ['adapters/gateway/', ['gateway']],
  ['adapters/', ['adapter']],
  ['web/', ['web']],
  ['cli/', ['cli']],
  // Flows alone, flows against the real gateway, and command line processes.
  ['tests/scenarios/port-bench', ['core']],
  ['tests/scenarios/gateway-bench', ['core', 'gateway']],
  ['tests/scenarios/cli-bench', ['cli']],
  // Server processes; the rest of conformance is about adapters, including core's client.
  ['tests/conformance/gateway-process', ['gateway']],
  ['tests/conformance/upload-process', ['gateway']],
  ['tests/conformance/', ['adapter']],
  ['tests/architecture/limits', ['core']],
  // These tests read the texts, and the places where pages use them.
  ['tests/architecture/message', ['core', 'web']],
  ['fixtures/src/urls', ['core']],
  // This check is itself a command.
  ['tests/coverage/', ['cli']],
];

/** The surfaces that a test covers, by the runner's project and its file. */
export function listSurfaces(project: string, file: string): readonly Surface[] {
  const layout = LAYOUTS[project];
  if (layout !== undefined) return [layout];
  return SURFACES_BY_FOLDER.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
}
