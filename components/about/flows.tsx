import { useTranslations } from 'next-intl';
import { Words } from '../ui/text/words';
import styles from './flows.module.css';

interface FlowsProps {
  /** Where it stands in the drawing. */
  className: string | undefined;
  /** Names of the two sides, and what goes from the first to the second and back. */
  from: string;
  to: string;
  there: string;
  back: string;
}

/** What two sides exchange: an arrow there and an arrow back between their cards. */
export function Flows({ className, from, to, there, back }: FlowsProps) {
  return (
    <ul className={`${styles.flows} ${className}`}>
      <Flow way="there" from={from} to={to} what={there} />
      <Flow way="back" from={to} to={from} what={back} />
    </ul>
  );
}

interface FeedsProps {
  /** Where it stands in the drawing. */
  className: string | undefined;
  /** Name of the side, and of the data. */
  side: string;
  data: string;
  takes: string;
  adds: string;
}

/** What a side takes from the data and adds to it: an arrow up and one down below its card. */
export function Feeds({ className, side, data, takes, adds }: FeedsProps) {
  return (
    <ul className={`${styles.feeds} ${className}`}>
      <li className={styles.owner} aria-hidden="true">
        {side}
      </li>
      <Flow way="up" from={data} to={side} what={takes} />
      <Flow way="down" from={side} to={data} what={adds} />
    </ul>
  );
}

interface FlowProps {
  /** On to the next side or back from it; up from the data or down to it. */
  way: 'there' | 'back' | 'up' | 'down';
  from: string;
  to: string;
  what: string;
}

function Flow({ way, from, to, what }: FlowProps) {
  const t = useTranslations('about.works');
  return (
    <li data-way={way}>
      <span className="visually-hidden">{t('flow', { from, to })}</span>
      <Words>{what}</Words>
    </li>
  );
}
