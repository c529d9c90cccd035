import type { FormEvent, ReactNode, Ref } from 'react';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { useBoot } from '../page/contexts.ts';
import styles from './form-page.module.css';

interface FormHeadProps {
  readonly title: string;
  readonly lead?: string;
  /** True if the bar of a phone shows a shorter title, so that this one must show too. */
  readonly isOwn?: boolean;
}

/** The title of a page with a form; hidden on a phone, where the bar shows it already. */
export function FormHead({ title, lead, isOwn = false }: FormHeadProps) {
  const { device } = useBoot();
  return (
    <header className={styles.head}>
      <h1 className={device === 'pc' || isOwn ? undefined : 'hidden'}>{title}</h1>
      {lead === undefined ? null : <p>{lead}</p>}
    </header>
  );
}

/** The form, with related information beside it, or below it on narrow screens. */
export function FormColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

interface FormPanelProps {
  readonly ref?: Ref<HTMLFormElement>;
  /** The form's state as an attribute for tests and styles. */
  readonly state: string;
  readonly step?: string;
  readonly onSubmit: () => void;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A form that JavaScript sends instead of the browser: its fields, and its foot below them. */
export function FormPanel({ ref, state, step, onSubmit, foot, children }: FormPanelProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={ref}
      className="panel"
      method="post"
      noValidate
      onFocus={prepareToasts}
      onSubmit={submit}
      data-state={state}
      data-step={step}
    >
      <div className={styles.part}>{children}</div>
      {foot}
    </form>
  );
}

interface FormFootProps {
  /** True on a phone's page with a tab bar, which would cover a sticky foot. */
  readonly isStill?: boolean;
  readonly children: ReactNode;
}

/** The end of a form: a note as a paragraph, then the buttons, the main one last. On a phone it stays in view. */
export function FormFoot({ isStill = false, children }: FormFootProps) {
  return <div className={isStill ? styles.foot : `${styles.foot} ${styles.sticky}`}>{children}</div>;
}

interface SideCardProps {
  readonly title?: string;
  readonly industry?: string;
  readonly children: ReactNode;
}

/** A card beside a form, with a stripe in an industry's colour. */
export function FormSideCard({ title, industry, children }: SideCardProps) {
  return (
    <aside className={`panel stand ${styles.card}`} aria-label={title} data-industry={industry}>
      {title === undefined ? null : (
        <h2>
          <bdi>{title}</bdi>
        </h2>
      )}
      {children}
    </aside>
  );
}
