import { describe, expect, test } from 'vitest';
import type { Evidence, SentAction, StoredRecord } from './evidence.ts';
import { tallyOf } from './tally.ts';

const WORDS = 'Please quote 500 pieces.';

const sentBy = (email: string, ...answers: string[][]): SentAction => ({
  kind: 'enquiry',
  email,
  words: WORDS,
  makes: 1,
  mails: 1,
  answers,
  files: [],
});
const one = sentBy('one@buyers.example', ['id1'], ['id1']);
const other = sentBy('other@buyers.example', ['id2']);
const mail = (id: string, recipient: string, table = 'enquiry') => ({ messageId: `<${table}.${id}@x>`, recipient });
const row = (id: string, recipient: string, state = 'sent') => ({ dedupeKey: `enquiry.${id}`, recipient, state });
const record = (id: string, email: string): StoredRecord => ({
  table: 'enquiry',
  id,
  email,
  words: WORDS,
  mail: `enquiry.${id}`,
});

/** Without a violation: two enquiries, one of them sent twice, and one email repeated after one kill. */
const sound: Evidence = {
  sent: [one, other],
  records: [record('id1', one.email), record('id2', other.email)],
  outbox: [row('id1', one.email), row('id2', other.email)],
  files: [],
  disk: new Map(),
  carts: [],
  arrived: [mail('id1', one.email), mail('id2', other.email), mail('id2', other.email)],
  kills: 1,
  mayBeLeased: 0,
};
const violationsOf = (changes: Partial<Evidence>) => tallyOf({ ...sound, ...changes }).violations;

describe('the check of the crash rounds', () => {
  test('valid evidence is counted without violations', () => {
    expect(tallyOf(sound)).toEqual({
      sent: 2,
      acknowledged: 2,
      lost: 0,
      doubled: 0,
      adopted: 0,
      orphans: 0,
      outboxRows: 2,
      arrived: 3,
      repeats: 1,
      violations: [],
    });
  });

  test('REL-02 a lost acknowledged enquiry is reported', () => {
    const gone = {
      records: sound.records.slice(1),
      outbox: sound.outbox.slice(1),
      arrived: sound.arrived.slice(1),
    };
    expect(tallyOf({ ...sound, ...gone })).toMatchObject({ lost: 1, violations: [`lost: id1 of ${one.email}`] });
  });

  test('REL-02 an id returned to another sender counts as lost', () => {
    const swapped = [{ ...one, answers: [['id2']] }, other];
    expect(violationsOf({ sent: swapped })).toEqual([`lost: id2 of ${one.email}`]);
  });

  test('REL-02 an enquiry stored twice, or answered with two ids, is reported', () => {
    const twice = {
      records: [...sound.records, record('id3', one.email)],
      outbox: [...sound.outbox, row('id3', one.email)],
      arrived: [...sound.arrived, mail('id3', one.email)],
    };
    expect(violationsOf(twice)).toEqual([
      `doubled: ${one.email} has 2 rows and 1 ids`,
      `2 outbox rows for ${one.email}`,
      `2 Message-IDs for ${one.email}`,
    ]);
    const changed = violationsOf({ sent: [{ ...one, answers: [['id1'], ['id9']] }, other] });
    expect(changed).toEqual([`lost: id9 of ${one.email}`, `doubled: ${one.email} has 1 rows and 2 ids`]);
  });

  test('REL-02 a text that differs from the sent one is reported', () => {
    const changed = [{ ...record('id1', one.email), words: 'Something else' }, ...sound.records.slice(1)];
    expect(violationsOf({ records: changed })).toEqual([`other words: id1 of ${one.email}`]);
  });

  test('an enquiry that was never acknowledged, and one that was never sent, are reported', () => {
    expect(violationsOf({ sent: [{ ...one, answers: [] }, other] })).toEqual([`never acknowledged: ${one.email}`]);
    expect(violationsOf({ sent: [other] })).toEqual([`nobody sent: ${one.email}`]);
  });

  test('REL-07 an enquiry without its email is reported at each place where the email can get lost', () => {
    expect(violationsOf({ outbox: sound.outbox.slice(1) })).toEqual([
      `0 outbox rows for ${one.email}`,
      `arrived without being queued: ${one.email}`,
    ]);
    expect(violationsOf({ arrived: sound.arrived.slice(1) })).toEqual([
      `marked as sent and never arrived: ${one.email}`,
    ]);
    const dead = [row('id1', one.email, 'dead'), row('id2', other.email)];
    expect(violationsOf({ outbox: dead })).toEqual(['given up: enquiry.id1']);
  });

  test('REL-07 an email may wait as long as a killed server holds it, and no longer', () => {
    const waiting = {
      outbox: [row('id1', one.email, 'waiting'), row('id2', other.email)],
      arrived: sound.arrived.slice(1),
    };
    expect(violationsOf({ ...waiting, mayBeLeased: 1 })).toEqual([]);
    expect(violationsOf(waiting)).toEqual(['1 mails wait, where killed servers hold 0 at most']);
  });

  test('REL-08 an event with two Message-IDs is reported', () => {
    const renamed = [mail('id1', one.email), mail('again', one.email), mail('id2', other.email)];
    expect(violationsOf({ arrived: renamed })).toEqual([`2 Message-IDs for ${one.email}`]);
  });

  test('REL-08 two repeated emails after one kill are reported', () => {
    expect(violationsOf({ arrived: [...sound.arrived, mail('id1', one.email)] })).toEqual([
      '2 mails repeated in 1 kills',
    ]);
  });

  test('REL-07 an email about a rolled-back enquiry is reported', () => {
    const stray = { outbox: [...sound.outbox, row('id7', 'nobody@buyers.example', 'waiting')], mayBeLeased: 1 };
    expect(violationsOf(stray)).toEqual(['a mail without its record: enquiry.id7']);
  });
});

