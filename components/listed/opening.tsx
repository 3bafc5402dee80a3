import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { CONSULTATION_ID } from '../consultation/consultation-id';
import { useCarouselWords } from '../media/carousel-words';
import { ButtonLink } from '../ui/actions/button';
import { Container } from '../ui/layout/container';
import { Artwork } from '../ui/media/artwork';
import { Carousel } from '../ui/motion/carousel';
import { DepthField } from '../ui/motion/depth-field';
import { Words } from '../ui/text/words';
import { FEATURES_ID, featureAnchor } from './features';
import styles from './opening.module.css';

/** Desktop banners (§9). */
const INTERVAL_MS = 5000;

const SLIDES = [
  { key: 'report', art: 'listed/opening', to: CONSULTATION_ID },
  { key: 'relations', art: 'listed/desk', to: FEATURES_ID },
  { key: 'incentive', art: 'listed/vesting', to: featureAnchor('plans') },
] as const;

/** The top carousel of the desktop layout (§2 listed-company services); each slide leads to where its page tells more. */
export function ListedOpening({ page }: { page: PageContext }) {
  const t = useTranslations('listed.opening');
  const opening = useTranslations('pages.listedCompanyServices');
  const words = useCarouselWords(SLIDES.length);
  const titleOf = (key: (typeof SLIDES)[number]['key']) => (key === 'report' ? opening('heading') : t(`${key}.title`));
  return (
    <div className={styles.opening} data-on-ink="">
      <DepthField seed={600} />
      <Carousel
        name="listed"
        label={t('label')}
        interval={INTERVAL_MS}
        tone="ink"
        words={words}
        controlsClassName={styles.controls}
        slideLabels={SLIDES.map(({ key }) => titleOf(key))}
        slides={SLIDES.map(({ key, art, to }, i) => {
          const Heading = i === 0 ? 'h1' : 'h2';
          return (
            <div key={key} className={styles.frame}>
              <Container className={styles.slide}>
                <div className={styles.words}>
                  <Heading>
                    <Words>{titleOf(key)}</Words>
                  </Heading>
                  <p>
                    <Words>{key === 'report' ? opening('lead') : t(`${key}.text`)}</Words>
                  </p>
                  <ButtonLink href={`#${to}`}>{key === 'report' ? t('talk') : t(`${key}.action`)}</ButtonLink>
                </div>
                <Artwork
                  art={artwork(art, page.locale)}
                  alt={t(`${key}.picture`)}
                  sizes="(min-width: 1264px) 690px, (min-width: 961px) 56vw, 100vw"
                  priority={i === 0}
                  className={styles.picture}
                />
              </Container>
            </div>
          );
        })}
      />
    </div>
  );
}
