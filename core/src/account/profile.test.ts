import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import type { DetailsFormEvent } from '../forms/details-form.machine.ts';
import { detailsFormEcho, detailsFormStart } from '../forms/details-form.view.ts';
import { createPageDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { openProfile } from './profile.page.ts';
import { PROFILE, type ProfileName } from './profile.ts';

const KEPT = {
  nickname: 'Priya',
  companyName: 'Malabar Lighting',
  jobTitle: '',
  companyWebsite: 'malabar.example',
  countryId: '356',
};
const SUBMIT = { type: 'form.submitted' } as const;
const type = (name: keyof typeof KEPT, value: string) => ({ type: 'field.changed', name, value }) as const;

function openForm(answers: readonly ScriptedAnswer[] = []) {
  const left = [...answers];
  const { calls, reported, ...ports } = createTestPorts(() => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('broken');
    return answer;
  });
  return { calls, reported, ...createPageDriver(openProfile({ ...ports, timer: new SimulatedClock() }, KEPT)) };
}

describe('a buyer’s profile', () => {
  test('R-7.086 is saved as a whole, without surrounding white space', async () => {
    const form = openForm([ok(true)]);
    expect(await form.do(type('nickname', ' Priya Nair '), SUBMIT)).toMatchObject({ saved: true, message: null });
    expect(form.calls.map(({ data }) => data)).toEqual([{ ...KEPT, nickname: 'Priya Nair' }]);
    expect((await form.do(type('jobTitle', 'owner'))).saved).toBe(false);
  });

  test.each(['malabar', 'mail@malabar.example', 'https://', 'two words.example'])(
    'R-5.007 the website %s is reported at its field, nothing is sent, and no input is lost',
    async (website) => {
      const form = openForm();
      const view = await form.do(type('nickname', 'P'), type('companyWebsite', website), SUBMIT);
      expect(view).toMatchObject({ focus: 'companyWebsite', refusals: 1, fields: { nickname: { value: 'P' } } });
      expect(view.fields.companyWebsite).toMatchObject({
        value: website,
        message: { key: 'me.profile.website.wrong' },
      });
      expect(form.calls).toEqual([]);
    },
  );

  test.each(['', 'malabar.example', 'https://malabar.example/shop?a=1', 'http://malabar.example:8080'])(
    'the website “%s” is accepted',
    async (website) => {
      const form = openForm([ok(true)]);
      expect((await form.do(type('companyWebsite', website), SUBMIT)).saved).toBe(true);
    },
  );

  test('REL-02 an attempt with a lost response is repeated under its key, and a changed profile is sent under another', async () => {
    const form = openForm([err(gatewayError('NETWORK_ERROR')), ok(true), ok(true)]);
    expect(await form.do(SUBMIT)).toMatchObject({ saved: false, message: { key: 'request.network' } });
    await form.do(SUBMIT, type('jobTitle', 'owner'), SUBMIT);
    const [first, second, third] = form.calls.map(({ options }) => options.idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('a port that throws is shown as a server error and reported, and the input stays', async () => {
    const form = openForm();
    const view = await form.do(type('jobTitle', 'owner'), SUBMIT);
    expect(view).toMatchObject({ message: { key: 'request.server' }, fields: { jobTitle: { value: 'owner' } } });
    expect(form.reported).toEqual([new Error('broken')]);
  });

  test('R-5.007 the form responds the same before its code has loaded', async () => {
    const events: readonly DetailsFormEvent<ProfileName>[] = [
      type('companyWebsite', 'malabar'),
      { type: 'field.blurred', name: 'companyWebsite' },
      SUBMIT,
    ];
    const [echo, start] = [detailsFormEcho(PROFILE), detailsFormStart({ kind: PROFILE, initialValues: KEPT })];
    const echoed = events.reduce(echo, start);
    expect(echoed).toEqual(await openForm().do(...events));
    expect(echo(start, SUBMIT).busy).toBe(true);
  });
});
