import { useTranslations } from 'next-intl';

/** The words every carousel needs (server side: the island gets plain strings). */
export function useCarouselWords(count: number) {
  const t = useTranslations('common.carousel');
  return {
    carousel: t('description'),
    slide: t('slide'),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
    goTo: Array.from({ length: count }, (_, i) => t('goTo', { number: i + 1, total: count })),
  };
}

/** The words every film needs. */
export function useFilmWords() {
  const t = useTranslations('common.film');
  return { pause: t('pause'), play: t('play') };
}
