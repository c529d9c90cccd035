import { getLanguage, type LanguageCode } from '@fairhall/core/site/languages';
import { useEffect, useMemo } from 'react';
import { FieldScope } from '../src/forms/focus-field.ts';
import { hrefOf } from '../src/page/address.ts';
import { useBoot, useTexts } from '../src/page/contexts.ts';
import styles from './gallery.module.css';
import type { ComponentStates, GalleryFile, StateContext } from './gallery-file.ts';
import { GALLERY_FILES } from './gallery-files.ts';
import { showFocus } from './state-parts.tsx';

/** The settings of the page, which are in its address. */
export interface GallerySettings {
  readonly lang: LanguageCode;
  /** Null for the direction of the language. */
  readonly dir: 'ltr' | 'rtl' | null;
  readonly layout: 'pc' | 'phone';
}

/** The width of a phone, for which the product is designed. */
const PHONE_WIDTH = 375;

/** Style sheets and components have names of their own, so one name is enough. */
const listNames = ({ components }: GalleryFile): readonly string[] => Object.keys(components);

interface GalleryPageProps {
  readonly settings: GallerySettings;
  /** Whether the components are in a frame, because the window is wider than the phone that was chosen. */
  readonly isFramed: boolean;
}

/** Whether this page is in that frame. */
const isInFrame = (): boolean => window !== window.parent;

/** The settings, the list of components, and their states or a phone with them. */
export function GalleryPage({ settings, isFramed }: GalleryPageProps) {
  const title = 'Component gallery';
  return (
    <div className={styles.page}>
      <header className={styles.head} hidden={isInFrame()}>
        <h1>{title}</h1>
        <GallerySettingsForm settings={settings} />
        <LinkList isFramed={isFramed} />
      </header>
      <main className={styles.parts}>
        {isFramed ? (
          <iframe className={styles.phone} name={FRAME_NAME} title={title} width={PHONE_WIDTH} src={location.href} />
        ) : (
          <GalleryFiles />
        )}
      </main>
    </div>
  );
}

const FRAME_NAME = 'phone';

function GallerySettingsForm({ settings: { lang, dir, layout } }: Pick<GalleryPageProps, 'settings'>) {
  const { languages } = useBoot();
  return (
    <form className={styles.settings} onChange={(event) => applySettings(event.currentTarget)}>
      <label>
        Language{' '}
        <select name="lang" defaultValue={lang}>
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {getLanguage(code).nativeName}
            </option>
          ))}
        </select>
      </label>
      <label>
        Direction{' '}
        <select name="dir" defaultValue={dir ?? ''}>
          <option value="">automatic</option>
          <option value="ltr">left to right</option>
          <option value="rtl">right to left</option>
        </select>
      </label>
      <label>
        Layout{' '}
        <select name="layout" defaultValue={layout}>
          <option value="pc">PC</option>
          <option value="phone">phone, {PHONE_WIDTH} px</option>
        </select>
      </label>
    </form>
  );
}

/** Loads the page again at the same component. */
function applySettings(form: HTMLFormElement): void {
  const settings = new FormData(form) as unknown as Record<string, string>; // only selects, whose values are texts
  location.search = new URLSearchParams(settings).toString();
}

function LinkList({ isFramed }: Pick<GalleryPageProps, 'isFramed'>) {
  return (
    <nav aria-label="Components" className={styles.links}>
      <details open={window.innerWidth > PHONE_WIDTH}>
        <summary>Components</summary>
        {GALLERY_FILES.map((file) => (
          <ul key={file.file} aria-label={file.file}>
            {listNames(file).map((name) => (
              <li key={name}>
                <a href={`${location.pathname}${location.search}#${name}`} {...(isFramed && { target: FRAME_NAME })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </details>
    </nav>
  );
}

function GalleryFiles() {
  const boot = useBoot();
  const texts = useTexts();
  const context = useMemo<StateContext>(() => ({ boot, texts, href: hrefOf(boot), text: texts.text }), [boot, texts]);
  useEffect(() => {
    showFocus();
    // A component may have taken the focus, and with it the scroll position.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const chosen = document.getElementById(location.hash.slice(1));
    if (chosen === null) scrollTo(0, 0);
    else chosen.scrollIntoView();
    document.documentElement.dataset.pageState = 'rendered';
  }, []);
  return GALLERY_FILES.map((file) => (
    <section key={file.file} className={styles.file}>
      <h2>{file.file}</h2>
      {Object.entries(file.components).map(([name, states]) => (
        <StateList key={name} name={name} states={states} context={context} isWide={file.isWide === true} />
      ))}
    </section>
  ));
}

interface StateListProps {
  readonly name: string;
  readonly states: ComponentStates;
  readonly context: StateContext;
  readonly isWide: boolean;
}

function StateList({ name, states, context, isWide }: StateListProps) {
  return (
    <div id={name} className={styles.component}>
      <h3>{name}</h3>
      <div className={isWide ? styles.wide : styles.narrow}>
        {Object.entries(states).map(([state, render]) => (
          <div key={state} className={styles.state}>
            <p>{state}</p>
            <div className={styles.preview} data-preview={`${name}: ${state}`}>
              <FieldScope value={`${name}-${state.replaceAll(/\W+/g, '-')}-`}>
                <State render={render} context={context} />
              </FieldScope>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A component of its own, so that the render function may use hooks. */
function State({ render, context }: { render: ComponentStates[string]; context: StateContext }) {
  return render(context);
}
