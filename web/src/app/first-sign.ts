import type { PortsSource } from './ports-source.ts';

/** What only a person does. A page that scrolls by itself shows none of them. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

let sign: Promise<void> | undefined;

/** Resolves when somebody is there: the pointer moves, a key is pressed, a field is entered. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const seen = () => {
      for (const name of SIGNS) removeEventListener(name, seen, options);
      resolve();
    };
    for (const name of SIGNS) addEventListener(name, seen, options);
  });
  return sign;
}

/** The ports for what a page begins by itself but nobody needs before she touches it: their code is not on the first load. */
export const patientSource = (source: PortsSource): PortsSource => ({
  now: source.now,
  load: () => firstSign().then(source.load),
});
