import { expect, test } from 'vitest';
import { queueSubmits } from './queue-submits.ts';

/** A form below a handler that counts the submits that reach it. */
function createForm() {
  let sent = 0;
  const submit = (): boolean => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    const isAllowed = form.dispatchEvent(event);
    if (!event.cancelBubble) sent += 1;
    return isAllowed;
  };
  const form = Object.assign(new EventTarget(), { requestSubmit: submit });
  return { form: form as unknown as HTMLFormElement, submit, countSent: () => sent };
}

test('a form is sent once its pictures are ready, however often its button was pressed before', () => {
  const { form, submit, countSent } = createForm();
  const release = queueSubmits(form);
  submit();
  expect(submit()).toBe(false);
  expect(countSent()).toBe(0);
  release();
  expect(countSent()).toBe(1);
  submit();
  expect(countSent()).toBe(2);
});

test('a form whose button was not pressed is not sent', () => {
  const { form, countSent } = createForm();
  queueSubmits(form)();
  expect(countSent()).toBe(0);
});

test('a form that is sent while two choices are prepared waits for both', () => {
  const { form, submit, countSent } = createForm();
  const releases = [queueSubmits(form), queueSubmits(form)];
  submit();
  releases[0]?.();
  expect(countSent()).toBe(0);
  releases[1]?.();
  expect(countSent()).toBe(1);
});