const email = 'buyer@buyers.example';

/** Without a violation: a cart of two products. */
const cart: Evidence = {
  ...sound,
  sent: [{ kind: 'cart', email, words: WORDS, makes: 2, mails: 2, answers: [['id1', 'id2']], files: [] }],
  records: [record('id1', email), record('id2', email)],
  outbox: [row('id1', email), row('id2', email)],
  arrived: [mail('id1', email), mail('id2', email)],
};

describe('the check of carts', () => {
  const cartViolationsOf = (changes: Partial<Evidence>) => tallyOf({ ...cart, ...changes }).violations;

  test('R-7.067 a cart creates an enquiry and an email for each product', () => {
    expect(cartViolationsOf({})).toEqual([]);
  });

  test('REL-01 a partly stored cart is reported', () => {
    const half = { records: cart.records.slice(1), outbox: cart.outbox.slice(1), arrived: cart.arrived.slice(1) };
    expect(cartViolationsOf(half)).toEqual([
      `lost: id1 of ${email}`,
      `in part: ${email} has 1 rows of 2`,
      `1 outbox rows for ${email}`,
    ]);
  });

  test('REL-04 a repeat that creates the enquiries of a cart again is reported', () => {
    const again = {
      sent: [
        {
          ...cart.sent[0],
          answers: [
            ['id1', 'id2'],
            ['id3', 'id4'],
          ],
        } as SentAction,
      ],
      records: [...cart.records, record('id3', email), record('id4', email)],
    };
    expect(cartViolationsOf(again)).toEqual([`doubled: ${email} has 4 rows and 4 ids`]);
  });

  test('R-7.067 a cart that was sent but not emptied is reported', () => {
    expect(cartViolationsOf({ carts: [email] })).toEqual([`sent and not emptied: cart of ${email}`]);
  });
});

const upload = (id: string, sha256: string) => ({ answers: [id, id], sha256, brokenOff: 1 });
const file = (fileId: string, position: number) => ({ fileId, adoptedBy: 'rfq1', position });

/** Without a violation: an RFQ with two files, and the file of an interrupted upload. */
const request: Evidence = {
  ...sound,
  sent: [
    {
      kind: 'rfq',
      email,
      words: WORDS,
      makes: 1,
      mails: 1,
      answers: [['rfq1']],
      files: [upload('f1', 'a'), upload('f2', 'b')],
    },
  ],
  records: [{ table: 'rfq', id: 'rfq1', email, words: WORDS, mail: 'rfq.rfq1' }],
  outbox: [{ dedupeKey: 'rfq.rfq1', recipient: email, state: 'sent' }],
  files: [file('f2', 1), file('f1', 0)],
  disk: new Map([
    ['f1', 'a'],
    ['f2', 'b'],
    ['f3', 'c'],
  ]),
  arrived: [mail('rfq1', email, 'rfq')],
};

