import {
  type Light,
  type LightDimension,
  TRAFFIC_LIGHT_DIMENSIONS,
} from '@fairhall/core/contract/traffic-light/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { rowSearchText } from '@fairhall/core/operator-list/row-search-text';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { DEMO_LIGHT_WORDS, type Words } from './demo-light-words.ts';

const DAY = 86_400_000;
const LANGUAGE_CODES = ['en', 'ar', 'zh', 'tr'] as const;
/** The score ranges of the weakest dimension and of the others. */
const SCORE_OF_WEAKEST: Readonly<Record<Light, readonly [least: number, most: number]>> = {
  red: [12, 39],
  yellow: [42, 68],
  green: [72, 84],
};
const SCORE_OF_OTHERS = [78, 98] as const;

/** Adds the dimensions of each demo supplier's light, once; the same id always gets the same dimensions. D-25 */
export async function loadDemoLights(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, 'lights', now))) return;
    const suppliers = await transaction.kysely.selectFrom('supplier').select(['id', 'light']).execute();
    const rows = suppliers.flatMap(({ id, light }) =>
      TRAFFIC_LIGHT_DIMENSIONS.map((part) => {
        const content = createRow(id, light as Light, part, now);
        return { key: id, part, content, search_text: rowSearchText(content) };
      }),
    );
    await sql`
      insert into operator_row (list, key, part, content, search_text, changed)
      select 'light', key, part, content, search_text, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (key text, part text, content jsonb, search_text text)
      on conflict (list, key, part) do nothing`.execute(transaction.kysely);
  });
}

/** Hashes a word to a number from `least` to `most`. */
const hashToNumber = (word: string, least: number, most: number): number =>
  least + (Number.parseInt(hashSha256(word).slice(0, 8), 16) % (most - least + 1));

function createRow(supplierId: string, light: Light, dimension: LightDimension, now: number): Row {
  const weakest =
    TRAFFIC_LIGHT_DIMENSIONS[hashToNumber(`${supplierId} weakest`, 0, TRAFFIC_LIGHT_DIMENSIONS.length - 1)];
  const [least, most] = dimension === weakest ? SCORE_OF_WEAKEST[light] : SCORE_OF_OTHERS;
  const score = hashToNumber(`${supplierId} ${dimension}`, least, most);
  const words = DEMO_LIGHT_WORDS[dimension];
  const days = hashToNumber(`${supplierId} ${dimension} day`, 10, 160);
  return {
    supplierId,
    dimension,
    score: String(score),
    date: new Date(now - days * DAY).toISOString().slice(0, 10),
    ...toLanguageColumns('source', words.source),
    ...toLanguageColumns('reason', score >= 70 ? words.good : score >= 40 ? words.fair : words.poor),
  };
}

/** The columns of a text, as in an operator's list. */
const toLanguageColumns = (name: string, words: Words): Row =>
  Object.fromEntries(LANGUAGE_CODES.map((lang, at) => [lang === 'en' ? name : `${name}.${lang}`, words[at] ?? '']));
