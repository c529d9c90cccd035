import { createRandom, createZipfPicker, pick } from './random.ts';

/** The catalogue's words, commonest first in each list. */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

export const PRODUCT_MATERIALS =
  list(`steel aluminium plastic copper wooden rubber glass ceramic nylon cotton silicone brass
  bamboo leather titanium polyester carbon paper acrylic zinc marble granite iron foam wool linen graphite vinyl resin cork`);

export const PRODUCT_TRAITS =
  list(`industrial portable custom automatic wholesale electric stainless heavy hydraulic mini digital
  wireless waterproof adjustable solar folding reusable smart commercial organic precision flexible outdoor rotary compact
  pneumatic insulated modular galvanised ergonomic rechargeable cordless magnetic thermal ultrasonic fireproof seamless
  stackable silent washable`);

export const PRODUCT_NOUNS =
  list(`pump valve motor bearing cable pipe bag box lamp machine sensor filter conveyor compressor
  generator switch bracket connector bolt fastener nut seal gasket hose fitting tank panel battery inverter charger
  transformer relay fan heater cooler boiler freezer mixer crusher grinder cutter lathe drill press robot welder printer
  scanner monitor camera speaker keyboard headphone tablet phone case bottle cover cup plate tray spoon container rack pallet
  shelf cabinet chair desk sofa pillow mattress blanket curtain towel carpet brick tile cement glue paint tape sticker label
  film foil fabric yarn shirt trousers jacket shoe glove boot hat goggles helmet mask toy uniform puzzle bicycle doll scooter
  tyre axle wheel brake gearbox clutch radiator mirror bumper wiper plough tractor harvester sprayer seeder greenhouse
  fertiliser feed seed rice coffee tea spice oil sugar juice biscuit noodle chocolate fruit candy`);

export const PRODUCT_MARKS =
  list(`oem odm factory certified iso ce rohs bulk export grade series model kit set parts accessories
  spare sample audited warranty`);

/** The word of only those products that rank last. */
export const WORD_RANKED_LAST = 'surplus';

/** Invented words: names of series, two or three of them common and most of them rare. */
export const PRODUCT_SERIES = invented(20_000, 'bdfgklmnprstvz', 11);
/** Words of suppliers' names, with other letters than names of series, so that they are not confused. */
export const SUPPLIER_WORDS = invented(4_000, 'chjwxqy', 12);

export const pickMaterial = createZipfPicker(PRODUCT_MATERIALS, 0.9);
export const pickTrait = createZipfPicker(PRODUCT_TRAITS, 0.8);
export const pickNoun = createZipfPicker(PRODUCT_NOUNS, 0.7);
export const pickSeries = createZipfPicker(PRODUCT_SERIES, 0.9);

function invented(count: number, consonants: string, seed: number): readonly string[] {
  const random = createRandom(seed, 0);
  const words = new Set<string>();
  const syllable = () => pick([...consonants], random) + pick([...'aeiou'], random);
  while (words.size < count) {
    const length = random() < 0.5 ? 3 : 4;
    words.add(Array.from({ length }, syllable).join(''));
  }
  return [...words];
}