describe('the check of RFQs and their files', () => {
  const requestViolationsOf = (changes: Partial<Evidence>) => tallyOf({ ...request, ...changes }).violations;

  test('REL-27 files in order and on disk are valid, and the content of an aborted upload may remain there', () => {
    expect(tallyOf(request)).toMatchObject({ adopted: 2, orphans: 1, violations: [] });
  });

  test('REL-02 an RFQ in the enquiry table counts as lost', () => {
    expect(requestViolationsOf({ records: [record('rfq1', email)] })).toContain(`lost: rfq1 of ${email}`);
  });

  test('REL-04 an RFQ stored twice is reported', () => {
    const twice = [...request.records, { table: 'rfq', id: 'rfq2', email, words: WORDS, mail: 'rfq.rfq2' } as const];
    expect(requestViolationsOf({ records: twice })).toEqual([`doubled: ${email} has 2 rows and 1 ids`]);
  });

  test('REL-27 a file that its RFQ lost, or that changed its position, is reported', () => {
    const loose = [file('f1', 0), { ...file('f2', 1), adoptedBy: null }];
    expect(requestViolationsOf({ files: loose })).toEqual([`files of ${email}: sent f1, f2, kept f1`]);
    const turned = [file('f1', 1), file('f2', 0)];
    expect(requestViolationsOf({ files: turned })).toEqual([`files of ${email}: sent f1, f2, kept f2, f1`]);
  });

  test('REL-27 a row without its file, and a file with other content, are reported', () => {
    const gone = new Map([['f1', 'a']]);
    expect(requestViolationsOf({ disk: gone })).toEqual(['a row without its file: f2']);
    const changed = new Map([...request.disk, ['f1', 'half']] as const);
    expect(requestViolationsOf({ disk: changed })).toEqual([`another content: f1 of ${email}`]);
  });

  test('REL-04 an upload stored twice is reported', () => {
    const twice = [{ ...upload('f1', 'a'), answers: ['f1', 'f9'] }, upload('f2', 'b')];
    const sent = [{ ...request.sent[0], files: twice } as SentAction];
    const files = [...request.files, { fileId: 'f9', adoptedBy: null, position: 0 }];
    expect(requestViolationsOf({ sent, files, disk: new Map([...request.disk, ['f9', 'a']]) })).toEqual([
      `doubled: a file of ${email} has 2 ids`,
    ]);
    expect(requestViolationsOf({ files: [...request.files, { ...file('f3', 2), adoptedBy: null }] })).toEqual([
      'nobody was told of file f3',
    ]);
  });

  test('more files without a row than aborted uploads are reported', () => {
    const disk = new Map([...request.disk, ['f4', 'd'], ['f5', 'e']] as const);
    expect(requestViolationsOf({ disk })).toEqual(['3 files without a row, where 2 uploads were broken off']);
  });
});

describe('the check of replies', () => {
  const email = 'asked@buyers.example';
  const answer = (id: string): StoredRecord => ({
    table: 'message',
    id,
    email,
    words: WORDS,
    mail: 'thread.e1.buyer.0',
  });
  const answered: Evidence = {
    ...sound,
    sent: [{ kind: 'answers', email, words: WORDS, makes: 2, mails: 1, answers: [['m1', 'm2']], files: [] }],
    records: [answer('m1'), answer('m2')],
    outbox: [{ dedupeKey: 'thread.e1.buyer.0', recipient: email, state: 'sent' }],
    arrived: [{ messageId: '<thread.e1.buyer.0@x>', recipient: email }],
    kills: 0,
  };

  test('two simultaneous replies are notified by one email', () => {
    expect(tallyOf(answered).violations).toEqual([]);
  });

  test('REL-02 a lost reply and a duplicate reply are reported', () => {
    expect(tallyOf({ ...answered, records: [answer('m1')] }).violations).toEqual([
      `lost: m2 of ${email}`,
      `in part: ${email} has 1 rows of 2`,
    ]);
    expect(tallyOf({ ...answered, records: [...answered.records, answer('m3')] }).violations).toEqual([
      `doubled: ${email} has 3 rows and 2 ids`,
    ]);
  });

  test('REL-07 a second email about the same replies is reported', () => {
    const again = { dedupeKey: 'thread.e1.buyer.0', recipient: email, state: 'sent' };
    expect(tallyOf({ ...answered, outbox: [...answered.outbox, again] }).violations).toEqual([
      `2 outbox rows for ${email}`,
    ]);
  });
});
