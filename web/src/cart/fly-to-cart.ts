import type { CartFlight } from '@fairhall/core/cart/cart-flight';

const SIZE = 24;

/** The ball of the current animation. */
let cartBall: HTMLElement | null = null;

/**
 * Shows one phase of the animation: a ball at the product's button, then its move to the cart in the header.
 *
 */
export function showFlyToCart(from: Element, { phase, durationMs }: CartFlight): void {
  if (phase === 'ball') cartBall = createBall(getCentre(from), durationMs);
  else moveBall(cartBall ?? createBall(getCentre(from), 0), durationMs);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function createBall({ x, y }: Point, duration: number): HTMLElement {
  cartBall?.remove();
  const made = document.createElement('span');
  made.ariaHidden = 'true';
  made.dataset.cartBall = 'ball';
  Object.assign(made.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${x - SIZE / 2}px`,
    top: `${y - SIZE / 2}px`,
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    borderRadius: '50%',
    background: 'var(--fh-action)',
    pointerEvents: 'none',
  });
  document.body.append(made);
  made.animate([{ transform: 'scale(0)' }, { transform: 'scale(1)' }], { duration, easing: 'ease-out', fill: 'both' });
  return made;
}

function moveBall(made: HTMLElement, duration: number): void {
  const from = getCentre(made);
  const to = cartOf() ?? { x: innerWidth - SIZE, y: SIZE };
  made.dataset.cartBall = 'move';
  for (const growing of made.getAnimations()) growing.cancel();
  const flight = made.animate(
    [
      { transform: 'scale(1)' },
      { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.4)`, opacity: 0.6 },
    ],
    { duration, easing: 'cubic-bezier(0.5, -0.2, 0.6, 1)', fill: 'both' },
  );
  const end = () => {
    made.remove();
    if (cartBall === made) cartBall = null;
  };
  flight.finished.then(end, end);
}

/** The centre of the cart icon in the header; null if the page has none. */
function cartOf(): Point | null {
  const link = document.querySelector('[data-cart-link] svg');
  return link === null ? null : getCentre(link);
}

function getCentre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
