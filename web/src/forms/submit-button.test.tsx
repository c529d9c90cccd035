import { type SubmitPhase, submitView } from '@fairhall/core/forms/submit.view';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmitButton } from './submit-button.tsx';

test.each<[SubmitPhase, boolean]>([
  ['ready', false],
  ['quiet', false],
  ['sent', true],
])('R-4.089 the button of a form in phase %s is locked: %s', (phase, locked) => {
  const button = renderToString(<SubmitButton view={submitView(phase)}>Send</SubmitButton>);
  expect(button.includes('aria-disabled="true"')).toBe(locked);
});
