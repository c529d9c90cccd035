import { useLayoutEffect, useRef } from 'react';
import { type FieldProps, getControlProps } from './field-frame.tsx';

/**
 * Returns the props of an `<input>` that the form may fill in. If a value is filled in while the empty field has the
 * focus, it is selected, so that further typing replaces it instead of appending to it. D-73
 */
export function useInputProps(props: FieldProps) {
  const { value } = props.field;
  const ref = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const previous = useRef(value);
  // The browser keeps text that was typed before the script loaded. The form takes it over, and must not select it.
  useLayoutEffect(() => {
    isTyped.current = ref.current !== null && ref.current.value !== previous.current;
  }, []);
  // Before the browser paints, so that no key press comes between the value and its selection.
  useLayoutEffect(() => {
    if (value === previous.current) return;
    const isFilledIn = previous.current === '' && !isTyped.current;
    if (isFilledIn && ref.current !== null && ref.current === document.activeElement) ref.current.select();
    isTyped.current = false;
    previous.current = value;
  }, [value]);
  const handleType = (typed: string) => {
    isTyped.current = true;
    props.onType(typed);
  };
  return { ...getControlProps({ ...props, onType: handleType }), ref };
}
