import type { ChoiceFlow, ChoicePorts } from '@fairhall/core/catalogue/compare/open-choice';
import { openChoice } from '@fairhall/core/catalogue/compare/open-choice';
import { comparedName } from '@fairhall/core/catalogue/stored-names';
import { type ComponentType, createElement } from 'react';
import { CompareTray } from './compare-tray.tsx';

export interface RunningChoice {
  readonly flow: ChoiceFlow;
  readonly Tray: ComponentType;
}

/** Starts the choice of this browser, which follows what other tabs choose. */
export function startChoice(ports: ChoicePorts): RunningChoice {
  const flow = openChoice(ports);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === comparedName.key) flow.send({ type: 'choice.recalled' });
  });
  return { flow, Tray: () => createElement(CompareTray, { flow }) };
}
