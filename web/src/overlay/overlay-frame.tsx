import { DrawerContent, DrawerRoot, ModalContent, ModalRoot } from '@mantine/core';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { disableBackground } from './disable-background.ts';
import { focusBack } from './focus-back.ts';
import styles from './overlay-frame.module.css';
import { OverlayProvider } from './overlay-provider.tsx';

/** In the middle, over the whole screen, a sheet at its lower edge, or at the side where lines end. */
export type OverlayShape = 'modal' | 'screen' | 'slider' | 'drawer';

export interface OverlayFrameProps {
  readonly name: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly shape: OverlayShape;
  /** Of the flow that opens and closes it; `closing` lets it fade. */
  readonly state: 'opening' | 'visible' | 'closing' | 'removed';
  /** Where its size is. */
  readonly className: string | undefined;
  readonly box: RefObject<HTMLDivElement | null>;
  /** What has the focus first. */
  readonly first: () => HTMLElement | null;
  /** What the focus goes back to; where it was before where this is not given. */
  readonly back?: () => HTMLElement | null;
  /** Escape was pressed, or the ground behind. */
  readonly onDismiss: (by: 'escape' | 'ground') => void;
  readonly children: ReactNode;
}

/** Mantine's right is the left where a page is read from the right. */
const SIDE_POSITIONS = { slider: { position: 'bottom' }, drawer: { position: 'right' } } as const;

/**
 * What lies over the page: a Mantine modal or drawer that stands open as long as it is rendered, since the flows say when it
 * comes and goes. Tab goes round inside; the page behind can neither be reached nor scrolled.
 */
export function OverlayFrame(props: OverlayFrameProps) {
  const { name, label, shape, state, className, box, onDismiss, children } = props;
  useHold(props);
  const isAtEdge = shape === 'slider' || shape === 'drawer';
  const Root = isAtEdge ? DrawerRoot : ModalRoot;
  const Content = isAtEdge ? DrawerContent : ModalContent;
  const frameProps = isAtEdge ? SIDE_POSITIONS[shape] : { centered: true, fullScreen: shape === 'screen' };
  const classNames = {
    inner: shape === 'modal' ? styles.inner : undefined,
    content: `${styles.content} ${styles[shape]} ${className}`,
  };
  const overlay = (
    <OverlayProvider>
      <Root className="mantine" opened onClose={() => undefined} classNames={classNames} {...frameProps}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape and the button that closes */}
        <div className={styles.ground} data-state={state} role="presentation" onClick={() => onDismiss('ground')} />
        <Content ref={box} aria-label={label} data-overlay={name} data-shape={shape} data-state={state}>
          {children}
        </Content>
      </Root>
    </OverlayProvider>
  );
  return createPortal(overlay, document.body);
}

/** Holds the page behind while the frame stands, leads the focus in and back out again, and hears Escape. */
function useHold({ box, first, back, onDismiss }: OverlayFrameProps): void {
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const overlay = box.current?.closest<HTMLElement>('body > *');
    if (overlay == null) return;
    // Where Mantine puts the focus, a moment later.
    first()?.setAttribute('data-autofocus', '');
    const release = disableBackground(overlay);
    const handleEscape = (event: KeyboardEvent) => {
      const isForOverlay = event.key === 'Escape' && !event.isComposing && !overlay.inert;
      if (isForOverlay) dismiss.current('escape');
    };
    document.addEventListener('keydown', handleEscape);
    return () => {
      document.removeEventListener('keydown', handleEscape);
      release();
      focusBack(back?.() ?? opener);
    };
    // What it opens with; the frame stands from then on as it is.
  }, []);
}
