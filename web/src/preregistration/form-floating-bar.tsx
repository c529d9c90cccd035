import { FORM_TOP_OFFSET } from '@fairhall/core/preregistration/limits';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import styles from './preregistration.module.css';

/** Shrinks the observed area, because the bar at the top of a phone's page covers part of the viewport. D-83 */
export const ROOT_MARGIN = `-${FORM_TOP_OFFSET}px 0px 0px 0px`;

/**
 * The bar at the bottom of a phone's page that scrolls back to the form. Hidden while the form is in view.
 * D-83
 */
export function FormFloatingBar({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { text } = useTexts();
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: ROOT_MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [form]);
  if (isInView) return null;
  return (
    <div className={`floating ${styles.floating}`}>
      <button
        type="button"
        className="button primary large"
        onClick={() => form.current?.scrollIntoView({ block: 'start' })}
      >
        {text('preregistrationPage.heading')}
      </button>
    </div>
  );
}
