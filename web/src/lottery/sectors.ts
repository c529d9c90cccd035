import { WHEEL_SECTORS } from '@fairhall/core/contract/lottery/limits';

export const WHEEL_SECTOR_DEGREES = 360 / WHEEL_SECTORS;

/** Returns a point on a circle around the centre, by degrees clockwise from the top. */
const calculatePoint = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** Returns the outline of a sector; the middle of the first one is at the top. */
export function toSectorPath(index: number, radius: number): string {
  const middle = index * WHEEL_SECTOR_DEGREES;
  const [from, to] = [middle - WHEEL_SECTOR_DEGREES / 2, middle + WHEEL_SECTOR_DEGREES / 2];
  return `M0 0L${calculatePoint(from, radius)}A${radius} ${radius} 0 0 1 ${calculatePoint(to, radius)}Z`;
}

/** The positions of the lamps on the rim: one at each edge of a sector and one at its middle. */
export const WHEEL_LAMPS: readonly { readonly x: string; readonly y: string }[] = Array.from(
  { length: WHEEL_SECTORS * 2 },
  (_, lampIndex) => {
    const [x = '0', y = '0'] = calculatePoint((lampIndex * WHEEL_SECTOR_DEGREES) / 2, 96).split(' ');
    return { x, y };
  },
);
