import type { FieldView } from '@fairhall/core/forms/field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldProps } from '../src/forms/field-frame.tsx';
import type { StateContext } from './gallery-file.ts';

/** The callback of a component that does nothing in the gallery. */
export const handleNothing = (): void => undefined;

/** A state that only the PC layout has. */
export const renderOnPc = ({ boot }: StateContext, state: ReactNode): ReactNode =>
  boot.device === 'pc' ? state : <p className="meta">Only on a PC.</p>;

/** Marks the element that `showFocus` draws as focused. */
const FOCUS_MARK = 'data-focused';

interface WithFocusProps {
  /** The element to draw as focused; the first control by default. */
  readonly selector?: string;
  readonly children: ReactNode;
}

/** Draws a control as focused. Only one element of a page has the focus, so the others are marked. */
export function WithFocus({ selector = 'a, button, input, select, textarea', children }: WithFocusProps) {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => parent.current?.querySelector(selector)?.setAttribute(FOCUS_MARK, ''), [selector]);
  return <div ref={parent}>{children}</div>;
}

/** Applies the focus styles of the page to marked elements too. Call it once all styles are loaded. */
export function showFocus(): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':focus'))
        rule.selectorText = rule.selectorText
          .replaceAll(/:focus(-visible)?(?![-\w])/g, (focus) => `:is(${focus}, [${FOCUS_MARK}])`)
          .replaceAll(':focus-within', `:is(:focus-within, :has([${FOCUS_MARK}]))`);
}

interface EditFieldProps<View extends FieldView> {
  readonly field: View;
  readonly children: (props: Pick<FieldProps, 'onType' | 'onLeave'> & { readonly field: View }) => ReactNode;
}

/** Keeps what is typed into a field, which a form's flow does in the product. */
export function EditField<View extends FieldView>({ field, children }: EditFieldProps<View>) {
  const [value, setValue] = useState(field.value);
  return children({ field: { ...field, value }, onType: setValue, onLeave: handleNothing });
}
