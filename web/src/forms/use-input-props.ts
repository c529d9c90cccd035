import { useLayoutEffect, useRef } from 'react';
import { type FieldProps, getControlProps } from './field-frame.tsx';

/**
 * The props of an `<input>` that the form may fill in. A value that is filled in while the person is in the empty field is
 * selected, so that what they type then replaces it; otherwise it is added to the end of the value. D-73
 */
export function useInputProps(props: FieldProps) {
  const { value } = props.field;
  const ref = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const previous = useRef(value);
  // A browser keeps what was typed before the page's script was there. The form takes it over, and must not select it.
  useLayoutEffect(() => {
    isTyped.current = ref.current !== null && ref.current.value !== previous.current;
  }, []);
  // Before the browser paints: no key comes between the value and its selection.
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
