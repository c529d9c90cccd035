/** The sides of a hall or stand, as on the plan: x grows to the right, y grows downwards. */
export const HALL_SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type PlanSide = (typeof HALL_SIDES)[number];

/** A rectangle. Its unit is that of the plan it belongs to: metres in stored data. */
export interface PlanBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** The place of a stand in its hall, in metres. */
export interface StandPlace extends PlanBox {
  /** The sides without a wall. */
  readonly open: readonly PlanSide[];
}

export const HALL_DOOR_KINDS = ['entrance', 'exit'] as const;
export type DoorKind = (typeof HALL_DOOR_KINDS)[number];

/** A door of a hall. `at` is the distance in metres from the left or upper end of its side to the door. */
export interface HallDoor {
  readonly kind: DoorKind;
  readonly side: PlanSide;
  readonly at: number;
  readonly width: number;
  /** '' for a door without a name of its own. */
  readonly label: string;
}

/** The facilities that readers see in their language. An organiser can also write any other name. */
export const HALL_FACILITY_KINDS = [
  'cafe',
  'toilets',
  'firstAid',
  'stage',
  'information',
  'cloakroom',
  'prayer',
] as const;

/** A facility in a hall, in metres. `name` is one of `HALL_FACILITY_KINDS` or a name as the organiser wrote it. */
export interface HallFacility extends PlanBox {
  readonly name: string;
}

/** The size of a hall in metres, with its doors and facilities. */
export interface HallGeometry {
  readonly width: number;
  readonly depth: number;
  readonly doors: readonly HallDoor[];
  readonly facilities: readonly HallFacility[];
}

/** Whether a box lies within a hall; edges may touch. */
export const isWithin = (
  { x, y, width, depth }: PlanBox,
  hall: { readonly width: number; readonly depth: number },
): boolean => x >= 0 && y >= 0 && x + width <= hall.width + TOLERANCE && y + depth <= hall.depth + TOLERANCE;

/** Whether two boxes overlap; edges may touch. */
export const isOverlapping = (one: PlanBox, other: PlanBox): boolean =>
  one.x + one.width > other.x + TOLERANCE &&
  other.x + other.width > one.x + TOLERANCE &&
  one.y + one.depth > other.y + TOLERANCE &&
  other.y + other.depth > one.y + TOLERANCE;

/** Absorbs the rounding of sums such as 0.1 + 0.2. */
const TOLERANCE = 0.001;
