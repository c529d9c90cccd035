import { useTexts } from '../page/contexts.ts';
import { ArticleBlocks } from '../ui/article-blocks.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { SupplierLight } from '../ui/supplier-facts.tsx';
import styles from './front.module.css';
import type { WarningData } from './warning-data.ts';

/**
 * The warning before a visitor writes to a supplier whose light is red, with buttons to go back or to continue.
 * D-25
 */
export function RatingWarningPage({ data }: { data: WarningData }) {
  const { text } = useTexts();
  const isRed = data.light === 'red';
  const [weakest] = data.findings;
  const supplier = `\u2068${data.name}\u2069`;
  return (
    <div className="wrap" data-page="warning" data-light={data.light}>
      <OutcomePanel
        icon={isRed ? 'warning' : 'shield'}
        tone={isRed ? 'bad' : 'plain'}
        title={isRed ? text('warning.title') : data.name}
      >
        <div className={styles.notice}>
          <p>{text(isRed ? 'warning.text' : 'warning.calm', { supplier })}</p>
          <p>
            <SupplierLight light={data.light} text={data.lightText} /> · <span className="number">{data.score}</span>
          </p>
          {weakest?.found ? (
            <p>
              <b>
                {text('warning.weakest')}: {weakest.name}.
              </b>{' '}
              <bdi lang={weakest.found.lang}>{weakest.found.reason}</bdi>{' '}
              <a className="link" href={data.detailHref}>
                {text('warning.reasons')}
              </a>
            </p>
          ) : null}
          {data.advice === null ? null : <ArticleBlocks blocks={data.advice.blocks} lang={data.advice.lang} />}
        </div>
        <OutcomeActions>
          <a className="button primary" href={data.backHref}>
            {text('warning.back')}
          </a>
          {data.continueHref === null ? null : (
            <a className="button" href={data.continueHref}>
              {text(isRed ? 'warning.continue' : 'warning.contact')}
            </a>
          )}
        </OutcomeActions>
      </OutcomePanel>
    </div>
  );
}
