import { useTranslations } from 'next-intl';
import { PLATFORM } from '@/lib/content/broker';
import type { PageContext } from '@/lib/site/page-context';
import { useCarouselWords } from '../media/carousel-words';
import { Carousel } from '../ui/motion/carousel';
import { PlatformModule, PlatformSection } from './platform';

/** The data platform (§2): five slides, each with its picture. */
export function MobilePlatform({ page }: { page: PageContext }) {
  const t = useTranslations('broker.platform');
  const words = useCarouselWords(PLATFORM.length);
  return (
    <PlatformSection>
      <Carousel
        name="platform"
        label={t('label')}
        controls="names"
        words={words}
        slideLabels={PLATFORM.map(({ key }) => t(`${key}.name`))}
        slides={PLATFORM.map((module) => (
          <PlatformModule
            key={module.key}
            id={`platform-${module.key}`}
            page={page}
            module={module}
            sizes="92vw"
            named
          />
        ))}
      />
    </PlatformSection>
  );
}
