import { useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.ts';
import styles from './planner.module.css';
import type { PlannerData, StopWords } from './planner-data.ts';
import { PlannerMeetings } from './planner-meetings.tsx';
import { PlannerSamples } from './planner-samples.tsx';
import { PlannerStop } from './planner-stop.tsx';
import { type UsedPlanner, usePlanner } from './use-planner.ts';

/** What the buyer wants to see at a show, hall by hall, with notes of her own. D-28 */
export function PlannerPage({ data: { show, halls, gone, meetings, samples, keptAt } }: { data: PlannerData }) {
  const { text } = useTexts();
  const planner = usePlanner();
  const [told, setTold] = useState('');
  const isEmpty = [halls, gone, meetings, samples].every(({ length }) => length === 0);
  return (
    <article className={`wrap ${styles.page}`} data-page="planner" data-exhibition={show.id}>
      <PlannerHead show={show} isEmpty={isEmpty} keptAt={keptAt} save={() => planner.saveCalendar(show.id)} />
      <p className="hidden" role="status">
        {told}
      </p>
      {isEmpty ? (
        <section className={`panel ${styles.empty}`}>
          <Icon name="calendar" />
          <h2>{text('planner.none.title')}</h2>
          <p>{text('planner.none')}</p>
          <a className="button primary" href={show.exhibitorsHref}>
            {text('planner.find')}
          </a>
        </section>
      ) : null}
      <PlannerMeetings meetings={meetings} callOff={planner.callOff} tell={setTold} />
      <PlannerSamples samples={samples} cancel={planner.cancelSample} tell={setTold} />
      {halls.map(({ id, title, name, count, stops }) => (
        <section key={id} className={styles.hall} data-hall={id}>
          <h2>
            {title}
            {name === '' ? null : (
              <small>
                <bdi>{name}</bdi>
              </small>
            )}
            <span className="meta">{count}</span>
          </h2>
          <Stops stops={stops} planner={planner} tell={setTold} canMeet={show.canMeet} />
        </section>
      ))}
      {gone.length === 0 ? null : (
        <section className={styles.hall} data-hall="">
          <h2>{text('planner.gone')}</h2>
          <p className="meta">{text('planner.gone.help')}</p>
          <Stops stops={gone} planner={planner} tell={setTold} canMeet={false} />
        </section>
      )}
    </article>
  );
}

interface HeadProps {
  readonly show: PlannerData['show'];
  readonly isEmpty: boolean;
  readonly keptAt: string | null;
  readonly save: () => void;
}

function PlannerHead({ show, isEmpty, keptAt, save }: HeadProps) {
  const { text } = useTexts();
  return (
    <header className={styles.head}>
      <div>
        <a className="link" href={show.href}>
          <Icon name="back" small flip />
          <bdi>{show.name}</bdi>
        </a>
        <h1>{text('planner.title')}</h1>
        <p className={styles.when}>
          <bdi>{show.dates}</bdi> · <bdi>{show.location}</bdi>
        </p>
        <p className="meta">{text('planner.lead')}</p>
        {keptAt === null ? null : (
          <p className="meta" data-kept-at="">
            {keptAt}
          </p>
        )}
      </div>
      {isEmpty ? null : (
        <div className={styles.ways}>
          <button type="button" className="button" data-action="save-plan" onClick={save}>
            <Icon name="calendar" small />
            {text('planner.calendar')}
          </button>
          <a className="button primary" href={show.exhibitorsHref}>
            <Icon name="plus" small />
            {text('planner.find')}
          </a>
        </div>
      )}
    </header>
  );
}

interface StopsProps {
  readonly stops: readonly StopWords[];
  readonly planner: UsedPlanner;
  readonly tell: (words: string) => void;
  readonly canMeet: boolean;
}

function Stops({ stops, planner, tell, canMeet }: StopsProps) {
  const { text } = useTexts();
  return (
    <ul className={`panel ${styles.stops}`}>
      {stops.map((stop) => {
        const named = { name: isolated(stop.label) };
        const telling = async (
          done: Promise<boolean>,
          key: 'planner.removed' | 'planner.undone' | 'planner.note.saved',
        ) => {
          const isDone = await done;
          if (isDone) tell(text(key, named));
          return isDone;
        };
        return (
          <PlannerStop
            key={stop.id}
            stop={stop}
            canMeet={canMeet}
            standing={planner.standing(stop)}
            remove={() => telling(planner.remove(stop), 'planner.removed')}
            restore={() => telling(planner.restore(stop), 'planner.undone')}
            note={(remark) => telling(planner.note(stop, remark), 'planner.note.saved')}
          />
        );
      })}
    </ul>
  );
}
