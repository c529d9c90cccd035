import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { loadModule, loadWithRetry } from '../page/load-module.ts';
import styles from './badge.module.css';
import { BadgeUnconfirmedNote } from './badge-unconfirmed-note.tsx';
import type { BadgeWords } from './badge-words.ts';

interface BadgePictureProps {
  readonly badge: BadgeWords;
  /** Whether the canvas is shown too. */
  readonly showsCanvas: boolean;
  /** Renders the actions below the badge; the picture's address is null until it is drawn. */
  readonly children: (address: string | null) => ReactNode;
}

/** A badge that this browser draws. Its text is beside it, and shows before and without the picture. */
export function BadgePicture({ badge, showsCanvas, children }: BadgePictureProps) {
  const { text } = useTexts();
  const { address, isFailed } = useDrawn(badge);
  const { exhibitionName, dates, name, company } = badge.face;
  return (
    <li className={styles.badge}>
      <div className={styles.frame}>
        {address === null ? (
          <p role="status">{isFailed ? text('badge.notDrawn') : text('badge.drawing')}</p>
        ) : (
          <img src={address} alt={badge.summary} width={750} height={1125} data-badge={badge.face.badgeNo} />
        )}
      </div>
      <div className={styles.about}>
        <h2>
          <bdi>{exhibitionName}</bdi>
        </h2>
        <p>{dates}</p>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
          {company === '' ? null : (
            <>
              <br />
              <bdi>{company}</bdi>
            </>
          )}
        </p>
        <p>
          {text('badge.number')} <bdi dir="ltr">{badge.face.badgeNo}</bdi>
        </p>
        <BadgeUnconfirmedNote badge={badge} />
        {children(address)}
      </div>
      {showsCanvas ? <BadgeCanvas badge={badge} /> : null}
    </li>
  );
}

/**
 * Draws the picture and returns its address, which is valid as long as the component is mounted. Loads the drawing
 * code.
 */
export function useDrawn({ face, text }: BadgeWords): { readonly address: string | null; readonly isFailed: boolean } {
  const [address, setAddress] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      try {
        return await loadModule(() => import('./badge-picture.ts'));
      } catch (cause) {
        setFailed(true);
        throw cause;
      }
    };
    const draw = async () => {
      const loaded = await loadWithRetry(load, signal);
      const file = await loaded?.badgeFile(face, text);
      if (file === undefined || signal.aborted) return;
      made = URL.createObjectURL(file);
      setAddress(made);
      setFailed(false);
    };
    draw().catch(() => setFailed(true));
    return () => {
      leaving.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [face, text]);
  return { address, isFailed };
}

function BadgeCanvas({ badge: { face, text } }: { badge: BadgeWords }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = async () => {
      const { badgeCanvas } = await loadModule(() => import('./badge-picture.ts'));
      box.current?.replaceChildren(await badgeCanvas(face, text));
    };
    show().catch(() => undefined); // the picture shows its own error
  }, [face, text]);
  return <div ref={box} className={styles.canvas} aria-hidden="true" />;
}
