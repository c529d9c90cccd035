/**
 * The layers of a package whose folders are features. Imports go only downwards: the roof may import everything, a
 * feature itself and the floor, and the floor only the floor. So no file of the floor can pass one feature's code on to
 * another feature.
 */
interface Layers {
  readonly root: string;
  /** Folders and files below the root that combine features; nothing else imports them. */
  readonly roof: readonly string[];
  /** Folders that every feature may import, like the other files in the root itself. */
  readonly floor: readonly string[];
  /** Files of a feature that every other feature may import. */
  readonly open: readonly string[];
  /**
   * Files of the floor that list the features' parts, each with the ending of the files that it may import from
   * features.
   */
  readonly lists: Readonly<Record<string, string>>;
  /** Imports that break the rule, `<file> -> <target>` below the root, each with its reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

/** Every other folder of these packages is a feature. */
const PACKAGES: readonly Layers[] = [
  {
    root: 'core/src/',
    roof: ['app', 'scan', 'storage'],
    floor: [
      'certificate',
      'contract',
      'files',
      'forms',
      'lists',
      'ports',
      'routes',
      'site',
      'supplier-login',
      'thread',
    ],
    open: ['account/keys.ts', 'account/stored-buyer.ts'], // the device's data about the login
    lists: {},
    exceptions: {},
  },
  {
    root: 'adapters/gateway/src/',
    roof: [
      'create-features.ts',
      'feature-ports.ts',
      'features.ts',
      'list-personal-data.ts',
      'gateway.ts',
      'pack-world.ts',
      'restore',
      'serve.ts',
      'server',
    ],
    floor: ['content', 'db', 'identity', 'limits', 'mail', 'operations', 'pictures', 'supplier-login', 'wire'],
    open: [],
    lists: { 'db/tables.ts': '.tables.ts' },
    exceptions: Object.fromEntries(
      ['lexemes.ts', 'tokens.ts'].map((file) => [
        `db/migrations/0113-search-codes.ts -> catalogue/search/${file}`,
        'stored rows get the lexemes that questions ask for from then on',
      ]),
    ),
  },
  {
    root: 'cli/src/',
    roof: ['main.ts', 'nouns.ts', 'program.ts'],
    floor: ['supplier-login', 'tags', 'thread'],
    open: [
      'import/file-formats.ts',
      'import/write-table.ts', // every export writes its files with this
      'catalogue/product-table.ts', // all lists print products with this
    ],
    lists: {},
    exceptions: {},
  },
];

/** Why a file may not import another file of the same package; undefined if it may. Both are paths from the root. */
export function findLayerViolation(file: string, target: string): string | undefined {
  const layers = PACKAGES.find(({ root }) => file.startsWith(root) && target.startsWith(root));
  if (layers === undefined) return undefined;
  const [from, to] = [file, target].map((path) => path.slice(layers.root.length)) as [string, string]; // always two
  if (mayImport(layerOf(layers, from), layerOf(layers, to), layers.open.includes(to))) return undefined;
  const listed = layers.lists[from];
  if (listed !== undefined && to.endsWith(listed)) return undefined;
  return `${from} -> ${to}` in layers.exceptions ? undefined : `${file} reaches into ${target}`;
}

/** Exceptions that are no longer needed, as `<file> -> <target>` from the root of the project. */
export function listUnusedExceptions(imports: ReadonlySet<string>): readonly string[] {
  return PACKAGES.flatMap(({ root, exceptions }) =>
    Object.keys(exceptions)
      .map((exception) =>
        exception
          .split(' -> ')
          .map((path) => root + path)
          .join(' -> '),
      )
      .filter((exception) => !imports.has(exception)),
  );
}

type Layer = 'roof' | 'floor' | { readonly feature: string };

function layerOf({ roof, floor }: Layers, path: string): Layer {
  const [first = '', ...rest] = path.split('/');
  if (roof.includes(first)) return 'roof';
  return rest.length === 0 || floor.includes(first) ? 'floor' : { feature: first };
}

function mayImport(from: Layer, to: Layer, isOpen: boolean): boolean {
  if (from === 'roof' || to === 'floor') return true;
  if (from === 'floor' || to === 'roof') return false;
  return isOpen || from.feature === to.feature;
}
