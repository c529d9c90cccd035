import { DrawerContent, DrawerRoot, ModalContent, ModalRoot } from '@mantine/core';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusBack } from './focus-back.ts';
import { lockBackground } from './lock-background.ts';
import styles from './overlay-frame.module.css';
import { OverlayProvider } from './overlay-provider.tsx';

/** Centred, full screen, a sheet at the lower edge, or a drawer at the end side. */
export type OverlayShape = 'modal' | 'screen' | 'slider' | 'drawer';

export interface OverlayFrameProps {
  readonly name: string;
  /** The accessible name. */
  readonly label: string;
  readonly shape: OverlayShape;
  /** The state of the flow that opens and closes it; `closing` fades it out. */
  readonly state: 'opening' | 'visible' | 'closing' | 'removed';
  /** The class that sets its size. */
  readonly className: string | undefined;
  readonly box: RefObject<HTMLDivElement | null>;
  /** Returns the element that gets the focus first. */
  readonly first: () => HTMLElement | null;
  /** Returns the element that gets the focus back; by default the element that had it before. */
  readonly back?: () => HTMLElement | null;
  /** Called after Escape or a press on the backdrop. */
  readonly onDismiss: (by: 'escape' | 'ground') => void;
  readonly children: ReactNode;
}

/** Mantine's right is the left side on a right-to-left page. */
const SIDE_POSITIONS = { slider: { position: 'bottom' }, drawer: { position: 'right' } } as const;

/**
 * An overlay over the page: a Mantine modal or drawer that is open as long as it is rendered, since the flows decide
 * when it opens and closes. Tab stays inside; the page behind can be neither reached nor scrolled.
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

/** Disables the page behind while the frame is mounted, moves the focus in and back out, and handles Escape. */
function useHold({ box, first, back, onDismiss }: OverlayFrameProps): void {
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const overlay = box.current?.closest<HTMLElement>('body > *');
    if (overlay == null) return;
    // Mantine moves the focus to this element a moment later.
    first()?.setAttribute('data-autofocus', '');
    const release = lockBackground(overlay);
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
    // Only on mount; the frame does not change afterwards.
  }, []);
}
