import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { MessageKey } from '@fairhall/core/messages';
import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const runListRows = (list: OperatorListName) => async (given: Invocation) =>
  (await import('./list-rows.ts')).listRows(given, list);
const runShowRow =
  (list: OperatorListName): Verb['run'] =>
  async (given) =>
    (await import('./show-rows.ts')).showRows(given, list);
const setting =
  (list: OperatorListName): Verb['run'] =>
  async (given) =>
    (await import('./set-row.ts')).setRow(given, list);
const runRemoveRow =
  (list: OperatorListName): Verb['run'] =>
  async (given) =>
    (await import('./remove-rows.ts')).removeRows(given, list);
const runImportRows =
  (list: OperatorListName): Verb['run'] =>
  async (given) =>
    (await import('./import-rows.ts')).importRows(given, list);
const runExportRows =
  (list: OperatorListName): Verb['run'] =>
  async (given) =>
    (await import('./export-rows.ts')).exportRows(given, list);
const listVersions: Verb['run'] = async (given) => (await import('./list-page-versions.ts')).listPageVersions(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const SUBMIT: readonly OptionSpec[] = [
  REASON,
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

const fileOf = (list: OperatorListName): string => (list === 'news' ? 'news.csv' : `${list}s.csv`);

interface Examples {
  readonly about: MessageKey;
  readonly key: string;
  /** An example of the values after the key. */
  readonly set: string;
}

/** The commands of an operator list: list, show, set and delete rows, import and export files. D-94 */
const listNoun = (list: OperatorListName, { about, key, set }: Examples): Noun => ({
  name: list,
  about,
  verbs: [
    listVerb({
      usage: 'list [words...]',
      access: 'support',
      about: 'terminal.staff.rows.list',
      example: `staff ${list} list`,
      options: [REASON],
      run: runListRows(list),
    }),
    {
      usage: 'show <id>',
      access: 'support',
      about: 'terminal.staff.rows.show',
      example: `staff ${list} show ${key}`,
      options: [REASON],
      run: runShowRow(list),
    },
    {
      usage: 'set <id> <values...>',
      access: 'operator',
      about: 'terminal.staff.rows.set',
      example: `staff ${list} set ${key} ${set} --reason "reviewed"`,
      options: SUBMIT,
      run: setting(list),
    },
    {
      usage: 'remove <id> [part]',
      access: 'operator',
      about: 'terminal.staff.rows.remove',
      example: `staff ${list} remove ${key} --dry-run --reason "no longer needed"`,
      options: SUBMIT,
      run: runRemoveRow(list),
    },
    {
      usage: 'import [file]',
      access: 'operator',
      about: 'terminal.staff.rows.import',
      example: `staff ${list} import ${fileOf(list)} --dry-run --reason "reviewed"`,
      options: [{ flags: '--template', about: 'terminal.import.option.template' }, ...SUBMIT],
      run: runImportRows(list),
    },
    {
      usage: 'export <file>',
      access: 'support',
      about: 'terminal.staff.rows.export',
      example: `staff ${list} export ${fileOf(list)}`,
      options: [REASON],
      run: runExportRows(list),
    },
  ],
});

const withVersions = ({ verbs, ...noun }: Noun): Noun => ({
  ...noun,
  verbs: [
    ...verbs,
    {
      usage: 'versions <id>',
      access: 'support',
      about: 'terminal.staff.page.versions',
      example: 'staff page versions terms-turkey',
      options: [REASON],
      run: listVersions,
    },
  ],
});

/** The operator lists, each with a noun of its own; `coupon` has another verb in its feature. D-94 */
export const staffListNouns: readonly Noun[] = [
  listNoun('light', {
    about: 'terminal.staff.light',
    key: 'S1006',
    set: 'dimension=export score=55 date=2026-10-01 source="Customs records" "reason=Few shipments."',
  }),
  listNoun('promotion', {
    about: 'terminal.staff.promotion',
    key: 'af26',
    set: 'theme=autumn-fair "title=Autumn fair" discount=12 end=2026-12-31 "products=P100093 P100094"',
  }),
  listNoun('link', { about: 'terminal.staff.link', key: 'autumn', set: 'target=/search/product?keyword=tote' }),
  listNoun('coupon', {
    about: 'terminal.staff.coupon',
    key: 'C1',
    set: '"name=Free samples" total=200 validFrom=2026-12-01 validTo=2099-12-31',
  }),
  listNoun('rate', { about: 'terminal.staff.rate', key: 'EUR', set: 'rate=0.92 date=2026-11-27' }),
  withVersions(
    listNoun('page', {
      about: 'terminal.staff.page',
      key: 'frontpage',
      set: `lang=en "title=The hall" 'blocks=[{"type":"text","text":"Welcome."}]'`,
    }),
  ),
  listNoun('news', {
    about: 'terminal.news',
    key: '1001-halls',
    set: `lang=en type=expo industry=textile site=turkey published=2026-11-20 "title=Halls are full" "summary=The last stand is taken." 'blocks=[{"type":"text","text":"Come early."}]'`,
  }),
];
