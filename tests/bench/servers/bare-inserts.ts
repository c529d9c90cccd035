import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/**
 * A minimal Node process that inserts the same rows: a pool of ten connections, prepared statements, and one
 * transaction a request with the rows of an RFQ, its idempotency key and its email. It has no login, no limits and no
 * validation. It copies the last RFQ of the database. Run with `node bare-inserts.ts` and DATABASE_URL.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const KEY = 'insert into idempotency (scope, key, fingerprint, response, created) values ($1, $2, $3, $4, $5)';
const RFQ = `insert into rfq (rfq_id, account_id, description, email, cate_and_tag, quantity, unit, country_id, source, lang,
  site_id, task_id, created) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
const MAIL = `insert into outbox (dedupe_key, recipient, subject, html, text, due, created, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

type Row = Readonly<Record<string, unknown>>;

const rowOf = async (statement: string): Promise<Row> => {
  const { rows } = await pool.query<Row>(statement);
  if (rows[0] === undefined) throw new Error(`nothing to follow: ${statement}`);
  return rows[0];
};
const rfq = await rowOf('select * from rfq order by created desc limit 1');
const key = await rowOf(`select * from idempotency where response like '%rfqId%' order by created desc limit 1`);
const mail = await rowOf(`select * from outbox where dedupe_key like 'rfq.%' order by outbox_id desc limit 1`);

async function insertOne(): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const now = Date.now();
  const { account_id, description, email, quantity, unit, country_id, source, lang, site_id } = rfq;
  const tags = JSON.stringify(rfq.cate_and_tag);
  const task = randomBytes(32).toString('hex');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'key',
      text: KEY,
      values: [key.scope, randomUUID(), key.fingerprint, key.response, now],
    });
    await client.query({
      name: 'rfq',
      text: RFQ,
      values: [id, account_id, description, email, tags, quantity, unit, country_id, source, lang, site_id, task, now],
    });
    await client.query({
      name: 'mail',
      text: MAIL,
      values: [`bare.${id}`, mail.recipient, mail.subject, mail.html, mail.text, now, now, mail.request_id],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
  return id;
}

const server = createServer(async (request, response) => {
  for await (const _ of request);
  const body = Buffer.from(JSON.stringify({ rfqId: await insertOne() }));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`);
});
process.once('SIGTERM', () => process.exit(0));
