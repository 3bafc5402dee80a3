import { useTranslations } from 'next-intl';
import styles from './central-map.module.css';
import { BLOCKS, NAMES_ON_WATER, PIERS, SHORE, SQUARE, STREETS, WATER } from './central-map-shapes';

/**
 * A sketch of Central, drawn from the same bars as the rest of the site: the harbour and its piers, the streets
 * around the office, which has the company's name, the two stations. North is up, as far as the streets allow; nothing is to scale.
 */
export function CentralMap({ className = '', name, road }: { className?: string; name: string; road: string }) {
  const t = useTranslations('contact.map');
  return (
    <figure className={`${styles.figure} ${className}`}>
      <svg viewBox="0 -30 1440 600" preserveAspectRatio="xMidYMid slice" role="img" aria-label={t('label', { road })}>
        <g transform="rotate(5 760 320)" className={styles.land}>
          <path className={styles.harbour} d={`M-300-400H1900V${SHORE}H-300z`} />
          <path className={styles.water} d={WATER} />
          <path className={styles.piers} d={PIERS} />
          <path className={styles.blocks} d={BLOCKS} />
          <path className={styles.square} d={SQUARE} />
          <path className={styles.streets} d={STREETS} />
          <path className={styles.lane} d="M770 330V450" />
          <path className={styles.tram} d="M-300 330H1900" />
          <g className={styles.names}>
            <text {...NAMES_ON_WATER.harbour} className={styles.onWater}>
              {t('harbour')}
            </text>
            <text {...NAMES_ON_WATER.piers} className={styles.onWater}>
              {t('piers')}
            </text>
            <text x="790" y="210">
              {t('connaught')}
            </text>
            <text x="872" y="330" className={styles.beside}>
              {t('desVoeux')}
            </text>
            <text x="885" y="450">
              {t('queens')}
            </text>
            <text transform="translate(645 270) rotate(-90)">{t('pedder')}</text>
            <text x="715" y="158" className={styles.onLand}>
              {t('exchange')}
            </text>
            <text x="971" y="270" className={styles.place}>
              {t('square')}
            </text>
          </g>
          <Station x={575} y={150} name={t('hongKongStation')} />
          <Station x={705} y={330} name={t('centralStation')} />
          <g transform="translate(770 404) rotate(-5)" className={styles.office}>
            <circle r="21" />
            <path d="M-9-6H5M-5 0H9M-9 6H3" />
            <text x="32" y="-3">
              {name}
            </text>
            <text x="32" y="16" className={styles.road}>
              {road}
            </text>
          </g>
        </g>
      </svg>
      <figcaption>{t('note')}</figcaption>
    </figure>
  );
}

function Station({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.station}>
      <circle r="10" />
      <path d="M-19 0H19" />
      <text y="31">{name}</text>
    </g>
  );
}
