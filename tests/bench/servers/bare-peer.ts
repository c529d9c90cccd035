import { createServer } from 'node:http';
import pg from 'pg';

/**
 * A minimal Node process that reads the same database: a pool of eight connections, prepared statements, and the stored
 * JSON texts of the rows joined to an array. It has no envelope, no total and no validation. Run with `node
 * bare-peer.ts` and DATABASE_URL.
 */

const CARDS = (where: string): string => `
  select '[' || string_agg(card.json, ',' order by found.rank, found.id) || ']' as text
  from (select id, rank from product where ${where} order by rank, id limit 20) found
  join product_card card on card.product_id = found.id and card.lang = 'en'`;

const STATEMENTS: Readonly<Record<string, string>> = {
  '/search': CARDS(`search @@ plainto_tsquery('simple', $1)`),
  '/search-in': CARDS(`search @@ plainto_tsquery('simple', $1) and category_1 = $2`),
  '/category': CARDS('category_3 = $1'),
  '/detail': `select '{' || json || '}' as text from product_page where product_id = $1 and lang = 'en'`,
};

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 8,
  options: '-c plan_cache_mode=force_custom_plan',
});

const server = createServer(async (request, response) => {
  const [path = '', question = ''] = (request.url ?? '').split('?');
  const text = STATEMENTS[path];
  if (text === undefined) return response.writeHead(404).end();
  const { rows } = await pool.query<{ text: string | null }>({
    name: path,
    text,
    values: question.split('&').map(decodeURIComponent),
  });
  const body = Buffer.from(rows[0]?.text ?? '[]');
  return response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`);
});
process.once('SIGTERM', () => process.exit(0));
