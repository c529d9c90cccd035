import { describe, expect, test } from 'vitest';
import { type Facts, tallyOf } from './tally.ts';

const one = { email: 'one@buyers.example', answers: ['id1', 'id1'] };
const other = { email: 'other@buyers.example', answers: ['id2'] };
const mail = (id: string, recipient: string) => ({ messageId: `<enquiry.${id}@x>`, recipient });
const row = (id: string, recipient: string, state = 'sent') => ({ dedupeKey: `enquiry.${id}`, recipient, state });

/** Two enquiries, one of them asked about twice, and a mail that came again after the one kill. */
const sound: Facts = {
  sent: [one, other],
  enquiries: [
    { enquiryId: 'id1', email: one.email },
    { enquiryId: 'id2', email: other.email },
  ],
  outbox: [row('id1', one.email), row('id2', other.email)],
  arrived: [mail('id1', one.email), mail('id2', other.email), mail('id2', other.email)],
  kills: 1,
  mayRest: 0,
};
const violationsOf = (changes: Partial<Facts>) => tallyOf({ ...sound, ...changes }).violations;

describe('the check of the crash rounds', () => {
  test('what is sound is counted and not complained about', () => {
    expect(tallyOf(sound)).toEqual({
      sent: 2,
      acknowledged: 2,
      lost: 0,
      doubled: 0,
      outboxRows: 2,
      arrived: 3,
      repeats: 1,
      violations: [],
    });
  });

  test('REL-02 an acknowledged enquiry that is gone is seen', () => {
    const gone = {
      enquiries: sound.enquiries.slice(1),
      outbox: sound.outbox.slice(1),
      arrived: sound.arrived.slice(1),
    };
    expect(tallyOf({ ...sound, ...gone })).toMatchObject({ lost: 1, violations: [`lost: id1 of ${one.email}`] });
  });

  test('REL-02 an id that is answered to somebody else is a lost one', () => {
    const swapped = [{ ...one, answers: ['id2'] }, other];
    expect(violationsOf({ sent: swapped })).toEqual([`lost: id2 of ${one.email}`]);
  });

  test('REL-02 an enquiry that is kept twice, or answered with two ids, is seen', () => {
    const twice = {
      enquiries: [...sound.enquiries, { enquiryId: 'id3', email: one.email }],
      outbox: [...sound.outbox, row('id3', one.email)],
      arrived: [...sound.arrived, mail('id3', one.email)],
    };
    expect(violationsOf(twice)).toEqual([
      `doubled: ${one.email} has 2 rows and 1 ids`,
      `2 outbox rows for ${one.email}`,
      `2 Message-IDs for ${one.email}`,
    ]);
    const changed = violationsOf({ sent: [{ ...one, answers: ['id1', 'id9'] }, other] });
    expect(changed).toEqual([`lost: id9 of ${one.email}`, `doubled: ${one.email} has 1 rows and 2 ids`]);
  });

  test('an enquiry that nobody acknowledged, and one that nobody sent, are seen', () => {
    expect(violationsOf({ sent: [{ ...one, answers: [] }, other] })).toEqual([`never acknowledged: ${one.email}`]);
    expect(violationsOf({ sent: [other] })).toEqual([`nobody sent: ${one.email}`]);
  });

  test('REL-07 an enquiry without its mail is seen at each place where it can get lost', () => {
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

  test('REL-07 a mail may wait for as long as a killed server holds it, and no longer', () => {
    const waiting = {
      outbox: [row('id1', one.email, 'waiting'), row('id2', other.email)],
      arrived: sound.arrived.slice(1),
    };
    expect(violationsOf({ ...waiting, mayRest: 1 })).toEqual([]);
    expect(violationsOf(waiting)).toEqual(['1 mails wait, where killed servers hold 0 at most']);
  });

  test('REL-08 an event with two Message-IDs is seen', () => {
    const renamed = [mail('id1', one.email), mail('again', one.email), mail('id2', other.email)];
    expect(violationsOf({ arrived: renamed })).toEqual([`2 Message-IDs for ${one.email}`]);
  });

  test('REL-08 two repeats after one kill are one too many', () => {
    expect(violationsOf({ arrived: [...sound.arrived, mail('id1', one.email)] })).toEqual([
      '2 mails repeated in 1 kills',
    ]);
  });

  test('REL-07 a mail about an enquiry that was rolled back is seen', () => {
    const orphan = { outbox: [...sound.outbox, row('id7', 'nobody@buyers.example', 'waiting')], mayRest: 1 };
    expect(violationsOf(orphan)).toEqual(['a mail without its enquiry: enquiry.id7']);
  });
});
