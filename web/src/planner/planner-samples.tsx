import { useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import styles from './planner.module.css';
import type { SampleWords } from './planner-data.ts';
import { StopPicture } from './stop-picture.tsx';

interface SamplesProps {
  readonly samples: readonly SampleWords[];
  /** Tells whether it has been let go of; a failure is shown. */
  readonly cancel: (id: string) => Promise<boolean>;
  readonly tell: (words: string) => void;
}

/** The samples that the buyer fetches at stands; what was let go of is left out. */
export function PlannerSamples({ samples, cancel, tell }: SamplesProps) {
  const { text } = useTexts();
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = samples.filter(({ id }) => !gone.includes(id));
  if (shown.length === 0) return null;
  const end = async ({ id, name }: SampleWords) => {
    if (!(await cancel(id))) return;
    setGone((before) => [...before, id]);
    tell(text('planner.sample.cancelled', { name: isolated(name) }));
  };
  return (
    <section className={styles.hall} data-samples={shown.length}>
      <h2>{text('planner.samples')}</h2>
      <p className="meta">{text('planner.samples.help')}</p>
      <ul className={`panel ${styles.stops}`}>
        {shown.map((sample) => (
          <Sample key={sample.id} sample={sample} cancel={() => void end(sample)} />
        ))}
      </ul>
    </section>
  );
}

function Sample({ sample, cancel }: { sample: SampleWords; cancel: () => void }) {
  const { text } = useTexts();
  const { id, name, href, supplier, pieces, picture, plate } = sample;
  return (
    <li className={styles.stop} data-sample={id}>
      <div className={styles.what}>
        <StopPicture src={picture} />
        <div className={styles.words}>
          {name === '' ? (
            <p>{text('planner.sample.gone')}</p>
          ) : (
            <a className={styles.name} href={href}>
              <bdi>{name}</bdi>
            </a>
          )}
          <p className={styles.kind}>
            <bdi>{supplier}</bdi>
            {pieces === null ? null : <span>{pieces}</span>}
          </p>
        </div>
        {plate === null ? null : <StandPlate name={plate} className={styles.plate} />}
      </div>
      <div className={styles.acts}>
        <button type="button" className="button" onClick={cancel}>
          <Icon name="close" small />
          {text('planner.sample.cancel')}
          <span className="hidden">: {isolated(name)}</span>
        </button>
      </div>
    </li>
  );
}
